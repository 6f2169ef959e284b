/** Stops saving, for «preSave» listeners. The editor shows the cause of an error whose message is «saving_failed». */
export function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}
