import { describe, expect, it } from '@jest/globals';
import { findingForAuthor, findingForWriter } from './finding.texts.js';
import { FINDING_KINDS } from './text-finding.js';

describe('The words of a finding', () => {
  it('call the author “you” to themselves, and not to a writer', () => {
    const finding = { kind: 'unit', quotation: '12 days' } as const;
    expect(findingForAuthor(finding)).toBe('You gave this figure of something else.');
    expect(findingForWriter(finding)).toBe('The author gave this figure of something else.');
  });

  it('are a sentence for each kind, and another for each that is fixed otherwise', () => {
    const words = FINDING_KINDS.map((kind) => findingForWriter({ kind, quotation: 'leverage' }));
    for (const each of words) expect(each).toMatch(/^[A-Z][^.]+[.?]$/u);
    expect(new Set(words).size).toBe(FINDING_KINDS.length - 1);
  });

  it('ask of a fact from elsewhere whether it belongs here, with the day of its post', () => {
    const told = (origin?: { of: 'post' | 'profile'; on: string | null }) =>
      findingForAuthor({ kind: 'elsewhere', quotation: '94 days', ...(origin ? { origin } : {}) });
    expect(told({ of: 'post', on: '2026-05-31' })).toBe(
      'From your post of 31 May 2026: does it belong here?',
    );
    expect(told({ of: 'post', on: null })).toBe('From an earlier post of yours: does it belong here?');
    expect(told({ of: 'profile', on: null })).toBe('From your profile: does it belong here?');
  });

  it('tell how even a rhythm is, where that was counted', () => {
    const rhythm = (from: number, to: number) =>
      findingForAuthor({ kind: 'rhythm', quotation: 'x', lengths: { of: 'sentences', from, to } });
    expect(rhythm(8, 9)).toBe('These sentences all have 8 to 9 words: one of them may be much shorter.');
    expect(rhythm(9, 9)).toBe('These sentences all have 9 words: one of them may be much shorter.');
    expect(findingForAuthor({ kind: 'rhythm', quotation: 'x' })).toBe(
      'These are about as long as each other: one of them may be much shorter.',
    );
  });

  it.each([
    ['🚀', 'No earlier post has an emoji.'],
    ['- one\n- two\n- three', 'No earlier post has a list.'],
    ['What do you think? 👇', 'No earlier post ends with a question.'],
    ['The', 'Sentences of earlier posts begin small.'],
    ['Du kannst uns anrufen.', 'Earlier posts address their readers in another way.'],
  ])('say what earlier posts never do: %s', (quotation, words) => {
    expect(findingForAuthor({ kind: 'never_done', quotation })).toBe(words);
  });

  it('say of a stock phrase why it is one', () => {
    expect(findingForWriter({ kind: 'stock_phrase', quotation: 'leveraging' })).toBe(
      'A stock phrase: “use” says the same.',
    );
  });
});
