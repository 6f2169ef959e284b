/** A ref callback that scrolls a notice into view. On a small screen the notice may appear outside the view. */
export function scrollIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
