/** Controls. A card or picture that is a link is too large to be covered. */
const pressed = "a, button, input, select, textarea, summary, label";
const large = 140;
/** Sample points within the button, closer together than the height of a line. In pixels. */
const across = [0, 24, 48];
const down = [0, 16, 32, 48];

/** Returns whether the whole button would cover text or a control. Folding moves it only to the side. */
export function covers(mark: HTMLElement | null): boolean {
  if (!mark) return false;
  const place = new DOMRect(innerWidth - 64, mark.offsetTop, 48, 48);
  return below(place).some((element) => !mark.contains(element) && boxesOf(element).some(meets(place)));
}

function below({ left, top }: DOMRect): Element[] {
  return across.flatMap((x) => down.flatMap((y) => document.elementsFromPoint(left + x, top + y)));
}

/** Returns the boxes of a control, or those of an element's lines of text. */
function boxesOf(element: Element): DOMRect[] {
  // A small link may stretch over its card; only the link's own box counts.
  if (element.matches(pressed) && element.clientHeight < large) return [element.getBoundingClientRect()];
  // The numbers of a ruler have boxes without width, which no sample point hits.
  return [element, ...element.children].flatMap((part) =>
    [...part.childNodes].flatMap((node) => (node instanceof Text ? linesOf(node) : [])),
  );
}

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNode(text);
  return [...range.getClientRects()];
}

const meets = (place: DOMRect) => (box: DOMRect) =>
  box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top;
