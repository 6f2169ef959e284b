/** Stops saving from a listener of «preSave»: the editor shows the cause of an error of this name. */
export function refuse(reason: string): never {
  throw new Error("saving_failed", { cause: new Error(reason) });
}
