//! The operations that [`DigitSet`](super::DigitSet) and [`CellSet`](super::CellSet) share.

/// Implements a set of `$item` as the bits of `$bits`. `$item` must have `index(self) -> usize` and
/// `from_index(usize) -> Self`; the set type must have a constant `ALL` and `len(self) -> usize`,
/// and `$iter` must be built from `$bits` and yield the members in ascending order.
macro_rules! bit_set {
    ($set:ident, $iter:ident, $item:ty, $bits:ty) => {
        impl $set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// The set of one member.
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Whether there are at most `count` members.
            pub const fn has_at_most(self, count: usize) -> bool {
                let mut rest = self.0;
                let mut taken = 0;
                while taken < count {
                    rest &= rest.wrapping_sub(1);
                    taken += 1;
                }
                rest == 0
            }

            /// Whether there is no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether `item` is a member.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Whether every member is also in `other`.
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether no member is in `other`.
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }

            /// Adds `item`; true if it was not there.
            pub const fn insert(&mut self, item: $item) -> bool {
                let before = self.0;
                self.0 |= 1 << item.index();
                self.0 != before
            }

            /// Removes `item`; true if it was there.
            pub const fn remove(&mut self, item: $item) -> bool {
                let before = self.0;
                self.0 &= !(1 << item.index());
                self.0 != before
            }

            /// This set and `item`.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item.index())
            }

            /// This set without `item`.
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !(1 << item.index()))
            }

            /// The members of either set.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The only member, if there is exactly one.
            pub const fn single(self) -> Option<$item> {
                if self.has_one() { self.first() } else { None }
            }

            /// Whether there is exactly one member.
            pub const fn has_one(self) -> bool {
                self.0 != 0 && self.0 & (self.0 - 1) == 0
            }

            /// The set of the smallest member alone; empty if there is none.
            #[must_use]
            pub const fn smallest(self) -> Self {
                Self(self.0 & self.0.wrapping_neg())
            }

            /// The members in ascending order.
            pub const fn iter(self) -> $iter {
                $iter::of(self.0)
            }

            /// The members as bits, the smallest in bit 0.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set with these bits; bits without a member are dropped.
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }
        }

        impl ExactSizeIterator for $iter {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                *self = items.into_iter().fold(*self, Self::with);
            }
        }

        impl std::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl std::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl std::ops::BitXor for $set {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl std::ops::Not for $set {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use bit_set;
