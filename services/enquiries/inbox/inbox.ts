/** HTML pages without scripts, below /bandeja. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportRows } from "../export.ts";
import type { HealthCheck } from "../http/health.ts";
import { HttpError } from "../http/http-error.ts";
import { RateLimit } from "../http/rate-limit.ts";
import { readBody, utf8 } from "../http/read-body.ts";
import { codeOf, type Log } from "../log.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Settings } from "../settings.ts";
import type { Site } from "../site.ts";
import type { Filter } from "../storage/enquiry-store.ts";
import type { Storage } from "../storage/storage.ts";
import { inboxStates, stateNames } from "../storage/stored-enquiry.ts";
import { actionOf, doneTexts } from "./actions.ts";
import { Auth, type Session } from "./auth.ts";
import { enquiryPage } from "./enquiry-page.ts";
import { errorTexts, redirect, sendPage, setHeaders } from "./headers.ts";
import { alarmTexts, listPage } from "./list-page.ts";
import { logInRoutes } from "./log-in.ts";
import { confirmPage, errorPage } from "./login-pages.ts";
import { actionPath, assetPath, enquiryPath, paths } from "./paths.ts";
import { readAssets } from "./styles.ts";

const pageSize = 50;
const maxFormBytes = 20_000;

type Options = {
  settings: Settings;
  site: Site;
  storage: Storage;
  health: HealthCheck;
  mailer: Mailer | undefined;
  addressOf: (request: IncomingMessage) => string;
  log: Log;
};

export function inbox({ settings, site, storage, health, mailer, addressOf, log }: Options) {
  const { store, queue, logins } = storage;
  const company = site.name;
  const auth = new Auth(logins, settings.inboxUrl);
  const assets = readAssets();
  const anonymousRequests = new RateLimit(120);
  const logIn = logInRoutes({ settings, company, logins, auth, mailer, addressOf, log });

  return async (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, settings.inboxUrl);
    try {
      await answer(request, response);
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 503;
      log("inbox", { status, reason: error instanceof HttpError ? error.message : codeOf(error) });
      if (response.headersSent || response.destroyed) return void request.destroy();
      if (!request.complete) response.setHeader("Connection", "close");
      const { title, text } = errorTexts(status);
      sendPage(response, errorPage(company, title, text), status);
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = "", search = ""] = (request.url ?? "").split(/\?(.*)/s);
    const query = new URLSearchParams(search);
    const asset = assets.get(assetPath.exec(path)?.[1] ?? "");
    if (asset && request.method === "GET") {
      response.setHeader("Cache-Control", "public, max-age=3600");
      response.setHeader("Content-Type", asset.type);
      return void response.end(asset.content);
    }
    const session = auth.sessionOf(request);
    if (!session && !anonymousRequests.allows(addressOf(request))) throw new HttpError(429, "too many");
    if (request.method === "POST") return await post(request, response, path, session);
    if (request.method !== "GET") throw new HttpError(405, "GET and POST only", "GET, POST");
    if (path === paths.enter) return sendPage(response, confirmPage(company, query.get("enlace") ?? ""));
    if (!session) return logIn.showLogIn(request, response, path, query);
    const [, id] = enquiryPath.exec(path) ?? [];
    if (path === paths.inbox) return sendPage(response, list(session, query));
    if (path === paths.export) return await sendExport(response, filterOf(query));
    if (id) return sendPage(response, enquiry(session, id, query));
    throw new HttpError(404, "not found");
  }

  function list(session: Session, query: URLSearchParams): string {
    const filter = filterOf(query);
    const [before, after] = ["antes", "despues"].map((name) => positive(query.get(name)));
    // Reads one row more than a page shows, to find out whether another page follows.
    const found = store.list(filter, { before, after, limit: pageSize + 1 });
    const hasMore = found.length > pageSize;
    const items = after === undefined ? found.slice(0, pageSize) : found.slice(-pageSize);
    const hasNewer = after === undefined ? before !== undefined : hasMore;
    const hasOlder = after === undefined ? hasMore : true;
    return listPage({
      company,
      session,
      filter,
      items,
      counts: store.counts(),
      newer: hasNewer ? items[0]?.seq : undefined,
      older: hasOlder ? items.at(-1)?.seq : undefined,
      alarms: alarmTexts({ ...health.mailState(), reason: health.lastReason }),
      done: doneText(query),
    });
  }

  function enquiry(session: Session, id: string, query: URLSearchParams): string {
    const stored = store.get(id);
    if (!stored) throw new HttpError(404, "no such enquiry");
    return enquiryPage({
      company,
      session,
      stored,
      mailStatus: queue.status(id),
      countOfPerson: store.countOfPerson(stored.enquiry.email),
      done: doneText(query),
    });
  }

  /** Sends the export in chunks, so that it neither blocks the service nor fills its memory. */
  async function sendExport(response: ServerResponse, filter: Filter) {
    response.setHeader("Content-Type", "text/csv; charset=utf-8");
    response.setHeader("Content-Disposition", 'attachment; filename="consultas.csv"');
    await pipeline(Readable.from(exportRows(store, filter)), response);
  }

  async function post(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    session: Session | undefined,
  ) {
    auth.checkOrigin(request);
    const body = await readBody(request, "application/x-www-form-urlencoded", maxFormBytes);
    const fields = new URLSearchParams(utf8(body));
    if (path === paths.link) return await logIn.sendLink(request, response);
    if (path === paths.enter) return await logIn.enter(request, response, fields.get("enlace") ?? "");
    if (!session) return logIn.refuse(response);
    auth.checkToken(session, fields.get("token") ?? "");
    const [, id = "", name = ""] = actionPath.exec(path) ?? [];
    const action = actionOf(name);
    if (path === paths.logOut) {
      await auth.logOut(session, response);
      return redirect(response, paths.inbox);
    }
    if (path === paths.forget) {
      await store.forget(fields.get("correo") ?? "");
      return redirect(response, `${paths.inbox}?hecho=olvidar`);
    }
    const stored = action && store.get(id);
    if (!action || !stored) throw new HttpError(404, "not found");
    const next = await action({ store, mailer }, stored, fields);
    log("inbox action", { action: name });
    redirect(response, next);
  }
}

function doneText(query: URLSearchParams): string | undefined {
  const key = query.get("hecho") ?? "";
  return Object.hasOwn(doneTexts, key) ? doneTexts[key] : undefined;
}

function filterOf(query: URLSearchParams): Filter {
  const state = inboxStates.find((each) => stateNames[each] === query.get("estado"));
  const search = query.get("buscar")?.trim().slice(0, 200).toWellFormed() || undefined;
  return { state, search };
}

function positive(value: string | null): number | undefined {
  return value && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
