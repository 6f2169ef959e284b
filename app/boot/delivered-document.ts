/** The document as it was delivered, before React changes it. */
export function keepDeliveredDocument() {
  const { documentElement, head, body } = document;
  const attributes = [documentElement, body].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ element, name, value })),
  );
  const [inHead, inBody] = [[...head.childNodes], [...body.childNodes]];

  /** React drops attributes that are not its own when it renders the document anew: the build, the theme. */
  function restoreAttributes() {
    if (documentElement.dataset.build) return;
    for (const { element, name, value } of attributes) element.setAttribute(name, value);
  }

  /** React empties the document when an error escapes from the frame around the page. */
  function restore() {
    restoreAttributes();
    // A stylesheet that is inserted again would be loaded again.
    head.append(...inHead.filter((node) => !node.isConnected));
    body.replaceChildren(...inBody);
  }

  return { restoreAttributes, restore };
}
