import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { guardScripts } from "#app/lib/script-guard.ts";
import { settleScripts } from "#app/lib/settle-scripts.ts";
import noScriptStyles from "#app/styles/no-script.css?url";

/** Renders one page at build time. Nothing runs on a server afterwards. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Keep each boundary where it stands: a static page has nothing to stream.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html");
  return new Response(guardScripts(settleScripts(html), noScriptStyles), { status, headers });
}
