import { countWords, findStockPhrases, titleFromContent } from '@drumbeat/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { TextMatcher } from '../modules/voice-match/text-matcher.js';
import { DEMO_USER } from './demo.content.js';
import { DEMO_DRAFTS } from './demo.drafts.js';
import { demoHistory } from './demo.history.js';
import { DEMO_TEXTS, type DemoText } from './demo.texts.js';

/** As many as a voice is learned from (MATCH-6). */
const KNOWN = demoHistory('2026-11-23', DEMO_USER.time_zone)
  .map(({ content }) => content)
  .slice(-60);

const GENERIC = `Pricing conversations can be challenging for many design studios. Clients often focus on the total cost rather than on the value that a project will deliver. It is therefore important to prepare carefully before every meeting.

First, take the time to understand the goals of the client. Second, explain how your process supports those goals. Third, present a clear and transparent proposal that connects each deliverable with a measurable outcome.

By focusing on value instead of hours, studios can build stronger relationships, reduce misunderstandings and improve their profitability. Open communication throughout the project is essential for long-term success.`;

const texts: readonly DemoText[] = Object.values(DEMO_TEXTS);

const named = (all: readonly string[]) => all.map((text) => [titleFromContent(text), text] as const);

describe('The voice of the demo’s user', () => {
  let matcher: TextMatcher;
  beforeAll(() => {
    matcher = new TextMatcher();
    matcher.match({ author: 'nora', text: GENERIC, key: 'nora', posts: KNOWN });
  }, 60_000);

  const match = (text: string) => {
    const answer = matcher.match({ author: 'nora', text, key: 'nora' });
    if (answer.kind !== 'measured') throw new Error(`Not measured: ${answer.kind}`);
    return answer;
  };

  it.each(
    named([
      ...texts.map(({ content }) => content),
      ...texts.flatMap(({ draft }) => draft ?? []),
      ...Object.values(DEMO_DRAFTS),
    ]),
  )('is heard in her own “%s”', (_title, text) => {
    expect(match(text)).toMatchObject({ band: 'yours' });
  });

  it('is not heard in a text that anybody could have written', () => {
    expect(match(GENERIC)).toMatchObject({ band: 'far' });
  });

  it('does without stock phrases', () => {
    const all = [...KNOWN, ...texts.flatMap(({ content, draft }) => [content, draft ?? content])];
    expect(all.flatMap((text) => findStockPhrases(text))).toEqual([]);
  });

  it('is in posts long enough to be compared, as far back as it is learned from', () => {
    const newest = KNOWN.slice(-50).map(countWords);
    for (const words of newest) {
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(160);
    }
  });
});
