/** Types after which access may be another one, and those that people ask about most; others are found by the search. */
const FILTERED_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
  'customer.created',
  'customer.deleted',
] as const;

/** 'Invoice payment failed' of invoice.payment_failed, and 'Subscription updated' of customer.subscription.updated. */
export function typeWords(type: string): string {
  const words = type.replace(/^(?:customer|checkout)\.(?=.*\.)/u, '').replaceAll(/[._]/gu, ' ');
  const spoken = type.startsWith('checkout.session.') ? words.replace('session', 'checkout') : words;
  return spoken.charAt(0).toUpperCase() + spoken.slice(1);
}

export const typeChoices = FILTERED_TYPES.map((id) => ({ id, name: typeWords(id) }));
