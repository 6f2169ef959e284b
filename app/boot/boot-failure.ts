export const bootFailure = "boot-failure";

/** Tells the script in the head (boot-failure-script.ts) about an error that stops React. */
export function reportBootFailure(error: unknown) {
  dispatchEvent(new CustomEvent(bootFailure, { detail: error }));
}
