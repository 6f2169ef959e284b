import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "../http/http-error.ts";
import { RateLimit } from "../http/rate-limit.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Settings } from "../settings.ts";
import type { Logins } from "../storage/logins.ts";
import type { Auth } from "./auth.ts";
import { redirect, sendPage } from "./headers.ts";
import { linkSentPage, loginPage, redirectPage } from "./login-pages.ts";
import { enquiryPath, paths } from "./paths.ts";

const hour = 3_600_000;
/** Milliseconds to wait for the mail server. */
const linkTimeout = 8000;

type Options = {
  settings: Settings;
  company: string;
  logins: Logins;
  auth: Auth;
  mailer: Mailer | undefined;
  addressOf: (request: IncomingMessage) => string;
  log: Log;
};

export function logInRoutes({ settings, company, logins, auth, mailer, addressOf, log }: Options) {
  const linkRequests = new RateLimit(3);
  const totalLinkRequests = new RateLimit(20, hour);
  const tries = new RateLimit(10);

  function sendLoginPage(response: ServerResponse, status: number, problem?: string) {
    sendPage(response, loginPage(company, mailer !== undefined, problem), status);
  }

  return {
    showLogIn({ headers }: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams) {
      const isKnown = path === paths.inbox || enquiryPath.test(path);
      const isFromElsewhere = ["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));
      if (isKnown && isFromElsewhere && !query.has("abrir"))
        return sendPage(response, redirectPage(company, path));
      sendLoginPage(response, isKnown ? 200 : 401);
    },

    refuse(response: ServerResponse) {
      sendLoginPage(response, 401);
    },

    async sendLink(request: IncomingMessage, response: ServerResponse) {
      if (!mailer) throw new HttpError(404, "no mail");
      if (!linkRequests.allows(addressOf(request))) throw new HttpError(429, "too many links");
      if (!totalLinkRequests.allows("")) throw new HttpError(429, "too many links in all");
      const link = `${settings.inboxUrl}/entrar?enlace=${await logins.create("link")}`;
      const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, linkTimeout, false).unref());
      const isSent = await Promise.race([mailer.sendLoginLink(link), timeout]);
      sendPage(response, linkSentPage(company, isSent), isSent ? 200 : 503);
    },

    async enter(request: IncomingMessage, response: ServerResponse, link: string) {
      if (!tries.allows(addressOf(request))) throw new HttpError(429, "too many tries");
      if (await auth.logIn(link, response)) {
        log("logged in");
        return redirect(response, paths.inbox);
      }
      log("wrong link");
      const problem = "Ese enlace ya no sirve: se usó o pasaron más de quince minutos. Pida otro.";
      sendLoginPage(response, 403, problem);
    },
  };
}
