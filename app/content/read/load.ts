import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { fixedPages, type PageContents } from "#app/content/pages.ts";
import { schemasByFile, schemasByFolder } from "#app/content/schema/files.ts";
import { type Content, ContentError } from "./content.ts";
import { withFigures } from "./figures.ts";
import { type Masters, readMasters } from "./masters.ts";
import { parseFile } from "./parse.ts";
import { checkReferences } from "./references.ts";
import { systemFileName } from "./system-files.ts";

/** Reads and checks all of content/. Throws a ContentError that lists one fault per line. */
export function loadContent(root: string): Content {
  const reader = new Reader(join(root, "content"));
  const content: Content = {
    company: reader.single("company.yaml"),
    claims: reader.optional("claims.yaml") ?? [],
    examples: reader.single("examples.yaml"),
    navigation: reader.single("navigation.yaml"),
    redirects: reader.optional("redirects.yaml") ?? [],
    parameters: reader.single("parameters.yaml"),
    coverage: reader.single("coverage.yaml"),
    directory: reader.single("directory.yaml"),
    productTexts: reader.single("pages/product.yaml"),
    vocabulary: {
      notOffered: reader.single("vocabulary/not-offered.yaml"),
      rivals: reader.single("vocabulary/rivals.yaml"),
      places: reader.single("vocabulary/places.yaml"),
      faults: reader.single("vocabulary/faults.yaml"),
      needs: reader.single("vocabulary/needs.yaml"),
      words: reader.single("vocabulary/words.yaml"),
    },
    pages: reader.pages(),
    brands: reader.folder("brands"),
    categories: reader.folder("categories"),
    products: reader.folder("products"),
    panels: reader.folder("panels"),
    supplies: reader.folder("supplies"),
    testFiles: reader.folder("tests"),
  };
  reader.reportUnreadFiles();
  const masters = readMasters(root);
  reader.reportFaultyMasters(masters);
  if (reader.faults.length === 0) reader.faults.push(...checkReferences(content, masters.files));
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return withFigures(content);
}

type SingleFile = keyof typeof schemasByFile;
type Folder = keyof typeof schemasByFolder;

class Reader {
  readonly faults: string[] = [];
  readonly #folder: string;
  readonly #read = new Set<string>();
  /** The raw texts of all files, including invalid files. */
  readonly #texts: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  single<F extends SingleFile>(file: F): z.output<(typeof schemasByFile)[F]> {
    return this.#parse(file, schemasByFile[file]) as z.output<(typeof schemasByFile)[F]>;
  }

  optional<F extends SingleFile>(file: F): z.output<(typeof schemasByFile)[F]> | undefined {
    return existsSync(join(this.#folder, file)) ? this.single(file) : undefined;
  }

  pages(): PageContents {
    const read = Object.entries(fixedPages).flatMap(([id, page]) =>
      "schema" in page ? [[id, this.#parse(`pages/${id}.yaml`, page.schema)]] : [],
    );
    return Object.fromEntries(read) as PageContents;
  }

  folder<F extends Folder>(folder: F): (z.output<(typeof schemasByFolder)[F]> & { id: string })[] {
    const path = join(this.#folder, folder);
    const files = existsSync(path)
      ? readdirSync(path)
          .filter((file) => file.endsWith(".yaml"))
          .sort()
      : [];
    return files.flatMap((file) => {
      const id = basename(file, ".yaml");
      const name = `${folder}/${file}`;
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
        this.#fault(name, "(nombre): use minúsculas, números y guiones");
      }
      const value = this.#parse(name, schemasByFolder[folder]);
      return value ? [{ ...(value as z.output<(typeof schemasByFolder)[F]>), id }] : [];
    });
  }

  /** Reports files that no schema reads, which would otherwise be ignored silently. */
  reportUnreadFiles() {
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory() || systemFileName.test(entry.name)) continue;
      const name = join(entry.parentPath, entry.name).slice(this.#folder.length + 1);
      if (!this.#read.has(name)) this.#fault(name, "(archivo): nadie lo lee; revise el nombre y la carpeta");
    }
  }

  /** Reports pictures that cannot be shown, but only if the content names them. */
  reportFaultyMasters({ faulty }: Masters) {
    for (const { name, file, reason } of faulty) {
      const named = this.#texts.some((text) => text.includes(`/images/${name}.`));
      if (named) this.faults.push(`images/${file}: (archivo): ${reason}`);
    }
  }

  #parse(name: string, schema: z.ZodType): unknown {
    this.#read.add(name);
    const path = join(this.#folder, name);
    if (!existsSync(path)) {
      this.#fault(name, "(archivo): falta");
      return undefined;
    }
    if (!statSync(path).isFile()) {
      this.#fault(name, "(archivo): es una carpeta");
      return undefined;
    }
    const bytes = readFileSync(path);
    this.#texts.push(bytes.toString());
    const parsed = parseFile(bytes, schema);
    for (const fault of parsed.errors) this.#fault(name, fault);
    return parsed.value;
  }

  #fault(name: string, fault: string) {
    this.faults.push(`content/${name}: ${fault}`);
  }
}
