import { describe, expect, it } from '@jest/globals';
import { rewriteProblems, selectionOf } from './rewrite-answer.js';

const [FIRST, SECOND, THIRD] = [
  'We called all of them on Monday.',
  'It really took us a very long time.',
  'They paid in the same week.',
];
const previous_text = `${FIRST}\n\n${SECOND} ${THIRD}`;
const of = (selection: string | null) => ({ previous_text, selection });

describe('An answer for a selection', () => {
  it('that is the whole post gives the part that took the place of the selection', () => {
    expect(selectionOf(`${FIRST}\n\nIt took long. ${THIRD}`, of(SECOND))).toBe('It took long.');
    expect(selectionOf(`We called.\n\n${SECOND} ${THIRD}`, of(FIRST))).toBe('We called.');
  });

  it('stays as it is where it is the part alone', () => {
    expect(selectionOf('It took long.', of(SECOND))).toBe('It took long.');
    expect(selectionOf('It took long.', of('not in the post'))).toBe('It took long.');
    expect(selectionOf('Another post.', of(null))).toBe('Another post.');
  });

  it('is none where it repeats what stands around', () => {
    expect(rewriteProblems(`We rang them. It took long. ${THIRD}`, of(SECOND))).toEqual([
      `The answer holds text from around the selection: "${THIRD}". The new text of the selection alone is needed.`,
    ]);
    expect(rewriteProblems('It took long.', of(SECOND))).toEqual([]);
    expect(rewriteProblems(`It took long. ${THIRD}`, of(`${SECOND} ${THIRD}`))).toEqual([]);
  });
});

describe('An answer that changes nothing', () => {
  it.each([
    [SECOND, of(SECOND)],
    [previous_text.replace('\n\n', '\n'), of(null)],
  ])('is none: %j', (answer, rewritten) => {
    expect(rewriteProblems(answer, rewritten)).toEqual([
      'The answer is the text that stands there, word for word.',
    ]);
  });

  it.each([
    'The passage is already concise.',
    'Sorry, no can do.',
    '[No changes needed]',
    'N/A',
    '...',
    'Je préfère laisser ce passage tel quel.',
  ])('is none where it tells about the text: %s', (answer) => {
    expect(rewriteProblems(answer, of(SECOND))).toEqual([
      'The answer tells about the text instead of being it.',
    ]);
  });

  it('is one where it says the same in other words', () => {
    expect(rewriteProblems('Ages.', of(SECOND))).toEqual([]);
  });

  it('is only looked for where there is a text to replace', () => {
    expect(rewriteProblems('', { previous_text: null, selection: null })).toEqual([]);
  });
});
