import { stripeErrors } from '../stripe.errors.js';
import type { CheckoutSession, Customer } from '../stripe.objects.js';
import type { Context, Operation } from './operation.js';
import { metadataOf, trueOrFalse, wholeNumber } from './parameters.js';

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 3_600;

/** `POST /v1/checkout/sessions` in mode subscription, with one price. */
export function createCheckoutSession(liveCustomer: (context: Context, id: string) => Customer): Operation {
  return {
    accepts: {
      required: ['mode', 'line_items[0][price]', 'line_items[0][quantity]', 'success_url', 'customer'],
      optional: [
        'allow_promotion_codes',
        'cancel_url',
        'client_reference_id',
        'expires_at',
        'locale',
        'metadata[*]',
        'subscription_data[metadata][*]',
      ],
    },
    run: (context, parameters) => {
      const { store, origin } = context;
      if (parameters['mode'] !== 'subscription') {
        throw stripeErrors.wrongValue('mode', 'You must provide `mode` as `subscription` here.');
      }
      const customer = liveCustomer(context, parameters['customer'] ?? '');
      const priceId = parameters['line_items[0][price]'] ?? '';
      const price = store.state.prices.find(({ id }) => id === priceId);
      if (!price) throw stripeErrors.noSuch('price', priceId, 'line_items[0][price]');
      if (!price.active) {
        throw stripeErrors.wrongValue(
          'line_items[0][price]',
          'The price specified is inactive. This field only accepts active prices.',
        );
      }
      const now = store.now();
      const callersNow = store.callersNow();
      const lasts = wholeNumber(parameters, 'expires_at', callersNow + longestSeconds) - callersNow;
      if (lasts < shortestSeconds - 5 || lasts > longestSeconds + 5) {
        throw stripeErrors.wrongValue(
          'expires_at',
          'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
        );
      }
      const id = store.newId('cs_test');
      const session: CheckoutSession = {
        id,
        object: 'checkout.session',
        allow_promotion_codes: trueOrFalse(parameters, 'allow_promotion_codes') ?? null,
        amount_subtotal: price.unit_amount,
        amount_total: price.unit_amount,
        cancel_url: parameters['cancel_url'] ?? null,
        client_reference_id: parameters['client_reference_id'] ?? null,
        created: now,
        currency: price.currency,
        customer: customer.id,
        expires_at: now + lasts,
        invoice: null,
        livemode: false,
        // The subscription gets its own metadata, never the session's.
        metadata: metadataOf(parameters),
        mode: 'subscription',
        payment_status: 'unpaid',
        status: 'open',
        subscription: null,
        success_url: parameters['success_url'] ?? '',
        url: `${origin}/stripe/checkout/${id}`,
      };
      store.state.sessions.push(session);
      store.subscriptionMetadata.set(id, metadataOf(parameters, 'subscription_data[metadata]'));
      store.changed();
      return session;
    },
  };
}
