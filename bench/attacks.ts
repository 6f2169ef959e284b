/**
 * Attacks the enquiry service for longer than a test may take: kills, a full disk, mail server faults, clock jumps, slow
 * connections. Prints the counts. Needs root for the full disk.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { arrivals, ask, enquiry, folder, isDone, newMailbox, start, until } from "./attack-support.ts";
import { breakMail, moveClock, sendSlowly } from "./attack-times.ts";

const kills = Number(process.env.KILLS ?? 50);

const attacks = {
  kills: killRepeatedly,
  disk: fillDisk,
  mail: breakMail,
  clock: moveClock,
  slow: sendSlowly,
};
/** The attacks named on the command line, or all. */
const asked = process.argv.slice(2);
for (const [name, attack] of Object.entries(attacks)) {
  if (asked.length === 0 || asked.includes(name)) await attack();
}
rmSync(folder, { recursive: true, force: true });
process.exit(0);

async function killRepeatedly() {
  const file = join(folder, "kills/enquiries.db");
  const mailbox = await newMailbox();
  // Slow answers make it likely that a kill meets an unconfirmed mail.
  mailbox.answer = () => pause(20 * Math.random(), undefined);
  const acknowledged = new Set<string>();
  let posts = 0;
  for (let count = 0; count < kills; count++) {
    const service = await start(file, mailbox);
    const senders = Array.from({ length: 4 }, async () => {
      while (true) {
        const sent = enquiry();
        posts += 1;
        const status = await service.post(sent);
        if (status === undefined) return;
        if (status === 204) acknowledged.add(sent.id);
        await pause(10);
      }
    });
    await pause(200 + 600 * Math.random());
    await service.end("SIGKILL");
    await Promise.all(senders);
  }
  const last = await start(file, mailbox);
  await until("everything is sent", isDone(file));
  await last.end();
  const stored = ask(file, "SELECT id, mail FROM enquiries");
  const [sales, notices] = [arrivals(mailbox, "sales"), arrivals(mailbox, "notice")];
  const doubtful = stored.filter(({ mail }) => mail === "doubt").map(({ id }) => String(id));
  console.log("kills", {
    kills,
    posts,
    acknowledged: acknowledged.size,
    stored: stored.length,
    "acknowledged and missing": [...acknowledged].filter((id) => !stored.some((row) => row.id === id)).length,
    "arrived once": [...sales.values()].filter((count) => count === 1).length,
    "arrived twice": [...sales.values()].filter((count) => count > 1).length,
    "neither arrived nor announced": stored.filter(
      ({ id }) => !sales.has(String(id)) && !notices.has(String(id)),
    ).length,
    "in doubt": doubtful.length,
    "in doubt with one notice": doubtful.filter((id) => notices.get(id) === 1).length,
    "in doubt that had arrived": doubtful.filter((id) => sales.has(id)).length,
    integrity: ask(file, "PRAGMA integrity_check")[0]?.integrity_check,
  });
  await mailbox.stop();
}

async function fillDisk() {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", disk]);
  const file = join(disk, "enquiries.db");
  const mailbox = await newMailbox();
  const service = await start(file, mailbox);
  const statuses = new Map<number, number>();
  const acknowledged: string[] = [];
  let worst = 204;
  const disagreements: string[] = [];
  for (let count = 0; count < 80; count++) {
    const sent = enquiry("x".repeat(10_000));
    const status = (await service.post(sent)) ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 204) acknowledged.push(sent.id);
    const health = await fetch(`${service.url}/health`);
    if (status === 503 && health.status !== 503) disagreements.push(await health.text());
    worst = Math.max(worst, status);
  }
  const reason = (await service.health()).reason;
  execFileSync("mount", ["-o", "remount,size=50m", disk]);
  await until("it recovers", async () => (await service.post(enquiry())) === 204);
  await until("health recovers", async () => (await service.health()).ok === true);
  await until("everything is sent", isDone(file));
  await service.end();
  const sales = arrivals(mailbox, "sales");
  console.log("full disk", {
    ...Object.fromEntries(statuses),
    reason,
    "503 while health said ok": disagreements.length,
    "acknowledged and not arrived once": acknowledged.filter((id) => sales.get(id) !== 1).length,
  });
  await mailbox.stop();
  execFileSync("umount", [disk]);
}
