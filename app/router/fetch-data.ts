/** What a data file holds: the data, and the build they were written by. */
export type DataFile<Data> = { build: string; data: Data };

/** The site was published anew since this page was loaded: its data may have other shapes. */
export class OutdatedBuild extends Error {
  override name = "OutdatedBuild";
}

/** Undefined where there is no such file; throws where the connection or the host fails. */
export async function fetchData<Data>(path: string, signal?: AbortSignal): Promise<Data | undefined> {
  const response = await fetch(path, { signal });
  // A host that shows a page for every unknown address answers with HTML.
  if (response.ok && response.headers.get("content-type")?.includes("json")) {
    const file: DataFile<Data> = await response.json();
    if (file.build !== document.documentElement.dataset.build) throw new OutdatedBuild(path);
    return file.data;
  }
  // Unread, it would keep the connection busy.
  await response.body?.cancel();
  if (response.ok || response.status === 404) return undefined;
  throw new Error(`${path}: ${response.status}`);
}
