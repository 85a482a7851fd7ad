import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { parseTrustedProxies } from './trusted-proxies.js';

/**
 * States what a variable must be, never its value: it may be a secret. The variable's name is put in front
 * (config.ts).
 */
export const wanted = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `is missing: it must be ${what}` : `must be ${what}`,
});

export const text = z.string().trim().optional();
export const webAddress = z.url({
  protocol: /^https?$/,
  ...wanted('an address such as https://example.com'),
});
export const url = webAddress.optional();
export const choice = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, wanted(`one of ${values.join(', ')}`));
export const trueOrFalse = z
  .enum(['true', 'false'], wanted('true or false'))
  .transform((value) => value === 'true');
export const flag = (fallback: boolean) => trueOrFalse.default(fallback);
export const wholeNumber = (fallback: number, min: number, max = Number.MAX_SAFE_INTEGER) => {
  const bounds = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`;
  const message = wanted(`a whole number, ${bounds}`);
  return z.coerce.number(message).int(message).min(min, message).max(max, message).default(fallback);
};
/** OpenAI's range; most endpoints take less. */
const TEMPERATURE_MAX = 2;
const temperatureWords = wanted(`default, or a number from 0 to ${TEMPERATURE_MAX}`);
export const temperature = z.union(
  [
    z.literal('default'),
    z.coerce.number(temperatureWords).min(0, temperatureWords).max(TEMPERATURE_MAX, temperatureWords),
  ],
  temperatureWords,
);
/** Ten prompts, or one long post; a model that reasons needs several times as much. */
const OUTPUT_TOKENS_MIN = 4_000;
const tokensWords = wanted(`a whole number, ${OUTPUT_TOKENS_MIN} or more`);
export const tokens = z.coerce.number(tokensWords).int(tokensWords).min(OUTPUT_TOKENS_MIN, tokensWords);
/** A number of the curve; nearly all of 32 bytes are. */
export function isPrivateKey(text: string): boolean {
  if (!/^[\w+/-]{43}=?$/u.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64'));
    return true;
  } catch {
    return false;
  }
}

export const trustedProxies = z
  .string()
  .default('false')
  .transform((value, context) => {
    const proxies = parseTrustedProxies(value);
    if (proxies !== null) return proxies;
    context.addIssue({
      code: 'custom',
      message:
        'must be the number of proxies in front, such as 1, or their addresses and networks, such as loopback,10.0.0.0/8. ' +
        'True would believe whatever address a client writes',
    });
    return z.NEVER;
  });

const milliseconds = wanted('a whole number of milliseconds, 1 or more');
const timing = z.number(milliseconds).int(milliseconds).positive(milliseconds).optional();
/** Shorter timings for the proof suite, as JSON. */
export const publishingTimings = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.strictObject(
      {
        plannerIntervalMs: timing,
        planAheadMs: timing,
        sweepIntervalMs: timing,
        leaseMs: timing,
        connectTimeoutMs: timing,
        sendTimeoutMs: timing,
        sendMarginMs: timing,
        settleMs: timing,
        ownerWaitMs: timing,
        graceMs: timing,
      },
      wanted('an object of publishing times, such as {"leaseMs":30000}'),
    ),
  )
  .optional();
