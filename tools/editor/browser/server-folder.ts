/**
 * The project's files, as the File System API gives files to a page: the editor's backend for files works on a folder
 * of that kind, and the development server reads and writes them. Only what the editor uses of the interface is here.
 */

/** What the server says of a file or a folder. */
type Listed = { name: string; kind: "file" | "directory" };

/** The editor writes a file under a name of its own first, and renames it when it is whole. */
const unfinished = /^\.sveltia-tmp-/;

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
    const answer = await ask(this.#path);
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
    if (!unfinished.test(name)) await ask(this.#path + name, { method: "DELETE" });
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
  #unfinished: Blob | undefined;

  constructor(path: string, name: string) {
    this.#path = path;
    this.name = name;
  }

  async getFile(): Promise<File> {
    const answer = await ask(this.#path);
    const lastModified = Date.parse(answer.headers.get("last-modified") ?? "");
    return new File([await answer.blob()], this.name, { lastModified });
  }

  /** What is written is sent at once: the editor hears of no fault when a file is closed. */
  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        const whole = new Blob([data]);
        if (unfinished.test(this.name)) this.#unfinished = whole;
        else await ask(this.#path, { method: "PUT", body: whole });
      },
      close: async () => {},
    };
  }

  async move(folder: ServerFolder, name: string): Promise<void> {
    const path = folder.pathOf(name);
    const body = this.#unfinished ?? (await this.getFile());
    await ask(path, { method: "PUT", body });
    if (!this.#unfinished) await ask(this.#path, { method: "DELETE" });
    this.#unfinished = undefined;
    this.#path = path;
    this.name = name;
  }
}

async function ask(path: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(path, request).catch(() => {
    throw new Error("El editor no responde. Compruebe que la ventana de comandos siga abierta.");
  });
  if (answer.status === 404) throw new DOMException(path, "NotFoundError");
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer;
}
