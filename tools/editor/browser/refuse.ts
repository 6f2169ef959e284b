/** Stops saving if a «preSave» listener calls it: the editor shows the cause of an error with this message. */
export function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}
