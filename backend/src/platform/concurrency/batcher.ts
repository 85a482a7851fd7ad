/**
 * Gathers calls into batches without waiting: one batch is in progress at a time, and what arrives meanwhile makes the next
 * one. A single call runs at once; a hundred at once become two statements instead of a hundred.
 *
 * A batch that fails is split and its items are run one by one, so that one bad item cannot spoil the others;
 * when `failsAlike` says that the fault concerns all (the database is unavailable), all of them fail with it.
 */
export class Batcher<Item, Result> {
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private isRunning = false;

  /** `work` returns one result per item, in the same order. */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly options: { readonly maxSize: number; readonly failsAlike: (error: unknown) => boolean },
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.options.maxSize);
      await this.runBatch(batch);
    }
    this.isRunning = false;
  }

  private async runBatch(batch: typeof this.waiting): Promise<void> {
    try {
      const results = await this.work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length === 1 || this.options.failsAlike(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      for (const entry of batch) await this.runBatch([entry]);
    }
  }
}
