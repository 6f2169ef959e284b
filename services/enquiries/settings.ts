/** Reads the settings from the environment: docs/enquiries.md lists them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Site } from "./site.ts";

const number = z.coerce.number().positive();
const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((value) => value.split(",").map((item) => item.trim()));
const flag = z.enum(["yes", "no"]).transform((value) => value === "yes");
/** The inbox's cookie is safe only with TLS or on this machine. */
const address = z
  .url()
  .refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value), "https:// only")
  .transform((value) => new URL(value).origin);

const environment = z.object({
  ENQUIRIES_HOST: z.string().default("127.0.0.1"),
  ENQUIRIES_PORT: port.default(8787),
  ENQUIRIES_FILE: z.string().default(join(import.meta.dirname, "data/enquiries.db")),
  ENQUIRIES_URL: address.optional(),
  ENQUIRIES_MAX_MEGABYTES: number.default(512),
  ENQUIRIES_ORIGINS: list.optional(),
  ENQUIRIES_PROXIES: list.default(["127.0.0.0/8", "::1/128"]),
  ENQUIRIES_PER_ADDRESS: number.default(10),
  ENQUIRIES_IN_ALL: number.default(300),
  ENQUIRIES_MEGABYTES_PER_ADDRESS: number.default(1),
  ENQUIRIES_MEGABYTES_IN_ALL: number.default(64),
  ENQUIRIES_MIN_SECONDS: z.coerce.number().min(0).default(3),
  ENQUIRIES_RETRY_SECONDS: number.default(30),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_SECURITY: z.enum(["tls", "starttls", "none"]).optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_PASSWORD_FILE: z.string().optional(),
  SMTP_TIMEOUT_SECONDS: number.default(600),
  MAIL_FROM: z.email().optional(),
  MAIL_TO: z.email().optional(),
  MAIL_RECEIPT: flag.default(false),
});

export type Settings = ReturnType<typeof readSettings>;
export type MailSettings = NonNullable<Settings["mail"]>;

/** Throws if a variable is faulty. The error contains its name but not its value, which may be a password. */
export function readSettings(variables: NodeJS.ProcessEnv, site: Site) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (!result.success) {
    const names = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new Error(names.join("\n"));
  }
  const set = result.data;
  return {
    host: set.ENQUIRIES_HOST,
    port: set.ENQUIRIES_PORT,
    file: set.ENQUIRIES_FILE,
    inboxUrl: `${set.ENQUIRIES_URL ?? new URL(site.site).origin}/bandeja`,
    maxMegabytes: set.ENQUIRIES_MAX_MEGABYTES,
    origins: set.ENQUIRIES_ORIGINS ?? [new URL(site.site).origin],
    proxies: set.ENQUIRIES_PROXIES,
    perAddress: set.ENQUIRIES_PER_ADDRESS,
    totalRequests: set.ENQUIRIES_IN_ALL,
    megabytesPerAddress: set.ENQUIRIES_MEGABYTES_PER_ADDRESS,
    totalMegabytes: set.ENQUIRIES_MEGABYTES_IN_ALL,
    minMilliseconds: set.ENQUIRIES_MIN_SECONDS * 1000,
    retentionMonths: site.retentionMonths,
    mail: set.SMTP_HOST === undefined ? undefined : mailSettings({ ...set, SMTP_HOST: set.SMTP_HOST }, site),
  };
}

function mailSettings(set: z.output<typeof environment> & { SMTP_HOST: string }, site: Site) {
  const password = set.SMTP_PASSWORD_FILE
    ? readFileSync(set.SMTP_PASSWORD_FILE, "utf8").trimEnd()
    : set.SMTP_PASSWORD;
  return {
    host: set.SMTP_HOST,
    port: set.SMTP_PORT,
    security: set.SMTP_SECURITY ?? (set.SMTP_PORT === 465 ? "tls" : "starttls"),
    login: set.SMTP_USER ? { user: set.SMTP_USER, password: password ?? "" } : undefined,
    timeout: set.SMTP_TIMEOUT_SECONDS * 1000,
    retryPause: set.ENQUIRIES_RETRY_SECONDS * 1000,
    from: set.MAIL_FROM ?? site.email,
    to: set.MAIL_TO ?? site.email,
    receipt: set.MAIL_RECEIPT,
  };
}
