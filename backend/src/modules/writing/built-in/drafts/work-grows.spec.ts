import { describe, expect, it, jest } from '@jest/globals';
import { inventedAuthor, requestOf } from '../../../../../test/support/writing/invented-authors.js';
import { composeDraft } from './compose-draft.js';
import { composeOpenings } from './openings/compose-openings.js';
import { paragraphsOf } from './form/paragraphs.js';

/** Texts without an end that cost most where sentences are compared with each other. */
const KINDS: Readonly<Record<string, string>> = {
  'short cries': 'Hi! ',
  'single letters': 'a b c ',
  'numbered crumbs': 'x 1. 1. 1. ',
  'questions of a letter': 'a? ',
  'lines of a letter': 'a\n',
  'blank lines': 'Hi.\n\n',
  'no spaces': 'a',
  'items of two sentences': '- a. b.\n',
  'a name again and again': 'Ruth Berger left. Ruth went. ',
  'an article again and again': 'The client left. The cat. ',
  'denials that go on': 'Not one. ',
};
const LENGTHS = [2_500, 5_000] as const;
/** Twice the length is twice the work; four times were the square. */
const LINEAR_MAX = 2.7;

const { profile } = inventedAuthor('cfo');
const textOf = (kind: string, length: number) =>
  kind.repeat(Math.ceil(length / kind.length)).slice(0, length);

/** How often anything was looked for in a text. */
function searches(work: () => unknown): number {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  work();
  const count = exec.mock.calls.length;
  exec.mockRestore();
  return count;
}

describe('The work of the built-in writer', () => {
  it.each(Object.entries(KINDS))('grows with the length of the notes and no faster, for %s', (_, kind) => {
    const [half = 0, whole = 0] = LENGTHS.map((length) => {
      const notes = textOf(kind, length);
      const request = requestOf({ profile, posts: [] }, notes);
      return searches(() => {
        composeDraft(request);
        composeOpenings({ ...request, content: notes });
      });
    });
    expect(whole / Math.max(half, 500)).toBeLessThan(LINEAR_MAX);
  });

  it('looks at each sentence so many times as are near it, not as there are', () => {
    const readsOf = (count: number) => {
      let reads = 0;
      const pieces = Array.from({ length: count }, () => ({
        isList: false,
        isApart: false,
        get text() {
          reads += 1;
          return 'Hi!';
        },
      }));
      paragraphsOf(pieces, { wordsPerParagraph: 28, sentencesPerParagraph: 3, closesAlone: true }, 'en');
      return reads;
    };
    expect(readsOf(320) / readsOf(160)).toBeLessThan(LINEAR_MAX);
  });
});
