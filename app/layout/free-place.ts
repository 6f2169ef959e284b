const step = 12;
/** Letters may stand higher than their line. */
const gap = 6;
/** What is pressed; a card or a picture that is a link is too large to be in the way of. */
const pressed = "a, button, input, select, textarea, summary, label";
const large = 140;

/**
 * How far above its place a round mark covers neither words nor anything to press; undefined where the lower half of
 * the window has no such place.
 */
export function freeRise(mark: HTMLElement): number | undefined {
  const { offsetLeft, offsetTop, offsetWidth } = mark;
  const size = offsetWidth + 2 * gap;
  for (let rise = 0; rise < innerHeight / 2; rise += step) {
    const place = new DOMRect(offsetLeft - gap, offsetTop - rise - gap, size, size);
    if (below(place).every((element) => mark.contains(element) || !isInTheWay(element, place))) return rise;
  }
  return undefined;
}

/** All that stands there, found at points closer than a line is high. */
function below({ left, top, width }: DOMRect): Element[] {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.flatMap((across) =>
    shares.flatMap((down) => document.elementsFromPoint(left + across * width, top + down * width)),
  );
}

function isInTheWay(element: Element, place: DOMRect): boolean {
  if (element.matches(pressed) && element.clientHeight < large) return true;
  // The numbers of a rule stand in boxes without width, which no point finds.
  return [element, ...element.children].some((part) =>
    [...part.childNodes].some((node) => node instanceof Text && isCovered(node, place)),
  );
}

function isCovered(text: Text, place: DOMRect): boolean {
  const range = document.createRange();
  range.selectNode(text);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      left < place.right && right > place.left && top < place.bottom && bottom > place.top,
  );
}
