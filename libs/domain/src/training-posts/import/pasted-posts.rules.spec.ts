import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitPastedPosts } from './pasted-posts.rules.js';

describe('Pasted posts', () => {
  it.each([
    ['a line of dashes', 'One.\n\nStill one.\n---\nTwo.', ['One.\n\nStill one.', 'Two.']],
    ['dashes among spaces, as Windows ends its lines', 'One.\r\n  -----\t\r\nTwo.', ['One.', 'Two.']],
    ['three blank lines', 'One.\n\n\n\nTwo.', ['One.', 'Two.']],
    ['three lines of spaces', 'One.\n \n\t\n \nTwo.', ['One.', 'Two.']],
    ['a line of dashes at either end', '---\nOne.\n---', ['One.']],
    ['several of them in a row', 'One.\n---\n\n\n\n---\nTwo.', ['One.', 'Two.']],
  ])('are parted by %s', (_, text, posts) => {
    expect(splitPastedPosts(text)).toEqual(posts);
  });

  it.each(['One.\n\n\nStill one.', 'One --- still one.', 'One.\n--\nStill one.', '- one\n- --- two'])(
    'are one where nothing parts them: %j',
    (text) => {
      expect(splitPastedPosts(text)).toEqual([text]);
    },
  );

  it('are found again however many they are, and none is empty', () => {
    const line = fc.stringMatching(/^[A-Za-z ]{0,12}[A-Za-z]$/);
    const post = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n').trim());
    fc.assert(
      fc.property(fc.array(post), (posts) => {
        expect(splitPastedPosts(posts.join('\n---\n'))).toEqual(posts);
        expect(splitPastedPosts(posts.join('\n\n\n\n'))).toEqual(posts);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => splitPastedPosts(text).every((found) => found.trim() !== '')),
    );
  });

  it('are told apart in time, also where a hundred thousand blank lines come', () => {
    expect(splitPastedPosts(`One.${'\n'.repeat(100_000)}Two.${' \n'.repeat(100_000)}`)).toEqual([
      'One.',
      'Two.',
    ]);
  });
});
