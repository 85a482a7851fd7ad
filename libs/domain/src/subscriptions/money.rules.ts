/** An amount as payment services count it: in the smallest unit of the currency, such as cents (PAY-2). */
export interface Money {
  readonly amount: number;
  /** ISO 4217, in any case. */
  readonly currency: string;
}

/** Currencies that Stripe counts without decimals, and with three: https://docs.stripe.com/currencies */
const WITHOUT_DECIMALS: readonly string[] = [
  ...[
    'bif',
    'clp',
    'djf',
    'gnf',
    'jpy',
    'kmf',
    'krw',
    'mga',
    'pyg',
    'rwf',
    'vnd',
    'vuv',
    'xaf',
    'xof',
    'xpf',
  ],
];
const THREE_DECIMALS: readonly string[] = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

/** Decimals of the smallest unit. */
export function decimalsOf(currency: string): number {
  const code = currency.toLowerCase();
  if (WITHOUT_DECIMALS.includes(code)) return 0;
  return THREE_DECIMALS.includes(code) ? 3 : 2;
}

/** "$139.50", "139,50 $", "¥20,000": as the locale writes it, with as many decimals as the currency is counted in. */
export function formatMoney({ amount, currency }: Money, locale?: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: amount === 0 ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency.toLowerCase() === other.currency.toLowerCase();
}
