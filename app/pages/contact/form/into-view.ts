/** For the ref of a notice: on a small screen it appears above what is in view. */
export function intoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
