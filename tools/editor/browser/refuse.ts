/** Stops saving from a «preSave» listener. For this message, the editor shows the error's cause. */
export function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}
