import { fitSentence } from "./fit.ts";

export function showFit(block: Element) {
  const answer = block.querySelector("output");
  if (!answer) return;
  const [width = 0, depth = 0] = [...block.querySelectorAll("input")].map((field) => field.valueAsNumber);
  const size = { width: Number(answer.dataset.width), depth: Number(answer.dataset.depth) };
  answer.textContent = fitSentence(size, { width, depth });
  // A space larger than the plan ends at the plan's edge.
  for (const space of block.querySelectorAll<SVGRectElement>("[data-space]")) {
    const { width: across, height: down } = space.ownerSVGElement?.viewBox.baseVal ?? { width: 0, height: 0 };
    space.setAttribute("width", String(within(width, across)));
    space.setAttribute("height", String(within(depth, down)));
  }
}

/** Returns 0 for a field without a number. */
function within(length: number, max: number): number {
  return length > 0 ? Math.min(length, max) : 0;
}
