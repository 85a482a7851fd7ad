import { stripeErrors } from '../stripe.errors.js';

/** Parameters in Stripe's flat spelling: `line_items[0][price]`. */
export type Parameters = Readonly<Record<string, string>>;

/** Of one operation: names as patterns, `*` for any key or index. */
export interface Accepted {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

const patternOf = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[[\]]/gu, '\\$&').replace(/\*/gu, '[^\\[\\]]+')}$`, 'u');

/** @throws StripeRefusal for a name that the operation does not know, and for one that it needs */
export function checkParameters(parameters: Parameters, { required = [], optional = [] }: Accepted): void {
  const patterns = [...required, ...optional].map(patternOf);
  for (const name of Object.keys(parameters)) {
    if (!patterns.some((pattern) => pattern.test(name))) throw stripeErrors.unknownParameter(name);
  }
  for (const name of required) {
    if (!Object.keys(parameters).some((given) => patternOf(name).test(given)))
      throw stripeErrors.missing(name);
  }
}

/** The values below `metadata[…]`, or of another prefix. */
export function metadataOf(parameters: Parameters, prefix = 'metadata'): Record<string, string> {
  const start = `${prefix}[`;
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([name]) => name.startsWith(start))
      .map(([name, value]) => [name.slice(start.length, -1), value]),
  );
}

export function wholeNumber(parameters: Parameters, name: string, fallback: number): number {
  const text = parameters[name];
  if (text === undefined) return fallback;
  if (!/^\d+$/u.test(text)) throw stripeErrors.wrongValue(name, `Invalid integer: ${text}`);
  return Number(text);
}

export function trueOrFalse(parameters: Parameters, name: string): boolean | undefined {
  const text = parameters[name];
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') throw stripeErrors.wrongValue(name, `Invalid boolean: ${text}`);
  return text === 'true';
}
