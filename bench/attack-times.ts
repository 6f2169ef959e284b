/** Attacks with mail server faults, clock jumps and slow connections. */
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Mailbox } from "../services/enquiries/demo/mailbox.ts";
import {
  arrivals,
  ask,
  enquiry,
  folder,
  isDone,
  newMailbox,
  origin,
  start,
  until,
} from "./attack-support.ts";

const day = 86_400_000;
const never = new Promise<undefined>(() => {});

export async function breakMail() {
  const faults: Record<string, (mailbox: Mailbox) => void> = {
    "451 for each mail": (mailbox) => {
      mailbox.answer = () => ({ code: 451, text: "later" });
    },
    "550 for the recipient": (mailbox) => {
      mailbox.answerRecipient = () => ({ code: 550, text: "no such mailbox" });
    },
    "silent after RCPT": (mailbox) => {
      mailbox.answerRecipient = () => never;
    },
    "has the mail and hangs": (mailbox) => {
      mailbox.answer = () => never;
    },
    "not there": (mailbox) => void mailbox.stop(),
  };
  for (const [name, breakIt] of Object.entries(faults)) {
    const file = join(folder, `${name.replaceAll(" ", "-")}/enquiries.db`);
    const mailbox = await newMailbox();
    breakIt(mailbox);
    const service = await start(file, mailbox, { ENQUIRIES_RETRY_SECONDS: 0.01, SMTP_TIMEOUT_SECONDS: 1 });
    const sent = Array.from({ length: 5 }, () => enquiry());
    for (const one of sent) await service.post(one);
    await pause(4000);
    const { alarms } = await service.health();
    mailbox.answer = () => undefined;
    mailbox.answerRecipient = () => undefined;
    if (name === "not there") await mailbox.start();
    await until("everything is sent", isDone(file));
    const sales = arrivals(mailbox, "sales");
    console.log(name, {
      alarms,
      "arrived once": sent.filter(({ id }) => sales.get(id) === 1).length,
      "arrived twice": [...sales.values()].filter((count) => count > 1).length,
      "announced in doubt": arrivals(mailbox, "notice").size,
      "notices more than once": [...arrivals(mailbox, "notice").values()].filter((count) => count > 1).length,
    });
    await service.end();
    await mailbox.stop();
  }
}

/** Preloads a module that moves the service's system clock by the offset in a file. */
export async function moveClock() {
  const offsetFile = join(folder, "offset");
  const preload = join(folder, "clock.mjs");
  writeFileSync(
    preload,
    `import { readFileSync } from "node:fs";
     const { now } = Date;
     Date.now = () => now() + Number(readFileSync(${JSON.stringify(offsetFile)}, "utf8"));`,
  );
  const jump = (milliseconds: number) => writeFileSync(offsetFile, String(milliseconds));
  const file = join(folder, "clock/enquiries.db");
  const moved = { NODE_OPTIONS: `--import=${resolve(preload)}` };
  const mailbox = await newMailbox();
  jump(0);
  const before = await start(file, undefined, moved);
  for (let count = 0; count < 5; count++) await before.post(enquiry());
  await before.end();
  jump(5 * 365 * day);
  const ahead = await start(file, undefined, moved);
  const kept = ask(file, "SELECT id FROM enquiries").length;
  await ahead.post(enquiry());
  await ahead.end("SIGKILL");
  jump(-day);
  mailbox.answerRecipient = () => ({ code: 450, text: "later" });
  const back = await start(file, mailbox, { ...moved, ENQUIRIES_RETRY_SECONDS: 2 });
  await pause(1000);
  const { waitingMinutes } = await back.health();
  jump(-day - 7_200_000);
  mailbox.answerRecipient = () => undefined;
  const from = performance.now();
  await until("everything is sent after the clock went back", isDone(file), 60);
  console.log("clock", {
    "unsent before the jump of five years": 5,
    "kept after it": kept,
    "minutes waited, with the clock a day back": waitingMinutes,
    "seconds until sent, two hours further back": ((performance.now() - from) / 1000).toFixed(1),
    "arrived once": arrivals(mailbox, "sales").size,
  });
  await back.end();
  await mailbox.stop();
}

export async function sendSlowly() {
  const service = await start(join(folder, "slow/enquiries.db"), undefined);
  const ended: number[] = [];
  const from = performance.now();
  const sockets = Array.from({ length: 800 }, (_, index) => {
    const socket = connect(service.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.on("close", () => ended.push(performance.now() - from));
    const start = "POST /consultas HTTP/1.1\r\nHost: x\r\n";
    const body = `Origin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
    socket.write(index % 2 ? start : start + body);
    const timer = setInterval(() => socket.write("x"), 1000);
    socket.on("close", () => clearInterval(timer));
    return socket;
  });
  await pause(2000);
  const asked = performance.now();
  const status = await service.post(enquiry());
  const time = performance.now() - asked;
  await until("slow connections end", () => ended.length === sockets.length, 60);
  console.log("slow connections", {
    connections: sockets.length,
    "a valid post meanwhile": `${status} in ${time.toFixed(0)} ms`,
    "the last one ended after": `${(Math.max(...ended) / 1000).toFixed(1)} s`,
  });
  await service.end();
}
