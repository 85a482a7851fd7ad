import { describe, expect, it, jest } from '@jest/globals';
import { readPostsAhead } from './read-ahead.js';
import { reviewText } from './review-text.js';

/** How often anything was looked for in a text. */
function searches(work: () => unknown): number {
  const exec = jest.spyOn(RegExp.prototype, 'exec');
  work();
  const count = exec.mock.calls.length;
  exec.mockRestore();
  return count;
}

const post = (number: number) =>
  `In May we lost ${number} of 214 clients. “You never asked us,” said Ruth Berger. It was not the price. `.repeat(
    9,
  );
const TEXT =
  'We lost 41% of them on Tuesday. “They never asked,” said Carl Ott. Half of it was a game-changer. We did. You do. I do. It is. No.';

describe('Posts that were read ahead', () => {
  const review = (posts: readonly string[], text = TEXT) =>
    reviewText(text, {
      material: ['We lost them.'],
      known: posts,
      ownPosts: posts,
      neverUse: [],
      isPart: false,
    });

  it('cost the reviews after it a small part', async () => {
    const posts = Array.from({ length: 20 }, (_, index) => post(index));
    const unread = searches(() =>
      review(
        posts.map((one) => `${one}!`),
        `${TEXT} Yes.`,
      ),
    );
    await readPostsAhead(posts);
    const read = searches(() => review(posts, `${TEXT} Ok.`));
    expect(read).toBeLessThan(unread / 4);
  });

  it('are read one at a time, with a turn for others after each', async () => {
    let turns = 0;
    let isDone = false;
    const others = () => {
      turns += 1;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    await readPostsAhead(Array.from({ length: 12 }, (_, index) => `${post(index)} Once.`));
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(12);
  });
});
