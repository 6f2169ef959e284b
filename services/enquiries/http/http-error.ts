/** Ends a request with a status. The message is for developers and never repeats what was sent. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
