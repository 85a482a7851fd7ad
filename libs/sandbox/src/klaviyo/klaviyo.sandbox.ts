import type { Release } from '../control/held-requests.js';
import { armedKlaviyoFault, type ArmedKlaviyoFault, type KlaviyoFaultRequest } from './klaviyo.faults.js';
import type { KlaviyoCall, KlaviyoEvent, KlaviyoStore } from './klaviyo.store.js';

/** The controls of the Klaviyo stand-in, for tests in the same process. Over HTTP: `/klaviyo/_sandbox`. */
export class KlaviyoSandbox {
  constructor(private readonly store: KlaviyoStore) {}

  /** What was taken, oldest first. */
  events(): readonly KlaviyoEvent[] {
    return this.store.events();
  }

  /** The newest 1,000 requests, oldest first. */
  calls(): readonly KlaviyoCall[] {
    return this.store.calls.entries();
  }

  get totalCalls(): number {
    return this.store.calls.total;
  }

  /** Number of requests that wait for their release. */
  get held(): number {
    return this.store.held.count;
  }

  fault(request: KlaviyoFaultRequest): void {
    this.store.faults.arm(armedKlaviyoFault(request));
  }

  pendingFaults(): readonly ArmedKlaviyoFault[] {
    return this.store.faults.pending();
  }

  /** Resolves when `count` requests hang. @throws Error after `timeoutMs` */
  whenHeld(count = 1, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(`${count} held requests`, () => this.held >= count, timeoutMs);
  }

  /** Resolves when `count` events were taken. @throws Error after `timeoutMs` */
  whenTaken(count: number, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(
      `${count} events at Klaviyo`,
      () => this.events().length >= count,
      timeoutMs,
    );
  }

  release(how: Release = 'proceed'): number {
    return this.store.held.release(how);
  }

  reset(): void {
    this.store.reset();
  }
}
