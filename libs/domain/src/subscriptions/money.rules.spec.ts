import { describe, expect, it } from '@jest/globals';
import { decimalsOf, formatMoney, isSameMoney } from './money.rules.js';

/** Locales put different blanks between number and sign. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('an amount of money', () => {
  it.each([
    [13_950, 'usd', 'en-US', '$139.50'],
    [13_950, 'usd', 'de-DE', '139,50 $'],
    [13_950, 'USD', 'fr-CA', '139,50 $ US'],
    [20_000, 'jpy', 'en-US', '¥20,000'],
    [20_000, 'krw', 'ko-KR', '₩20,000'],
    [43_125, 'kwd', 'en-US', 'KWD 43.125'],
    [0, 'usd', 'en-US', '$0'],
  ])('of %d %s is written for %s as %s', (amount, currency, locale, text) => {
    expect(plain(formatMoney({ amount, currency }, locale))).toBe(text);
  });

  it('is counted in the smallest unit of its currency', () => {
    expect(['usd', 'JPY', 'bhd', 'isk'].map(decimalsOf)).toEqual([2, 0, 3, 2]);
  });

  it('is the same in any case of its code, and not in another currency', () => {
    expect(isSameMoney({ amount: 1, currency: 'usd' }, { amount: 1, currency: 'USD' })).toBe(true);
    expect(isSameMoney({ amount: 1, currency: 'usd' }, { amount: 1, currency: 'eur' })).toBe(false);
    expect(isSameMoney({ amount: 1, currency: 'usd' }, { amount: 2, currency: 'usd' })).toBe(false);
  });
});
