import type { Billing } from '../billing.js';
import type { StripeStore } from '../stripe.store.js';
import type { Webhooks } from '../webhooks.js';
import type { Accepted, Parameters } from './parameters.js';

export interface Context {
  readonly store: StripeStore;
  readonly billing: Billing;
  readonly webhooks: Webhooks;
  /** Where the pages are, as the caller reaches the stand-in. */
  readonly origin: string;
}

export interface Operation {
  readonly accepts: Accepted;
  readonly run: (context: Context, parameters: Parameters, id: string) => object;
}
