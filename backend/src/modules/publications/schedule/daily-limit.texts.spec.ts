import { describe, expect, it } from '@jest/globals';
import { dailyLimitText, limitAheadText } from './daily-limit.texts.js';

const until = 'Mon, Nov 23, 2026 at 1:02 AM (Berlin time)';

describe('the words for a day on which LinkedIn takes no more posts', () => {
  it('name the one post that waits', () => {
    expect(dailyLimitText({ titles: ['Pricing'], count: 1, until })).toEqual({
      title: 'LinkedIn makes “Pricing” wait',
      body: `LinkedIn takes no more posts from this account today. Its limit ends at ${until}. It goes out by itself if that is at most 30 minutes after its time; else we ask you what to do.`,
    });
  });

  it.each([
    [['A', 'B'], 2, '“A” and “B”'],
    [['A', 'B', 'C'], 3, '“A”, “B” and “C”'],
    [['A', 'B', 'C'], 12, '“A”, “B”, “C” and 9 more'],
  ])('say of %j how many wait in all (%i)', (titles, count, list) => {
    const { title, body } = dailyLimitText({ titles, count, until });
    expect(title).toBe(`LinkedIn makes ${count} posts wait`);
    expect(body).toContain(`Until then wait: ${list}. Each goes out by itself`);
  });

  it('say it also to somebody who chooses such a time', () => {
    expect(limitAheadText(until)).toContain(until);
  });
});
