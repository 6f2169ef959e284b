/**
 * Stops saving from a «preSave» listener. For the message «saving_failed», the editor shows the error's
 * cause.
 */
export function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}
