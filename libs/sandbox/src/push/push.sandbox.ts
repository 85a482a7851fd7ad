import type { Release } from '../control/held-requests.js';
import { armedPushFault, type ArmedPushFault, type PushFaultRequest } from './push.faults.js';
import type { PushCall, PushMessage, PushStore } from './push.store.js';

/** What a browser gives to the application, as `PushSubscription.toJSON()` does. */
export interface SandboxPushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The controls of the push service's stand-in, for tests in the same process. Over HTTP: `/push/_sandbox`. */
export class PushSandbox {
  /** @param origin of the addresses that it gives out */
  constructor(
    private readonly store: PushStore,
    private readonly origin: () => string,
  ) {}

  /** A browser asks for messages of the application with this key. */
  subscribe(applicationServerKey: string, origin = this.origin()): SandboxPushSubscription {
    const { id, ecdh, auth } = this.store.subscribe(applicationServerKey);
    return {
      endpoint: `${origin}/push/send/${id}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  /** The browser wants no more of them. */
  unsubscribe(endpoint: string): void {
    this.store.unsubscribe(endpoint.slice(endpoint.lastIndexOf('/') + 1));
  }

  /** What was taken, decrypted, oldest first. */
  messages(): readonly PushMessage[] {
    return this.store.messages();
  }

  /** The newest 1,000 requests, oldest first. */
  calls(): readonly PushCall[] {
    return this.store.calls.entries();
  }

  get totalCalls(): number {
    return this.store.calls.total;
  }

  /** Number of requests that wait for their release. */
  get held(): number {
    return this.store.held.count;
  }

  fault(request: PushFaultRequest): void {
    this.store.faults.arm(armedPushFault(request));
  }

  pendingFaults(): readonly ArmedPushFault[] {
    return this.store.faults.pending();
  }

  /** Resolves when `count` requests hang. @throws Error after `timeoutMs` */
  whenHeld(count = 1, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(`${count} held requests`, () => this.held >= count, timeoutMs);
  }

  /** Resolves when `count` messages were taken. @throws Error after `timeoutMs` */
  whenTaken(count: number, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(
      `${count} pushed messages`,
      () => this.messages().length >= count,
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
