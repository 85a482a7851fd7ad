import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import { HeldRequests } from '../control/held-requests.js';
import { dialectModels } from './dialects/models.js';
import type { ModelCall } from './model-call.js';
import type { ArmedModelFault } from './model.faults.js';

const maxCalls = 1_000;

export const demoModel = { apiKey: 'drumbeat-sandbox-key', model: 'drumbeat-sandbox' } as const;

export interface ModelOptions {
  /** The bearer key that is accepted; {@link demoModel} has the default. */
  apiKey?: string;
  /** The available models; each speaks the dialect of its name (`dialects/models.ts`). */
  models?: readonly string[];
  now?: () => Date;
}

/** The state of the model stand-in, shared by its routes and its controls. */
export class ModelStore {
  readonly changes = new ChangeSignal();
  readonly now: () => Date;
  readonly apiKey: string;
  readonly models: readonly string[];
  readonly faults = new FaultQueue<ArmedModelFault>();
  readonly held = new HeldRequests(() => this.changes.notify());
  readonly calls = new BoundedLog<ModelCall>(maxCalls);
  #delays = new AbortController();

  constructor(options: ModelOptions) {
    this.now = options.now ?? (() => new Date());
    this.apiKey = options.apiKey ?? demoModel.apiKey;
    this.models = options.models ?? Object.keys(dialectModels);
  }

  get delays(): AbortSignal {
    return this.#delays.signal;
  }

  /** Drops held or delayed requests. */
  letGo(): void {
    this.#delays.abort();
    this.#delays = new AbortController();
    this.held.release('drop');
  }

  reset(): void {
    this.letGo();
    this.faults.clear();
    this.calls.clear();
  }
}
