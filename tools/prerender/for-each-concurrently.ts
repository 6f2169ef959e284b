import { availableParallelism } from "node:os";

/** Processes items concurrently, at most one per core. */
export async function forEachConcurrently<T>(items: T[], work: (item: T) => Promise<unknown>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
