import { counted, inFigures } from '../text/counted.js';
import { WEEKDAYS } from '../time/time-labels.js';
import { type Breakdown, POST_LENGTH_MAX, type PostLength } from './breakdown.rules.js';
import type { BestKindInsight, Insight } from './insight.rules.js';
import { OPENINGS_IN_WORDS, type OpeningKind } from '../posts/opening-kind.rules.js';

/** An insight in words. */
interface InsightWords {
  /** "Posts that open with a question reach 1.8 times as many people as your others." */
  readonly finding: string;
  /** "6 posts against 12. A fair sign." */
  readonly sample: string;
  /** "Open more posts with a question." */
  readonly recommendation: string;
}

const characters = (count: number) => `${inFigures(count)} characters`;

const LENGTHS: Readonly<Record<PostLength, string>> = {
  short: `up to ${characters(POST_LENGTH_MAX.short)}`,
  medium: `${inFigures(POST_LENGTH_MAX.short)} to ${characters(POST_LENGTH_MAX.medium)}`,
  long: `more than ${characters(POST_LENGTH_MAX.medium)}`,
};
/** Name of a kind of posts, as a table shows it. @param pillarName of the user's pillar with this number; empty without a name */
export function kindName(by: Breakdown, key: string, pillarName: (pillar: number) => string): string {
  switch (by) {
    case 'pillar':
      return pillarName(Number(key)) || `Pillar ${key}`;
    case 'weekday':
      return WEEKDAYS[Number(key) - 1] ?? key;
    case 'length':
      return capital(LENGTHS[key as PostLength]);
    case 'opening':
      return capital(OPENINGS_IN_WORDS[key as OpeningKind]);
  }
}

export function insightWords(insight: Insight, pillarName: (pillar: number) => string): InsightWords {
  if (insight.type === 'shallow_engagement') {
    return {
      finding: `People like your posts and seldom answer: ${counted(insight.comments, 'comment')} for ${counted(insight.likes, 'like')}.`,
      sample: `${counted(insight.posts, 'post')}.`,
      recommendation: 'End more posts on a question that can be answered in one line.',
    };
  }
  const { posts, others, times, measure } = insight;
  return {
    finding:
      measure === 'impressions'
        ? `${postsOf(insight, pillarName)} reach ${timesWords(times)} as many people as your others.`
        : `${postsOf(insight, pillarName)} move ${timesWords(times)} as many of their readers to react as your others.`,
    sample: `${counted(posts, 'post')} against ${inFigures(others)}. ${sign(Math.min(posts, others))}`,
    recommendation: recommendation(insight, pillarName),
  };
}

function postsOf({ by, key }: BestKindInsight, pillarName: (pillar: number) => string): string {
  const name = kindName(by, key, pillarName);
  switch (by) {
    case 'pillar':
      return `Posts on “${name}”`;
    case 'weekday':
      return `Posts on ${name}s`;
    case 'length':
      return `Posts of ${uncapital(name)}`;
    case 'opening':
      return `Posts that open with ${uncapital(name)}`;
  }
}

function recommendation({ by, key }: BestKindInsight, pillarName: (pillar: number) => string): string {
  const name = kindName(by, key, pillarName);
  switch (by) {
    case 'pillar':
      return `Write more often on “${name}”.`;
    case 'weekday':
      return `Keep ${name}s for the posts that matter most.`;
    case 'length':
      return `Try ${uncapital(name)} more often.`;
    case 'opening':
      return `Open more posts with ${uncapital(name)}.`;
  }
}

/** One post that went round the world makes any number: beyond this it says no more. */
const TIMES_TOLD = 10;

const timesWords = (times: number) =>
  times > TIMES_TOLD ? `more than ${TIMES_TOLD} times` : `${times} times`;

/** Of the smaller side of a comparison. */
function sign(posts: number): string {
  if (posts >= 10) return 'A good sign.';
  return posts >= 5 ? 'A fair sign.' : 'A weak sign: a few more posts will tell.';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
