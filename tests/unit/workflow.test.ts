/** Checks the file of the GitHub workflow, because the workflow itself runs only on GitHub. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { needs?: string | string[]; "timeout-minutes"?: number; steps: Step[] };

const { jobs }: { jobs: Record<string, Job> } = parse(readFileSync(".github/workflows/ci.yml", "utf8"));
const steps = Object.values(jobs).flatMap((job) => job.steps);
const commands = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []) ?? [];

test("every action is pinned to a commit, and every job has a timeout", () => {
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  for (const [name, job] of Object.entries(jobs)) expect(job["timeout-minutes"], name).toBeGreaterThan(0);
});

test("one job builds the site; the other jobs on Linux download its build", () => {
  const building = Object.entries(jobs).filter(([, job]) => commands(job).includes("npm run build"));
  expect(building.map(([name]) => name)).toEqual(["build"]);
  const upload = jobs.build?.steps.find(({ uses }) => uses?.includes("upload-artifact"));
  expect(upload?.with).toMatchObject({ name: "site", "include-hidden-files": true });
  for (const name of ["vitest", "browser", "engines", "publish"]) {
    expect([jobs[name]?.needs].flat(), name).toContain("build");
    const download = jobs[name]?.steps.find(({ uses }) => uses?.includes("download-artifact"));
    expect(download?.with?.name, name).toBe("site");
  }
});

test("the publish job waits for the test jobs on Linux and uses the Node of .nvmrc", () => {
  expect(jobs.publish?.needs).toEqual(expect.arrayContaining(["vitest", "browser", "engines"]));
  const node = jobs.publish?.steps.find(({ uses }) => uses?.includes("setup-node"));
  expect(node?.with).toEqual({ "node-version-file": ".nvmrc" });
});
