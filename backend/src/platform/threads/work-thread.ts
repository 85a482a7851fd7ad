import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '../http/errors/app-error.js';
import { moduleBeside } from '../programs/module-beside.js';

export interface WorkThreadLimits {
  /** Of one task, whoever still waits for it. The thread is ended with it: what it kept is lost, and the next task begins a new one. */
  readonly taskMaxMs: number;
  readonly heapMaxMb: number;
}

export class ThreadTookTooLongError extends AppError {
  constructor() {
    super(
      503,
      'request.took_too_long',
      'This takes longer than usual. Please try again in a moment.',
      undefined,
      5,
    );
  }
}

const PROGRAM = moduleBeside(import.meta.url, 'thread.program');
const SOURCES = new URL('../programs/source-modules.ts', import.meta.url).href;

/**
 * Work that would keep everybody else waiting, on a thread of its own that keeps what it has learned from one task to the next. Tasks are
 * done one after the other. The thread begins with the first of them, and does not keep the program from ending.
 */
export class WorkThread<Task extends object, Answer> {
  #worker: Worker | null = null;
  #line: Promise<unknown> = Promise.resolve();

  /** @param module address of the module that has `work(task)`; `moduleBeside` makes it */
  constructor(
    private readonly module: URL,
    private readonly limits: WorkThreadLimits,
  ) {}

  /**
   * @param task what a structured clone can carry, as the answer is
   * @param waitMs how long the caller waits: the task goes on without them, so that what it learns is there at their next try
   * @throws ThreadTookTooLongError, also where the thread is closed meanwhile, or the error that ended the thread
   */
  async ask(task: Task, waitMs: number): Promise<Answer> {
    const turn = this.#line.then(() => this.#answer(task));
    this.#line = turn.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ThreadTookTooLongError()), waitMs);
    });
    return Promise.race([turn, patience]).finally(() => clearTimeout(timer));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #answer(task: Task): Promise<Answer> {
    const worker = this.#worker ?? this.#begin();
    const waiting = new AbortController();
    const giveUp = () => waiting.abort();
    const timeout = setTimeout(giveUp, this.limits.taskMaxMs);
    worker.once('exit', giveUp);
    try {
      worker.postMessage(task);
      const [answer] = (await once(worker, 'message', { signal: waiting.signal })) as [Answer];
      return answer;
    } catch (error) {
      // What ends a thread by itself, an error of its work too, leaves nothing that could take another task.
      if (this.#worker === worker) this.#worker = null;
      await worker.terminate();
      throw error instanceof Error && error.name === 'AbortError' ? new ThreadTookTooLongError() : error;
    } finally {
      clearTimeout(timeout);
      worker.off('exit', giveUp);
    }
  }

  #begin(): Worker {
    const worker = new Worker(fileURLToPath(PROGRAM), {
      workerData: { module: this.module.href, sources: SOURCES },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMaxMb },
    });
    worker.unref();
    // Whoever waits for a task hears of its error. One that comes when nobody does (while the thread is being ended) must not end the program.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    this.#worker = worker;
    return worker;
  }
}
