import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const number = z.object({ display: z.string() });
const company = z.object({
  name: z.string(),
  site: z.url(),
  email: z.email(),
  phone: number,
  whatsapp: number,
});
const privacy = z.object({
  form: z.object({ retention: z.object({ months: z.int().min(1) }) }),
});

export type Site = z.output<typeof company> & { retentionMonths: number };

export function readSite(root = join(import.meta.dirname, "../..")): Site {
  const { form } = read(root, "content/pages/privacy.yaml", privacy);
  return { ...read(root, "content/company.yaml", company), retentionMonths: form.retention.months };
}

function read<Schema extends z.ZodType>(root: string, file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(readFileSync(join(root, file), "utf8")));
  if (result.success) return result.data;
  const [fault] = result.error.issues;
  throw new Error(`${file}: ${fault?.path.join(".")}: ${fault?.message}`);
}
