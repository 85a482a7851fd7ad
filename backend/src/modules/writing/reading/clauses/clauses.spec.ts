import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { clausesOf } from './clauses.js';

const claimsOf = (text: string, language: PostLanguage = 'en') =>
  clausesOf(text, language)
    .filter(({ isClaim }) => isClaim)
    .map(({ place }) => text.slice(place.start, place.end));

describe('What the clauses of a text claim', () => {
  it.each([
    ['en', 'It was colic.', 'It was colic.'],
    ['de', 'Es war Kolik.', 'Es war Kolik.'],
  ] as const)('is what they say: %s', (language, text, claim) => {
    expect(claimsOf(text, language)).toEqual([claim]);
  });

  it.each([
    ['en', 'He said, it was colic.', 'He said'],
    ['de', 'Er sagte, es war Kolik.', 'Er sagte'],
  ] as const)('is not what somebody said: %s', (language, text, claim) => {
    expect(claimsOf(text, language)).toEqual([claim]);
  });

  it.each([
    ['en', 'He said, it was colic, but it was pleurisy.', 'it was pleurisy.'],
    ['de', 'Er sagte, es war Kolik, aber es war Husten.', 'es war Husten.'],
    ['fr', 'Il disait, une colique, mais elle toussait.', 'elle toussait.'],
    ['es', 'Decía, era un cólico, pero tosía.', 'tosía.'],
  ] as const)('is the author’s again behind a “but”: %s', (language, text, claim) => {
    expect(claimsOf(text, language)).toContain(claim);
  });

  it('is theirs where they say that they think it now', () => {
    expect(claimsOf('Je pense que oui, elle souffrait.', 'fr')).toContain('elle souffrait.');
    expect(claimsOf('On pense que oui, elle souffrait.', 'fr')).not.toContain('elle souffrait.');
  });

  it.each(['Was it colic?', 'If it was colic, she suffered.', 'Nobody knew but me.'])(
    'is nothing where the clause asks, supposes, or leaves somebody out: %s',
    (text) => expect(claimsOf(text)).not.toContain(text.split(/,| but/u)[0]),
  );
});
