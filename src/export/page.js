"use strict";
// The pointer on a cell, a house or a digit in the words lights it on the board.
function lit(word) {
  const svg = word.closest("section").querySelector(".board-of svg");
  if (!svg) return null;
  const [x, y, cell] = svg.dataset.grid.split(" ").map(Number);
  let row, column, width = 1, height = 1;
  const at = /^r(\d)c(\d)$/.exec(word.dataset.cell || "");
  const house = /^(row|column|box) (\d)$/.exec(word.dataset.house || "");
  if (at) {
    [row, column] = [at[1] - 1, at[2] - 1];
  } else if (house) {
    const number = house[2] - 1;
    if (house[1] === "row") [row, column, width] = [number, 0, 9];
    else if (house[1] === "column") [row, column, height] = [0, number, 9];
    else [row, column, width, height] = [number - number % 3, number % 3 * 3, 3, 3];
  } else {
    return null;
  }
  const light = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const sides = { x: x + column * cell + 2, y: y + row * cell + 2, width: width * cell - 4, height: height * cell - 4, rx: 4 };
  for (const side in sides) light.setAttribute(side, sides[side]);
  light.setAttribute("class", "lit");
  return svg.appendChild(light);
}
for (const word of document.querySelectorAll(".words span")) {
  let light = null;
  word.addEventListener("mouseenter", () => { light = lit(word); });
  word.addEventListener("mouseleave", () => { if (light) light.remove(); light = null; });
}
