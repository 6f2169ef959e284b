import type { Field } from "@sveltia/cms";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fixedPages } from "#app/content/pages.ts";
import { schemasByFile, schemasByFolder } from "#app/content/schema/files.ts";
import { editorConfig } from "./config.ts";

const { collections = [], singletons = [] } = editorConfig(
  { name: "test-repo" },
  { name: "Sitio", site: "https://sitio.example" },
);
const lists = collections.filter((item) => "folder" in item && !item.hide);
const files = singletons.filter((item) => "file" in item);

type Found = { path: string; required: boolean };

/** Returns every field of a schema, read from Zod's own definitions. */
function fieldsIn(schema: z.core.$ZodType, path: string, required = true): Found[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsIn(schema.unwrap(), path, false);
  }
  if (schema instanceof z.ZodPipe) return fieldsIn(schema.in, path, required);
  if (schema instanceof z.ZodLiteral) return [{ path, required }];
  const own = path === "" || path.endsWith("[]") ? [] : [{ path, required }];
  if (schema instanceof z.ZodArray) return [...own, ...fieldsIn(schema.element, `${path}[]`)];
  if (schema instanceof z.ZodObject) {
    const children = Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsIn(field as z.core.$ZodType, path ? `${path}.${name}` : name),
    );
    return [...own, ...children];
  }
  return own;
}

function fieldsOf(fields: Field[], path = ""): Found[] {
  return fields.flatMap((field) => {
    const at = path ? `${path}.${field.name}` : field.name;
    const required = !("required" in field) || field.required !== false;
    const inside = "fields" in field && field.fields ? field.fields : [];
    const place = field.widget === "list" ? `${at}[]` : at;
    return [{ path: at, required }, ...fieldsOf(inside, place)];
  });
}

/** If a file contains only a list, its form has one field: a list with the file's name. */
function fieldsOfFile({ name, fields }: { name: string; fields: Field[] }): Found[] {
  const [whole] = fields;
  if (!whole || !("root" in whole)) return fieldsOf(fields);
  return fieldsOf(fields)
    .slice(1)
    .map((found) => ({ ...found, path: found.path.slice(name.length) }));
}

const byPath = (a: Found, b: Found) => a.path.localeCompare(b.path);

describe("a form has exactly the fields of its schema", () => {
  for (const [folder, schema] of Object.entries(schemasByFolder)) {
    const kinds = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
    test(`content/${folder}`, () => {
      const forms = lists.filter((list) => "folder" in list && list.folder === `content/${folder}`);
      expect(forms).toHaveLength(kinds.length);
      for (const [index, kind] of kinds.entries()) {
        const form = forms[index];
        if (!form || !("fields" in form)) throw new Error(`${folder} has no form`);
        expect(fieldsOf(form.fields).sort(byPath)).toEqual(fieldsIn(kind, "").sort(byPath));
      }
    });
  }

  const single: Record<string, z.ZodType> = { ...schemasByFile };
  for (const [id, page] of Object.entries(fixedPages)) {
    if ("schema" in page) single[`pages/${id}.yaml`] = page.schema;
  }
  for (const [file, schema] of Object.entries(single)) {
    test(`content/${file}`, () => {
      const form = files.find((item) => item.file === `content/${file}`);
      if (!form) throw new Error(`${file} has no form`);
      const found = fieldsIn(schema, "").map((each) => ({ ...each, path: each.path.replace(/^\./, "") }));
      const shown = fieldsOfFile(form).map((each) => ({ ...each, path: each.path.replace(/^\./, "") }));
      expect(shown.sort(byPath)).toEqual(found.sort(byPath));
    });
  }

  test("each form for a single file has a schema", () => {
    expect(files).toHaveLength(Object.keys(single).length);
  });
});

describe("forms", () => {
  const every = [...lists, ...files].flatMap((item) => ("fields" in item && item.fields ? item.fields : []));
  const flat = (fields: Field[]): Field[] =>
    fields.flatMap((field) => [field, ...flat("fields" in field && field.fields ? field.fields : [])]);
  const shown = flat(every).filter((field) => field.widget !== "hidden");

  test("every field has a Spanish label instead of its name in the file", () => {
    for (const { name, label } of shown) {
      expect(label, name).toMatch(/^[A-ZÁÉÍÓÚÑ]/);
      expect(label, name).not.toBe(name);
    }
  });

  test("a collapsed row of a list shows its name and its numbers, not its id", () => {
    const summaries = new Map(
      every.flatMap((each) => flat([each])).map((field) => [field.name, "summary" in field && field.summary]),
    );
    expect(summaries.get("containers")).toBe("{{fields.label}}");
    expect(summaries.get("specifications")).toMatch(/^\{\{fields\.parameter\}\} \{\{fields\.amount\}\}/);
  });

  test("all lists and files have different labels", () => {
    const names = [...lists, ...files].map((item) => "label" in item && item.label);
    expect(names).toEqual([...new Set(names)]);
  });

  test("fields take limits, patterns, choices and references from the schema", () => {
    const products = lists.find((list) => "folder" in list && list.name === "products");
    const field = (name: string) =>
      products && "fields" in products ? products.fields.find((item) => item.name === name) : undefined;
    expect(field("kind")).toEqual({ name: "kind", widget: "hidden", default: "product" });
    expect(field("summary")).toMatchObject({ widget: "text", maxlength: 140, required: true });
    expect(field("order")).toMatchObject({ widget: "figure", whole: true, min: 1 });
    expect(every.flatMap((each) => flat([each])).filter(({ widget }) => widget === "number")).toEqual([]);
    expect(field("category")).toMatchObject({ widget: "relation", collection: "categories" });
    expect(field("figures")).toMatchObject({ widget: "relation", multiple: true, max: 5, required: false });
    expect(field("updated")).toMatchObject({ widget: "datetime", type: "date", default: "{{now}}" });
    expect(field("listed")).toMatchObject({
      widget: "select",
      required: true,
      default: "everywhere",
      options: [
        { value: "everywhere", label: "En el menú y en el catálogo" },
        { value: "menu", label: "Solo en el menú" },
        { value: "catalogue", label: "Solo en el catálogo" },
        { value: "nowhere", label: "En ninguno de los dos" },
      ],
    });
    expect(field("picture")).toMatchObject({
      widget: "object",
      required: false,
      fields: [
        { name: "file", widget: "image" },
        { name: "alt", widget: "text", minlength: 15 },
      ],
    });
    const categories = lists.find((list) => "folder" in list && list.name === "categories");
    const name = categories && "fields" in categories ? categories.fields[0] : undefined;
    const [pattern, message] = (name && "pattern" in name && name.pattern) || [];
    expect(message).toBe("escriba el nombre en mayúsculas");
    expect("BIOQUÍMICA").toMatch(new RegExp(pattern ?? ""));
    expect("Bioquímica").not.toMatch(new RegExp(pattern ?? ""));
    expect("<B>").not.toMatch(new RegExp(pattern ?? ""));
  });
});
