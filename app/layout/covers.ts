/** The WhatsApp button must not cover these controls, unless they are as large as a card or picture. */
const controls = "a, button, input, select, textarea, summary, label";
const largeHeight = 140;
/** Sample points in the button, in pixels. Two rows are closer than two lines of text. */
const across = [0, 24, 48];
const down = [0, 16, 32, 48];

/** Checks the place of the unfolded button, because a folded button is moved sideways. */
export function covers(button: HTMLElement | null): boolean {
  if (!button) return false;
  const place = new DOMRect(innerWidth - 64, button.offsetTop, 48, 48);
  return elementsAt(place).some(
    (element) => !button.contains(element) && boxesOf(element).some(overlaps(place)),
  );
}

function elementsAt({ left, top }: DOMRect): Element[] {
  return [
    ...new Set(across.flatMap((x) => down.flatMap((y) => document.elementsFromPoint(left + x, top + y)))),
  ];
}

/** Returns the box of a control, or of each line of text. */
function boxesOf(element: Element): DOMRect[] {
  // A link's `::after` may cover its card. Only the link's own box counts.
  if (element.matches(controls) && element.clientHeight < largeHeight)
    return [element.getBoundingClientRect()];
  // Includes text of child elements: the numbers of a ruler are in elements without width.
  return [element, ...element.children].flatMap((part) =>
    [...part.childNodes].flatMap((node) => (node instanceof Text ? linesOf(node) : [])),
  );
}

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNode(text);
  return [...range.getClientRects()];
}

const overlaps = (place: DOMRect) => (box: DOMRect) =>
  box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top;
