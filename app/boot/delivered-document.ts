export function keepDeliveredDocument() {
  const { documentElement, head, body } = document;
  const attributes = [documentElement, body].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ element, name, value })),
  );
  const [inHead, inBody] = [[...head.childNodes], [...body.childNodes]];

  /** Restores attributes that React drops when it renders the document again: the build and the theme. */
  function restoreAttributes() {
    if (documentElement.dataset.build) return;
    for (const { element, name, value } of attributes) element.setAttribute(name, value);
  }

  /** Restores the document, which React empties when an error escapes from the layout. */
  function restore() {
    restoreAttributes();
    // Inserting a connected stylesheet again would load it again.
    head.append(...inHead.filter((node) => !node.isConnected));
    body.replaceChildren(...inBody);
  }

  return { restoreAttributes, restore };
}
