/** How long the product stays open after a renewal that could not be paid: Stripe's default retries take longer, a week is enough to change a card. */
export const PAYMENT_GRACE_DAYS = 7;

/** The mail before a renewal comes so many days ahead of it (PAY-8). */
export const RENEWAL_REMINDER_DAYS = 7;
