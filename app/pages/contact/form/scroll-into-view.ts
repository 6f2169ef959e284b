/** For notices that may appear outside the view of a small screen. */
export function scrollIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
