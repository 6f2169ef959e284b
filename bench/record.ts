/** Prints a benchmark's results and stores them in bench/results/ under date and commit. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const folder = "bench/results";

export function currentCommit(): string {
  return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
}

export function record(subject: string, text: string) {
  const commit = currentCommit();
  const date = new Date().toISOString().slice(0, 10);
  const file = `${folder}/${subject}-${date}-${commit}.md`;
  const page = `# ${subject}, ${date}, commit ${commit}\n\n${text.trim()}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, page);
  console.log(`${page}\nWritten to ${file}`);
}

export function markdownTable([head = [], ...rows]: (string | number)[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
