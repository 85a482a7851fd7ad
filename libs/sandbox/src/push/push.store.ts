import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import { HeldRequests } from '../control/held-requests.js';
import type { ArmedPushFault, PushFaultKind } from './push.faults.js';

/** A browser that asked for messages of one application: its keys, as the browser would keep them. */
export interface PushSubscriber {
  readonly id: string;
  /** The application's public key, uncompressed, base64url: nobody else may send (RFC 8292, 4). */
  readonly applicationServerKey: string;
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

/** A message as the browser reads it. */
export interface PushMessage {
  subscription: string;
  payload: string;
  ttl: number;
  urgency: string;
  topic: string | null;
}

/** A request as it arrived. Never holds the token or the text. */
export interface PushCall {
  at: string;
  subscription: string;
  /** 0 when the connection was closed without an answer; null while there is none. */
  status: number | null;
  /** What was wrong with it; null for nothing. */
  problem: string | null;
  fault: PushFaultKind | null;
}

const maxSubscribers = 1_000;
const maxCalls = 1_000;

/** The state of the stand-in, shared by its routes and its controls. */
export class PushStore {
  readonly changes = new ChangeSignal();
  readonly now: () => Date;
  readonly faults = new FaultQueue<ArmedPushFault>();
  readonly held = new HeldRequests(() => this.changes.notify());
  readonly calls = new BoundedLog<PushCall>(maxCalls);
  readonly #subscribers = new Map<string, PushSubscriber>();
  #messages: PushMessage[] = [];

  constructor({ now = () => new Date() }: { now?: () => Date }) {
    this.now = now;
  }

  subscribe(applicationServerKey: string): PushSubscriber {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const subscriber = { id: randomUUID(), applicationServerKey, ecdh, auth: randomBytes(16) };
    this.#subscribers.set(subscriber.id, subscriber);
    const oldest = this.#subscribers.keys().next();
    if (this.#subscribers.size > maxSubscribers && !oldest.done) this.#subscribers.delete(oldest.value);
    return subscriber;
  }

  find(id: string): PushSubscriber | undefined {
    return this.#subscribers.get(id);
  }

  /** The browser gave its subscription back: from now on it is gone. */
  unsubscribe(id: string): void {
    this.#subscribers.delete(id);
  }

  /** Nobody fetches a message here: one with the topic of an earlier one takes its place (RFC 8030, 5.4). */
  take(message: PushMessage): void {
    const isReplaced = ({ subscription, topic }: PushMessage) =>
      topic !== null && topic === message.topic && subscription === message.subscription;
    this.#messages = [...this.#messages.filter((earlier) => !isReplaced(earlier)), message].slice(-maxCalls);
    this.changes.notify();
  }

  /** Oldest first. */
  messages(): readonly PushMessage[] {
    return this.#messages;
  }

  /** Drops held requests. */
  letGo(): void {
    this.held.release('drop');
  }

  reset(): void {
    this.letGo();
    this.faults.clear();
    this.calls.clear();
    this.#subscribers.clear();
    this.#messages = [];
  }
}
