import type { Release } from '../control/held-requests.js';
import type { ModelCall } from './model-call.js';
import { type ArmedModelFault, armedModelFault, type ModelFaultRequest } from './model.faults.js';
import type { ModelStore } from './model.store.js';

/** The controls of the model stand-in, for tests in the same process. Over HTTP: `/model/_sandbox`. */
export class ModelSandbox {
  constructor(private readonly store: ModelStore) {}

  fault(request: ModelFaultRequest): void {
    this.store.faults.arm(armedModelFault(request));
  }

  pendingFaults(): readonly ArmedModelFault[] {
    return this.store.faults.pending();
  }

  /** The requests seen since the last reset, oldest first; the newest 1,000. */
  calls(): readonly ModelCall[] {
    return this.store.calls.entries();
  }

  get totalCalls(): number {
    return this.store.calls.total;
  }

  /** Requests held by `stall_mid_stream`. */
  get held(): number {
    return this.store.held.count;
  }

  release(how: Release = 'proceed'): number {
    return this.store.held.release(how);
  }

  reset(): void {
    this.store.reset();
  }

  /** @throws Error after `timeoutMs` */
  whenHeld(count = 1, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(`${count} held requests`, () => this.held >= count, timeoutMs);
  }

  /** Resolves when a request matches; checked whenever one arrives or is answered. */
  whenCalled(fits: (call: ModelCall) => boolean, timeoutMs?: number): Promise<void> {
    return this.store.changes.until('a call', () => this.calls().some(fits), timeoutMs);
  }
}
