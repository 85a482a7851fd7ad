import { formatMoney, PAYMENT_GRACE_DAYS, paths } from '@drumbeat/domain';
import type { BillingFacts, BillingNews, MailFacts } from './mail.content.js';
import type { MailText } from './mail.layout.js';

interface Told {
  /** "20 Dec 2026"; "the last day of its period" where that is not known. */
  readonly date: string;
  /** "$139.50"; null where it is not known. */
  readonly amount: string | null;
}

interface Text extends Pick<MailText, 'subject' | 'heading' | 'paragraphs'> {
  /** Where it leads and what else is there, if not to billing and its receipts. */
  readonly wayOn?: { readonly label: string; readonly path: string; readonly note: string };
}

/** Stripe's own receipts have amounts and taxes; these mails say what it means for the plan. */
const TEXTS: Readonly<Record<BillingNews, (told: Told) => Text>> = {
  started: ({ date }) => ({
    subject: 'Your monthly plan has started',
    heading: 'Welcome to the monthly plan',
    paragraphs: [
      'Your payment arrived, and the plan is open. The staff will write to you about the onboarding call.',
      `It renews on ${date}. We remind you seven days before; you can cancel at any time.`,
    ],
  }),
  payment_failed: ({ date }) => ({
    subject: 'Your payment for Drumbeat failed',
    heading: 'We could not charge your card',
    paragraphs: [
      `Nothing is lost. Everything stays open until ${date}, ${PAYMENT_GRACE_DAYS} days from the renewal.`,
      'Please change the card, or confirm the payment with your bank, in the billing settings. We also try again by ourselves.',
    ],
  }),
  recovered: ({ date }) => ({
    subject: 'Your payment arrived',
    heading: 'Your payment arrived',
    paragraphs: [`All is well again. Your plan renews on ${date}.`],
  }),
  recovered_to_end: ({ date }) => ({
    subject: 'Your payment arrived',
    heading: 'Your payment arrived',
    paragraphs: [
      `Your plan is cancelled: everything stays open until ${date}, and nothing is charged again. Until then you can take it up again with one click.`,
    ],
  }),
  closed_unpaid: () => ({
    subject: 'Your monthly plan is closed until it is paid',
    heading: 'Your monthly plan is closed',
    paragraphs: [
      'The renewal could not be charged within the grace period. Your posts and drafts are kept, and open again as soon as the payment arrives.',
      'Scheduled posts go out as planned.',
    ],
  }),
  cancelled: ({ date }) => ({
    subject: 'Your monthly plan ends with its period',
    heading: 'You cancelled the monthly plan',
    paragraphs: [
      `Nothing will be charged again. Everything stays open until ${date}; until then you can take it up again with one click.`,
    ],
  }),
  cancelled_unpaid: () => ({
    subject: 'Your monthly plan is cancelled',
    heading: 'Your monthly plan is cancelled',
    paragraphs: [
      'It ended at once, as its last month was not paid. That month is not charged any more: its invoice is void, and no other one follows.',
      'Your posts and your profile are kept and stay yours, and scheduled posts go out as planned. You can begin again at any time.',
    ],
  }),
  cancelled_owing: ({ date }) => ({
    subject: 'Your monthly plan is cancelled, and a payment is open',
    heading: 'Your monthly plan does not renew',
    paragraphs: [
      `Its last payment is still open and is tried again. Everything stays open until ${date}, and until the end of that month if it is paid. Nothing is charged after it.`,
      'To owe nothing, end the plan in the billing settings: the open invoice is void then.',
    ],
  }),
  resumed: ({ date }) => ({
    subject: 'Your monthly plan goes on',
    heading: 'Your monthly plan goes on',
    paragraphs: [`The cancellation is taken back. The plan renews on ${date}.`],
  }),
  resumed_owing: ({ date }) => ({
    subject: 'Your monthly plan goes on, and a payment is open',
    heading: 'Your monthly plan goes on',
    paragraphs: [
      `The cancellation is taken back. The last payment is still open and is tried again: everything stays open until ${date}, and goes on as before once it is paid.`,
      'To pay it sooner, change the card or confirm the payment with your bank, in the billing settings.',
    ],
  }),
  ended: () => ({
    subject: 'Your monthly plan has ended',
    heading: 'Your monthly plan has ended',
    paragraphs: [
      'Nothing will be charged again. Your posts and your profile are kept and stay yours. You can begin again at any time.',
    ],
  }),
  ended_unpaid: () => ({
    subject: 'Your monthly plan has ended',
    heading: 'Your monthly plan has ended',
    paragraphs: [
      'Its payment did not arrive, and is not tried again: the invoice is void, and nothing will be charged again.',
      'Your posts and your profile are kept and stay yours. You can begin again at any time.',
    ],
  }),
  free_granted: () => ({
    subject: 'Drumbeat is open to you',
    heading: 'You have the free plan',
    paragraphs: [
      'The staff gave it to you. From now on your calendar, prompts, drafts and publishing to LinkedIn are open. It costs nothing, needs no card, and does not end by itself.',
    ],
    wayOn: {
      label: 'Open Drumbeat',
      path: paths.dashboard,
      note: 'Your plan and what changed on it are in the billing settings.',
    },
  }),
  free_ended: () => ({
    subject: 'Your free plan has ended',
    heading: 'Your free plan has ended',
    paragraphs: [
      'The staff ended it: calendar, posts and drafts are closed for now. They are kept and stay yours, you can export them in the settings, and scheduled posts go out as planned.',
      'To go on, choose a plan at any time, or write to the staff if you did not expect this.',
    ],
    wayOn: {
      label: 'See the plans',
      path: paths.product,
      note: 'Your plan and what changed on it are in the billing settings.',
    },
  }),
  renewal: ({ date, amount }) => ({
    subject: `Your monthly plan renews on ${date}`,
    heading: `Your plan renews on ${date}`,
    paragraphs: [
      amount === null
        ? 'Your card will be charged then, as each month.'
        : `Your card will be charged ${amount} then, before taxes where they apply.`,
      'There is nothing to do if you want to stay. To leave, cancel before that day: two clicks in the billing settings.',
    ],
  }),
  paid_twice: () => ({
    subject: 'A second payment goes back to you',
    heading: 'You paid twice, and get one payment back',
    paragraphs: [
      'Two subscriptions were paid. The second one is ended, and its payment is on its way back to your card. That can take some days.',
      'Your plan goes on with the first.',
    ],
  }),
  refunded: () => ({
    subject: 'A payment was refunded',
    heading: 'A payment goes back to you',
    paragraphs: ['The refund is on its way to your card. Your plan stays as it is until it is cancelled.'],
  }),
};

const TO_BILLING = {
  label: 'Open billing',
  path: paths.billing,
  note: 'Receipts and invoices are in the billing settings.',
} as const;

export function billingText({ billing, time_zone = 'UTC' }: MailFacts, publicUrl: string): MailText {
  const facts: BillingFacts = billing ?? { news: 'started' };
  const { wayOn = TO_BILLING, ...text } = TEXTS[facts.news]({
    date: dateOf(facts.date, time_zone),
    amount: amountOf(facts),
  });
  return {
    ...text,
    button: { label: wayOn.label, url: `${publicUrl}${wayOn.path}` },
    notes: [wayOn.note],
  };
}

function dateOf(iso: string | undefined, timeZone: string): string {
  if (iso === undefined) return 'the last day of its period';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }).format(new Date(iso));
}

function amountOf({ amount, currency }: BillingFacts): string | null {
  return amount === undefined || currency === undefined ? null : formatMoney({ amount, currency }, 'en-US');
}
