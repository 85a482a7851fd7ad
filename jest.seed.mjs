import fc from 'fast-check';

/**
 * Properties are tested with the same inputs in every run, so that a failure is reproducible. FAST_CHECK_SEED selects
 * others: a number, or `random` for a new one each time (a failure prints its seed).
 */
const asked = process.env.FAST_CHECK_SEED;
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked ?? 20_261_121) });
