import type { StripeState } from './stripe.objects.js';
import type { StripeStore } from './stripe.store.js';

function stateIn(saved: unknown): Partial<StripeState> | null {
  if (typeof saved !== 'object' || saved === null || !('stripe' in saved)) return null;
  const { stripe } = saved;
  return typeof stripe === 'object' ? stripe : null;
}

/** Customers and what they pay for survive a restart: else everybody's plan would end with the process. Anything else leaves the store empty. */
export function restoreStripe(store: StripeStore, saved: unknown): void {
  const state = stateIn(saved);
  if (state) store.state = { ...store.state, ...state };
}
