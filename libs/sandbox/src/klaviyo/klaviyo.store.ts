import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import { HeldRequests } from '../control/held-requests.js';
import type { ArmedKlaviyoFault, KlaviyoFaultKind } from './klaviyo.faults.js';

/** An event that was taken, once for its profile, metric and unique id. */
export interface KlaviyoEvent {
  metric: string;
  unique_id: string;
  properties: Record<string, unknown>;
  /** The profile's identifiers and fields, as they came. */
  profile: Record<string, unknown>;
  time: string;
}

/** A request as it arrived. Never holds the key. */
export interface KlaviyoCall {
  at: string;
  metric: string | null;
  unique_id: string | null;
  /** 0 when the connection was closed without an answer; null while there is none. */
  status: number | null;
  fault: KlaviyoFaultKind | null;
}

/** What an application needs to speak with the stand-in. */
export const demoKlaviyo = { apiKey: 'pk_drumbeat_sandbox_klaviyo_key' } as const;

const maxEvents = 10_000;
const maxCalls = 1_000;

/** The state of the stand-in, shared by its routes and its controls. */
export class KlaviyoStore {
  readonly changes = new ChangeSignal();
  readonly now: () => Date;
  readonly faults = new FaultQueue<ArmedKlaviyoFault>();
  readonly held = new HeldRequests(() => this.changes.notify());
  readonly calls = new BoundedLog<KlaviyoCall>(maxCalls);
  readonly #events = new Map<string, KlaviyoEvent>();

  constructor({ now = () => new Date() }: { now?: () => Date }) {
    this.now = now;
  }

  /** Takes an event, unless the profile has it of this metric under this id: that is answered alike, and dropped. */
  take(identity: string, event: KlaviyoEvent): void {
    const key = JSON.stringify([identity, event.metric, event.unique_id]);
    if (this.#events.has(key)) return;
    this.#events.set(key, event);
    const oldest = this.#events.keys().next();
    if (this.#events.size > maxEvents && !oldest.done) this.#events.delete(oldest.value);
    this.changes.notify();
  }

  /** Oldest first. */
  events(): KlaviyoEvent[] {
    return [...this.#events.values()];
  }

  /** Drops held requests. */
  letGo(): void {
    this.held.release('drop');
  }

  reset(): void {
    this.letGo();
    this.faults.clear();
    this.calls.clear();
    this.#events.clear();
  }
}
