import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passagesOf, withRepairs } from './repair-passages.js';
import type { ReviewContext } from '../review-context.js';
import { reviewText } from '../review-text.js';

const NOTES = 'Lost 31 percent of the hours, 12 clients stayed, she said "we never asked". In March.';
const context: ReviewContext = {
  material: [NOTES],
  known: [],
  ownPosts: [],
  neverUse: ['synergy'],
  isPart: false,
};
const repaired = (text: string, ...replacements: (string | undefined)[]) => {
  const passages = passagesOf(text, reviewText(text, context));
  const given = new Map(
    replacements.flatMap((one, index) => (one === undefined ? [] : [[index, one] as const])),
  );
  return withRepairs(text, passages, given, context);
};

describe('A repair', () => {
  const text = 'We lost 41 percent of the hours.  It hurt.\n\nThe synergies were gone. 12 clients stayed.';

  it('takes whole sentences, and leaves all else byte for byte', () => {
    expect(passagesOf(text, reviewText(text, context)).map((passage) => passage.text)).toEqual([
      'We lost 41 percent of the hours.',
      'The synergies were gone.',
    ]);
    expect(repaired(text, 'We lost 31 percent of the hours.', 'What we shared was gone.')).toBe(
      'We lost 31 percent of the hours.  It hurt.\n\nWhat we shared was gone. 12 clients stayed.',
    );
  });

  it('may take a sentence out, or leave a place to fill in', () => {
    expect(repaired(text, '', 'What we shared was gone.')).toBe(
      'It hurt.\n\nWhat we shared was gone. 12 clients stayed.',
    );
    expect(repaired(text, 'We lost [how much] of the hours.')).toContain(
      'We lost [how much] of the hours.  It hurt.',
    );
  });

  it.each([
    ['another invention', 'We lost 57 percent of the hours.'],
    ['an invented witness', 'We lost hours, said Sarah Chen.'],
    ['a quotation that nobody said', 'We lost hours: “it was all for nothing”.'],
    ['what was wrong before', 'We lost 41 percent of all hours.'],
    ['a hole where the words stood', 'We lost percent of the .'],
    ['far more than was asked for', `We lost hours. ${'And so on it went with us. '.repeat(10)}`],
  ])('is refused with %s', (_what, replacement) => {
    expect(repaired(text, replacement)).toBe(text);
  });

  it('that only strikes the words of a phrase leaves the passage as it is, or takes it out whole', () => {
    const both = 'Attention to detail is a game changer. It is fine with us.';
    expect(repaired(both, 'Attention to detail is a .')).toBe(both);
    expect(repaired(both, '')).toBe('It is fine with us.');
  });

  it('keeps the figures and quotations of a passage, and brings none for a mere phrase', () => {
    const both = 'The synergies are that 12 clients stayed: “we never asked”. It is fine with us.';
    expect(repaired(both, 'Some clients stayed: “we never asked”.')).toBe(both);
    expect(repaired(both, '12 clients stayed: nobody asked.')).toBe(both);
    expect(repaired(both, '12 clients stayed in March, 31 percent of them: “we never asked”.')).toBe(both);
    expect(repaired(both, 'And so 12 clients stayed: “we never asked”.')).toBe(
      'And so 12 clients stayed: “we never asked”. It is fine with us.',
    );
  });

  it('tells anew what was copied from an earlier post, with other figures that were given, and is kept only where it is no copy', () => {
    const post = 'We lost nine people in a year and nobody asked them why they had left us.';
    const withPost = { ...context, known: [post], ownPosts: [post] };
    const copy = `12 clients stayed. ${post}`;
    const passages = passagesOf(copy, reviewText(copy, withPost));
    expect(passages.map(({ text: words, findings }) => [words, findings.map(({ kind }) => kind)])).toEqual([
      [post, expect.arrayContaining(['copied'])],
    ]);
    const repairedWith = (replacement: string) =>
      withRepairs(copy, passages, new Map([[0, replacement]]), withPost);
    expect(repairedWith('We lost 31 percent of the hours.')).toBe(
      '12 clients stayed. We lost 31 percent of the hours.',
    );
    expect(repairedWith('')).toBe('12 clients stayed.');
    // The same again, but for a word, and what nobody gave.
    expect(repairedWith(post.replace('nobody', 'no one'))).toBe(copy);
    expect(repairedWith('We lost 44 percent of the hours.')).toBe(copy);
  });

  it('never changes a byte outside of its passages', () => {
    const parts = fc.array(
      fc.constantFrom(
        'We called them. ',
        'It was 41 percent of it. ',
        'The synergy is gone.\n\n',
        'In May we did it.  ',
        '12 clients stayed. ',
      ),
      { minLength: 1, maxLength: 8 },
    );
    const answers = fc.array(
      fc.constantFrom('', 'We said so.', 'It was 31 percent.', '[who] did.', '99 people.'),
    );
    fc.assert(
      fc.property(parts, answers, (given, replacements) => {
        const whole = given.join('');
        const passages = passagesOf(whole, reviewText(whole, context));
        const result = repaired(whole, ...replacements.slice(0, passages.length));
        let at = 0;
        for (const [index, { place }] of passages.entries()) {
          const clean = whole.slice(passages[index - 1]?.place.end ?? 0, place.start).trim();
          const found = result.indexOf(clean, at);
          expect(found).toBeGreaterThanOrEqual(0);
          at = found + clean.length;
        }
      }),
    );
  });
});
