import type { IncomingMessage, ServerResponse } from "node:http";
import { ContentError } from "#app/content/read/content.ts";
import { contentAdvice } from "../../checks/content-advice.ts";
import { editableFile } from "../content-files.ts";
import { isOwnPage } from "../files.ts";
import { published, unpublished } from "./changes.ts";
import { progressEnd, progressLine, progressStart, publishingPage } from "./page.ts";
import { publish, repositoryOf } from "./publish.ts";
import { undoPublished, undoUnpublished } from "./undo.ts";

/** Answers /admin/publicar: GET shows the changes, POST publishes or undoes. */
export async function answerPublishing(root: string, request: IncomingMessage, response: ServerResponse) {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  if (request.method !== "POST") return void response.end(await pageOf(root));
  // Another site that is open in the same browser must not publish.
  if (!isOwnPage(request)) return void response.writeHead(403).end();
  const body = Buffer.concat(await request.toArray()).toString();
  const { action, file = "", commit = "" } = Object.fromEntries(new URLSearchParams(body));
  if (action === "publish") {
    response.write(progressStart);
    for await (const { line, failed } of publish(root)) response.write(progressLine(line, failed));
    return void response.end(progressEnd);
  }
  if (!editableFile.test(file)) return void response.writeHead(400).end();
  const isCommit = /^[0-9a-f]{40,64}$/.test(commit);
  const notice = isCommit ? await undoPublished(root, commit, file) : await undoUnpublished(root, file);
  response.end(await pageOf(root, notice));
}

async function pageOf(root: string, notice?: string): Promise<string> {
  const repository = await repositoryOf(root);
  if (!repository.exists) return publishingPage({ repository, changes: [], history: [], advice: [] });
  const [changes, history] = await Promise.all([unpublished(root), published(root)]);
  return publishingPage({ repository, changes, history, advice: adviceFor(root), notice });
}

/** Returns no advice if the content has faults. The page beside the form reports the faults. */
function adviceFor(root: string): string[] {
  try {
    return contentAdvice(root);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
