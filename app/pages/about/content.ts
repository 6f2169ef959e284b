import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import {
  callToAction,
  pageStart,
  picture,
  question,
  stat,
  text,
  titledText,
} from "#app/content/schema/shared.ts";

export const schema = z.strictObject({
  ...pageStart,
  picture,
  stats: z.array(stat).length(4),
  work: z.strictObject({ title: text, items: z.array(titledText).min(3) }),
  values: z.strictObject({ title: text, items: z.array(titledText).length(3) }),
  history: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ year: z.int(), title: text, text })).length(3),
  }),
  faq: z.strictObject({ title: text, lead: text, link: text, items: z.array(question).length(4) }),
  cta: callToAction,
});

export function view(page: z.output<typeof schema>, site: Site) {
  return { page, picture: site.picture(page.picture) };
}
