import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** Runs tasks on at most one worker thread per core. The program must answer each task with one message. */
export class WorkerPool<Task, Result> {
  readonly #start: () => Worker;
  readonly #idle: Worker[] = [];
  readonly #waiting: (() => void)[] = [];
  #free = availableParallelism();

  constructor(program: URL, workerData?: unknown) {
    this.#start = () => new Worker(program, { workerData });
  }

  async run(task: Task): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((next) => this.#waiting.push(next));
    const worker = this.#idle.pop() ?? this.#start();
    worker.postMessage(task);
    const [result] = await once(worker, "message");
    this.#idle.push(worker);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
    return result;
  }

  /** Ends the threads. Call this only when no task is running. */
  async end() {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }
}
