/** Called in a «preSave» listener, stops saving: the editor shows the cause of an error with this message. */
export function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}
