import { describe, expect, it } from '@jest/globals';
import { tidyPhrase } from './phrase.js';

describe('A phrase that somebody typed', () => {
  it.each([
    ["The box is labelled 'misc'.", "The box is labelled 'misc'"],
    ['They say “later”', 'They say “later”'],
    ['Ils disent « plus tard »', 'Ils disent « plus tard »'],
    ['“Nobody has time.”', 'Nobody has time'],
    ['- "Pricing"', 'Pricing'],
    ['Rock ’n’ roll', 'Rock ’n’ roll'],
  ])('keeps the quotation marks of its words and loses those around it all: %s', (typed, tidy) => {
    expect(tidyPhrase(typed)).toBe(tidy);
  });
});
