/** The mail server is away, refuses, is slow or never answers: nothing is lost, and nothing arrives twice. */
import { expect, test, vi } from "vitest";
import { textOf } from "../../../services/enquiries/demo/mailbox.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  inFile,
  mailTo,
  soon,
  startMailbox,
  startProcess,
  startService,
} from "./support.ts";

cleanUpAfterEach();

const never = new Promise<undefined>(() => {});

const states = () =>
  inFile((database) => database.prepare("SELECT kind, state, attempts FROM mails ORDER BY kind DESC").all());
const stateOfSales = () => states().find(({ kind }) => kind === "sales")?.state;

test("while the mail server is down enquiries are acknowledged; when it is back they arrive, once each", async () => {
  const mailbox = await startMailbox();
  await mailbox.stop();
  const service = await startService(mailTo(mailbox));
  const sent = [enquiry(), enquiry(), enquiry()];
  for (const one of sent) expect(await service.post(one)).toBe(204);
  await vi.waitFor(() => expect(service.output.match(/"no mail"/g)?.length).toBeGreaterThan(2), soon);
  expect(await service.health()).toMatchObject({ ok: true, waiting: 3 });
  await mailbox.start();
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(sent.map(({ id }) => id).sort()), soon);
  await vi.waitFor(() => expect(stateOfSales()).toBe("sent"), soon);
});

test("a mail server that refuses, for now or for good, is asked again after growing pauses", async () => {
  const mailbox = await startMailbox();
  const refusals = [
    { code: 450, words: "greylisted" },
    { code: 550, words: "no such mailbox" },
  ];
  let asked = 0;
  mailbox.answerRecipient = () => refusals[asked++];
  mailbox.answer = () => (asked++ === 3 ? { code: 552, words: "mailbox full" } : undefined);
  const service = await startService({ ...mailTo(mailbox), ENQUIRIES_RETRY_SECONDS: 0.1 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
  await vi.waitFor(() => expect(states()).toMatchObject([{ state: "sent", attempts: 3 }]), soon);
  const pauses = Array.from(service.output.matchAll(/"pause":(\d+)/g), ([, pause]) => Number(pause));
  expect(pauses).toHaveLength(3);
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(80 * 2 ** index);
    expect(pause).toBeLessThanOrEqual(120 * 2 ** index);
  }
});

test("one enquiry that is refused does not hold up the others", async () => {
  const mailbox = await startMailbox();
  mailbox.answer = ({ subject = "" }) => (subject.includes("Virus") ? { code: 554, words: "no" } : undefined);
  const service = await startService({ ...mailTo(mailbox), ENQUIRIES_RETRY_SECONDS: 60 });
  const [bad, good] = [enquiry({ name: "Virus" }), enquiry()];
  expect(await service.post(bad)).toBe(204);
  expect(await service.post(good)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([good.id]), soon);
  expect(await service.health()).toMatchObject({ waiting: 1 });
});

test("a slow mail server is waited for, and gets nothing twice", async () => {
  const mailbox = await startMailbox();
  mailbox.answer = () => new Promise((done) => setTimeout(done, 700, undefined));
  const service = await startService(mailTo(mailbox));
  const sent = [enquiry(), enquiry()];
  for (const one of sent) expect(await service.post(one)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual(sent.map(({ id }) => id).sort()), soon);
  await vi.waitFor(async () => expect(await service.health()).toMatchObject({ sent: 2 }), soon);
});

test("a mail server that hangs before it has the letter is tried again", async () => {
  const mailbox = await startMailbox();
  let asked = 0;
  mailbox.answerRecipient = () => (++asked === 1 ? never : undefined);
  const service = await startService({ ...mailTo(mailbox), SMTP_TIMEOUT_SECONDS: 0.5 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
  await vi.waitFor(() => expect(states()).toMatchObject([{ state: "sent" }]), soon);
});

test("a mail server that never answers for a letter does not get it again: the mailbox is told to look", async () => {
  const mailbox = await startMailbox();
  const seen: (string | undefined)[] = [];
  mailbox.answer = ({ messageId }) => {
    seen.push(messageId);
    return seen.length === 1 ? never : undefined;
  };
  const service = await startService({ ...mailTo(mailbox), SMTP_TIMEOUT_SECONDS: 0.5 });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  await vi.waitFor(() => expect(mailbox.letters).toHaveLength(1), soon);
  expect(seen).toEqual([`<${sent.id}.sales.1@inventada.example>`, `<${sent.id}.doubt.1@inventada.example>`]);
  const [notice] = mailbox.letters;
  expect(notice?.subject).toBe("Verifique si llegó una consulta");
  expect(notice && textOf(notice)).toContain(`resend ${sent.id.slice(0, 12)}`);
  expect(await service.health()).toMatchObject({ ok: true, doubt: 1 });
});

test("neither the password nor anything of the enquiry stands in the log", async () => {
  const mailbox = await startMailbox();
  let refused = 0;
  mailbox.answer = ({ to }) =>
    refused++ < 2 ? { code: 550, words: `<${to}> and <ana@laboratorio.example> refused` } : undefined;
  const login = { SMTP_USER: "buzon", SMTP_PASSWORD: "muy-secreta" };
  const service = await startProcess({ ...mailTo(mailbox), ...login, MAIL_RECEIPT: "yes" });
  const sent = enquiry();
  expect(await service.post(sent)).toBe(204);
  expect(await service.post({ ...sent, id: "x", message: "" })).toBe(422);
  expect(await service.post('{"name":"Ana Vera')).toBe(400);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), soon);
  await service.end();
  expect(service.output).toMatch(/"stored".*\n[\s\S]*"refused"[\s\S]*"sent"[\s\S]*"stopped"/);
  expect(service.output).not.toMatch(/muy-secreta|buzon|Ana|Vera|laboratorio|plazo|sales@|ventas@/);
});
