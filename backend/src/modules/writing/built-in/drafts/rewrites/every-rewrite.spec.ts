import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { INVENTED_AUTHORS, inventedAuthor } from '../../../../../../test/support/writing/invented-authors.js';
import { NothingToChangeError, WishNeedsModelError } from '../../../writing.errors.js';
import { draftProblems } from '../../../written-draft.rules.js';
import { composeRewrite } from './compose-rewrite.js';
import { writtenFigures } from '../../../reading/figures/written-figures.js';
import { possibleNames } from '../../../reading/names/names.js';

const rewrite = (wish: string, text: string) =>
  composeRewrite({
    text,
    wish,
    neverUse: [],
    openings: ['Ten clients, one letter.'],
    whole: text,
    keepsAsides: false,
  });

describe('A text that the built-in writer writes anew', () => {
  it('keeps every figure and name of the authors’ posts, and adds no word', () => {
    let shortened = 0;
    for (const name of INVENTED_AUTHORS) {
      for (const post of inventedAuthor(name).posts) {
        const short = tried(() => rewrite('Shorter', post));
        if (short === null) continue;
        shortened += 1;
        for (const fact of [
          ...writtenFigures(post, null),
          ...post.split('\n').flatMap((line) => possibleNames(line, name === 'ux' ? 'de' : null)),
        ]) {
          expect(short).toContain(fact);
        }
        expect(wordsOf(short).filter((word) => !wordsOf(post).includes(word))).toEqual([]);
        expect(short.split('\n')[0]).toBe(
          (post.split('\n')[0] ?? '').replace(/ (?:natürlich|sehr)(?= )/gu, ''),
        );
      }
    }
    expect(shortened).toBeGreaterThan(3);
  });

  it('says nothing new and uses no forbidden phrase, whatever the text', () => {
    const text = fc.oneof(
      fc.lorem({ maxCount: 60 }),
      fc.string({ maxLength: 400 }),
      fc.constantFrom(...inventedAuthor('cfo').posts),
    );
    const wish = fc.constantFrom('shorter', 'plainer', 'as a list', null);
    fc.assert(
      fc.property(text, wish, fc.lorem({ maxCount: 1 }), (given, wanted, phrase) => {
        const rewritten = tried(() =>
          composeRewrite({
            text: given,
            wish: wanted,
            neverUse: [phrase],
            openings: [],
            whole: given,
            keepsAsides: false,
          }),
        );
        if (rewritten === null) return;
        expect(draftProblems(`${rewritten}.`, { neverUsePhrases: [phrase] })).toEqual([]);
        const added = wordsOf(rewritten).filter((word) => !wordsOf(given).includes(word));
        expect(
          added.filter((word) => !['to', 'because', 'now', 'many', 'about', 'can', 'use'].includes(word)),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Null where the writer says that it cannot. */
function tried(work: () => string): string | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof NothingToChangeError || error instanceof WishNeedsModelError) return null;
    throw error;
  }
}
