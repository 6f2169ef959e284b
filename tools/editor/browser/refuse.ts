/** Stops saving from a «preSave» listener. The editor shows the cause of a «saving_failed» error. */
export function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}
