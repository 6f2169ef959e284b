/** Letters may extend above their line. In pixels. */
const gap = 6;
/** Controls. A card or picture that is a link is too large to be covered. */
const pressed = "a, button, input, select, textarea, summary, label";
const large = 140;
/** Sample points, closer together than the height of a line. */
const across = [0, 0.5, 1];
const down = [0, 1 / 3, 2 / 3, 1];

/**
 * Returns how far a round button must rise to cover neither text nor controls, or undefined if the lower half of the
 * window has no such place.
 */
export function freeRise(mark: HTMLElement): number | undefined {
  const { offsetLeft, offsetTop, offsetWidth } = mark;
  const size = offsetWidth + 2 * gap;
  for (let rise = 0; rise < innerHeight / 2; ) {
    const place = new DOMRect(offsetLeft - gap, offsetTop - rise - gap, size, size);
    const tops = [...below(place)].flatMap((element) =>
      mark.contains(element) ? [] : topsInTheWay(element, place),
    );
    if (tops.length === 0) return rise;
    // Rise above everything in the way.
    rise += Math.ceil(place.bottom - Math.min(...tops));
  }
  return undefined;
}

/** Returns the elements below a rectangle. */
function below({ left, top, width, height }: DOMRect): Set<Element> {
  const points = across.flatMap((x) => down.map((y) => [left + x * width, top + y * height] as const));
  return new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
}

function topsInTheWay(element: Element, place: DOMRect): number[] {
  // A small link may stretch over its card; only the link's own box counts.
  if (element.matches(pressed) && element.clientHeight < large) {
    return topsCovered([element.getBoundingClientRect()], place);
  }
  // The numbers of a ruler have boxes without width, which no sample point hits.
  return [element, ...element.children].flatMap((part) =>
    [...part.childNodes].flatMap((node) => (node instanceof Text ? topsCovered(linesOf(node), place) : [])),
  );
}

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNode(text);
  return [...range.getClientRects()];
}

function topsCovered(boxes: DOMRect[], place: DOMRect): number[] {
  return boxes
    .filter(
      ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    )
    .map(({ top }) => top);
}
