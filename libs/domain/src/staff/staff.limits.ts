/** Days without a look at the product after which a user with a plan counts as silent. */
export const SILENT_DAYS = 14;

/** Stars that count as a low rating, at most. */
export const LOW_RATING_MAX = 2;

/** A batch is badly rated where the mean of its stars is below this. */
export const BADLY_RATED_BELOW = 3;

/** Only batches that were rated low within these days are told of. */
export const RATINGS_LOOKED_BACK_DAYS = 30;

/** A batch that failed is a need of its person for so many days; its own are over then. */
export const FAILED_BATCH_DAYS = 14;

/** Why a plan needs a look because of money (`reason` of a subscription). */
export const FAILING_PAYMENT_REASONS = ['grace', 'first_payment_failed', 'payment_failed'] as const;

/** Characters of a note of staff about a user. */
export const STAFF_NOTE_MAX = 2_000;

/** How long a job that failed for good is kept, and how many of them each queue keeps. */
export const FAILED_JOBS_KEPT = { days: 7, count: 1_000 } as const;
