/** Ref callback that scrolls a notice into view. On a small screen it would appear above the view. */
export function intoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
