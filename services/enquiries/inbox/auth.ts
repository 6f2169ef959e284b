/** People log in to the inbox with a link mailed to the sales mailbox. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "../http/http-error.ts";
import type { Logins } from "../storage/logins.ts";

const sessionHours = 12;

export type Session = { secret: string; token: string };

export class Auth {
  readonly #logins: Logins;
  readonly #origin: string;
  readonly #cookie: { name: string; attributes: string };

  constructor(logins: Logins, inboxUrl: string) {
    this.#logins = logins;
    this.#origin = new URL(inboxUrl).origin;
    // Safari stores no Secure cookie without TLS. The settings allow HTTP only on this machine.
    const isSecure = inboxUrl.startsWith("https:");
    this.#cookie = {
      name: isSecure ? "__Host-bandeja" : "bandeja",
      attributes: `Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Strict`,
    };
  }

  sessionOf(request: IncomingMessage): Session | undefined {
    const cookies = (request.headers.cookie ?? "").split(/; */);
    const prefix = `${this.#cookie.name}=`;
    const secret = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
    if (!secret || !this.#logins.isValid("session", secret)) return undefined;
    return { secret, token: formToken(secret) };
  }

  /** Logs in with a link, which then becomes invalid. Returns false if the link was not valid. */
  async logIn(link: string, response: ServerResponse): Promise<boolean> {
    const secret = await this.#logins.exchange(link);
    if (!secret) return false;
    this.#setCookie(response, secret, sessionHours * 3600);
    return true;
  }

  async logOut({ secret }: Session, response: ServerResponse) {
    await this.#logins.remove(secret);
    this.#setCookie(response, "", 0);
  }

  checkOrigin({ headers }: IncomingMessage) {
    if (headers.origin !== this.#origin) throw new HttpError(403, "not from the inbox");
  }

  checkToken(session: Session, given: string) {
    const [expected, actual] = [session.token, given].map((token) => Buffer.from(token));
    if (!expected || !actual || expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
      throw new HttpError(403, "wrong token");
    }
  }

  #setCookie(response: ServerResponse, value: string, seconds: number) {
    const { name, attributes } = this.#cookie;
    response.setHeader("Set-Cookie", `${name}=${value}; ${attributes}; Max-Age=${seconds}`);
  }
}

function formToken(secret: string): string {
  return createHmac("sha256", secret).update("form").digest("base64url");
}
