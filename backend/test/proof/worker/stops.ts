import { AsyncLocalStorage } from 'node:async_hooks';
import type { Freeze, Order, Report, Step } from './steps.js';

/** The worker's side of the proof's control: publications wait at the requested steps, and the proof is notified. */
export class Stops {
  /** The publication that the running code is about. */
  readonly underWay = new AsyncLocalStorage<string>();
  private readonly orders = new Map<string, Step>();
  private readonly refused = new Set<string>();
  private waiting: (() => void)[] = [];
  private freeze: Freeze | null = null;

  constructor(private readonly report: (report: Report) => void) {}

  obey(order: Order): void {
    if (order.kind === 'hold') for (const id of order.ids) this.orders.set(id, order.step);
    if (order.kind === 'refuse') for (const id of order.ids) this.refused.add(id);
    if (order.kind === 'go') this.go(order.freeze ?? null);
  }

  /** Resolves when these publications may continue from this step: at once, unless they are held there. */
  async at(step: Step, ids: readonly string[] = this.current()): Promise<void> {
    const held = ids.filter((id) => this.orders.get(id) === step);
    if (held.length === 0) return;
    for (const id of held) {
      this.orders.delete(id);
      this.report({ kind: 'reached', step, id });
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** As `at`, for code outside the asynchronous context of the present publication. */
  held(step: Step): () => Promise<void> {
    const ids = this.current();
    return () => this.at(step, ids);
  }

  /** True when the present publication meets a closed port now. */
  takeRefusal(): boolean {
    return this.current().some((id) => this.refused.delete(id));
  }

  /** Suspends the process here, if requested, until SIGCONT: no other instruction of this process runs meanwhile. */
  freezeAt(instant: Freeze): void {
    if (this.freeze !== instant) return;
    this.freeze = null;
    process.kill(process.pid, 'SIGSTOP');
  }

  private go(freeze: Freeze | null): void {
    this.orders.clear();
    this.freeze = freeze;
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }

  private current(): string[] {
    const id = this.underWay.getStore();
    return id === undefined ? [] : [id];
  }
}
