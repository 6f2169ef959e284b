/** Ends a request with a status. The message is for developers and contains nothing that the sender wrote. */
export class HttpError extends Error {
  readonly status: number;
  /** For status 405: the methods in the header Allow. */
  readonly methods: string | undefined;
  constructor(status: number, message: string, methods?: string) {
    super(message);
    this.status = status;
    this.methods = methods;
  }
}
