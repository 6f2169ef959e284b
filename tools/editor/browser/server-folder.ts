/** The project's files as a folder of the File System API, with only the methods that the editor calls. */
import { Cancelled, remove, requestFile, save, takeText } from "./server-files.ts";

type Listed = { name: string; kind: "file" | "directory" };

/** The editor first writes a file under a temporary name and then moves it. */
const temporary = /^\.sveltia-tmp-/;

export class ServerFolder {
  readonly kind = "directory";
  readonly name: string;
  readonly #path: string;

  /** The path ends with a slash. */
  constructor(path: string, name = "") {
    this.#path = path;
    this.name = name;
  }

  async *entries(): AsyncGenerator<[string, ServerFolder | ServerFile]> {
    const answer = await requestFile(this.#path);
    const list: Listed[] = await answer.json();
    for (const { name, kind } of list) {
      yield [name, kind === "file" ? this.#file(name) : this.#folder(name)];
    }
  }

  async getDirectoryHandle(name: string): Promise<ServerFolder> {
    return this.#folder(name);
  }

  async getFileHandle(name: string): Promise<ServerFile> {
    return this.#file(name);
  }

  async removeEntry(name: string): Promise<void> {
    if (!temporary.test(name)) await remove(this.#path + name);
  }

  pathOf(name: string): string {
    return this.#path + name;
  }

  #file(name: string): ServerFile {
    return new ServerFile(this.#path + name, name);
  }

  #folder(name: string): ServerFolder {
    return new ServerFolder(`${this.#path}${name}/`, name);
  }
}

class ServerFile {
  readonly kind = "file";
  name: string;
  #path: string;
  /** The bytes that this tab saved last. The file on the server may already be another tab's version. */
  #saved: Blob | undefined;
  /** The editor tries three times to move a file, but the owner is asked only once. */
  #cancelled: Cancelled | undefined;

  constructor(path: string, name: string) {
    this.#path = path;
    this.name = name;
  }

  async getFile(): Promise<File> {
    if (this.#saved) return new File([this.#saved], this.name, { lastModified: Date.now() });
    const known = await takeText(this.#path);
    if (known) return new File([known.text], this.name, { lastModified: known.modified });
    const answer = await requestFile(this.#path);
    const lastModified = Date.parse(answer.headers.get("last-modified") ?? "");
    return new File([await answer.blob()], this.name, { lastModified });
  }

  /** write() already sends the file, because the editor ignores errors of close(). */
  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        const whole = new Blob([data]);
        if (!temporary.test(this.name)) await save(this.#path, whole);
        this.#saved = whole;
      },
      close: async () => {},
    };
  }

  async move(folder: ServerFolder, name: string): Promise<void> {
    const path = folder.pathOf(name);
    const body = await this.getFile();
    if (this.#cancelled) throw this.#cancelled;
    await save(path, body).catch((error) => {
      if (error instanceof Cancelled) this.#cancelled = error;
      throw error;
    });
    if (!temporary.test(this.name)) await remove(this.#path);
    this.#saved = body;
    this.#path = path;
    this.name = name;
  }
}
