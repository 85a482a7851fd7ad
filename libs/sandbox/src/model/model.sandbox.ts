import type { Release } from '../control/held-requests.js';
import type { ModelCall } from './model-call.js';
import { type ArmedModelFault, armedModelFault, type ModelFaultRequest } from './model.faults.js';
import type { ModelWorld } from './model.world.js';

/** The controls of the model stand-in, for tests in the same process. Over HTTP: `/model/_sandbox`. */
export class ModelSandbox {
  constructor(private readonly world: ModelWorld) {}

  fault(request: ModelFaultRequest): void {
    this.world.faults.arm(armedModelFault(request));
  }

  pendingFaults(): readonly ArmedModelFault[] {
    return this.world.faults.pending();
  }

  /** The requests seen since the last reset, oldest first; the newest 1,000. */
  calls(): readonly ModelCall[] {
    return this.world.calls.entries();
  }

  get totalCalls(): number {
    return this.world.calls.total;
  }

  /** Requests held by `stall_mid_stream`. */
  get held(): number {
    return this.world.held.count;
  }

  release(how: Release = 'proceed'): number {
    return this.world.held.release(how);
  }

  reset(): void {
    this.world.reset();
  }

  /** @throws Error after `timeoutMs` */
  whenHeld(count = 1, timeoutMs?: number): Promise<void> {
    return this.world.changes.until(`${count} held requests`, () => this.held >= count, timeoutMs);
  }

  /** Resolves when a request matches; checked whenever one arrives or is answered. */
  whenCalled(fits: (call: ModelCall) => boolean, timeoutMs?: number): Promise<void> {
    return this.world.changes.until('a call', () => this.calls().some(fits), timeoutMs);
  }
}
