import { request } from "node:http";

export type Answer = { status: number; location?: string; headers: Record<string, string | undefined> };

/** Unlike `fetch`, sends the address unchanged and follows no redirect. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      response.resume();
      const { location } = response.headers;
      resolve({
        status: response.statusCode ?? 0,
        ...(location && { location: location.replace(`http://127.0.0.1:${port}`, "") }),
        headers: response.headers as Answer["headers"],
      });
    })
      .on("error", reject)
      .end();
  });
}

export function inWords({ status, location }: Answer): string {
  return location ? `${status} → ${location}` : String(status);
}
