"use strict";
// The pointer on a cell, a house or a digit in the words lights it on the board.
function lit(word) {
  const svg = word.closest("section").querySelector(".board-of svg");
  if (!svg) return null;
  const [x, y, cell] = svg.dataset.grid.split(" ").map(Number);
  const at = /^r(\d)c(\d)$/.exec(word.dataset.cell || "");
  const areas = at ? [[at[1] - 1, at[2] - 1, 1, 1]]
    : (word.dataset.areas || "").split(";").filter(Boolean).map((area) => area.split(" ").map(Number));
  const element = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
  const lights = svg.appendChild(element("g"));
  for (const [row, column, height, width] of areas) {
    const light = lights.appendChild(element("rect"));
    const sides = { x: x + column * cell + 2, y: y + row * cell + 2, width: width * cell - 4, height: height * cell - 4, rx: 4 };
    for (const side in sides) light.setAttribute(side, sides[side]);
    light.setAttribute("class", "lit");
  }
  return lights;
}
for (const word of document.querySelectorAll(".words span")) {
  let light = null;
  word.addEventListener("mouseenter", () => { light = lit(word); });
  word.addEventListener("mouseleave", () => { if (light) light.remove(); light = null; });
}
