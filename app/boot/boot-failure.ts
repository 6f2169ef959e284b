export const bootFailure = "boot-failure";

/** Tells the script in the head (boot-failure-script.ts) that the page goes on without React. */
export function reportBootFailure(error: unknown) {
  dispatchEvent(new CustomEvent(bootFailure, { detail: error }));
}
