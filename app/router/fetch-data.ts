export type DataFile<Data> = { build: string; data: Data };

/** Thrown if the site was published again after this page loaded, because the data may differ in shape. */
export class OutdatedBuild extends Error {
  override name = "OutdatedBuild";
}

/** Returns undefined if the file does not exist. Throws if the connection or the host fails. */
export async function fetchData<Data>(path: string, signal?: AbortSignal): Promise<Data | undefined> {
  const response = await fetch(path, { signal });
  // Some hosts answer every unknown address with an HTML page.
  if (response.ok && response.headers.get("content-type")?.includes("json")) {
    const file: DataFile<Data> = await response.json();
    if (file.build !== document.documentElement.dataset.build) throw new OutdatedBuild(`fetch ${path}`);
    return file.data;
  }
  // An unread body would keep the connection busy.
  await response.body?.cancel();
  if (response.ok || response.status === 404) return undefined;
  throw new Error(`fetch ${path}: ${response.status}`);
}
