import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { callToAction, icon, id, pageStart, stat, text } from "#app/content/schema/shared.ts";
import { coverage } from "#app/content/views/coverage.ts";

export const schema = z.strictObject({
  ...pageStart,
  stats: z.array(stat).length(2),
  main: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ id, name: text, type: text, scope: text })).length(2),
  }),
  privateSector: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text, icon })).length(3),
  }),
  testimonials: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ text, role: text, institution: text })).length(3),
  }),
  cta: callToAction,
});

export function view(page: z.output<typeof schema>, site: Site) {
  return { page, map: coverage(site) };
}
