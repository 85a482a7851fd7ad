import type { AccessReason } from './subscription.machine.js';

/** Sentences about paying, which the app, the console and mails share. */
export const BILLING_TEXTS = {
  unavailable: 'The payment service does not respond at the moment. Please try again in a few minutes.',
  /** Before anybody could pay. */
  unavailableAtCheckout:
    'The payment service does not respond at the moment. Nothing was charged. Please try again in a few minutes.',
  notConnected: 'Payment is not set up here. Please ask the staff for access.',
  alreadySubscribed: 'You are on the monthly plan already. Nothing was charged a second time.',
  paymentOpen:
    'A payment for your monthly plan is open. Please pay it with another card instead of beginning a second plan.',
  priceChanged: 'The price has changed since this page was opened. Please look at it before you go on.',
  noSubscription: 'There is no monthly plan to change.',
  noCustomer: 'Stripe keeps no card and no invoices of yours. They come with a new plan.',
  unknownCheckout: 'This payment belongs to another account, or there is none.',
} as const;

/** Why access is as it is, as a state of the plan. */
export const ACCESS_REASON_LABELS: Readonly<Record<AccessReason, string>> = {
  free_plan: 'Active',
  paid: 'Paid',
  trial: 'Trial',
  grace: 'Payment failed, in grace',
  first_payment_open: 'First payment not finished',
  first_payment_failed: 'First payment failed',
  payment_failed: 'Closed: not paid',
  paused: 'Paused',
  ended: 'Ended',
  ended_unpaid: 'Ended: not paid',
  unknown_status: 'Not known, closed to be safe',
};
