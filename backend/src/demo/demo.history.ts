import {
  addDays,
  CATEGORIES,
  resolveWallClock,
  titleFromContent,
  promptTypeOf,
  type ClockTime,
  type PerformanceFigures,
  type PlainDate,
  type PromptType,
} from '@drumbeat/domain';
import { demoFigures } from './demo.figures.js';
import { FIGURES, SHORT_POSTS, STUDIOS } from './demo.short-posts.js';
import { DEMO_HABIT } from './demo.week.js';
import { CLIENT_POSTS } from './posts/client-conversations.js';
import { HIRING_POSTS } from './posts/hiring.js';
import { LESSON_POSTS } from './posts/lessons.js';
import { PROFITABILITY_POSTS } from './posts/project-profitability.js';
import { SMALL_STUDIO_POSTS } from './posts/small-studio.js';

export const HISTORY_WEEKS = 51;
/** Weeks without a post, counted back from the present one: a summer, a winter, a flu. */
const AWAY: readonly number[] = [9, 21, 22, 36];
/** The posts of a week that was full, Monday first; others lack the Wednesday or the Friday. */
const BEATS = [0, 2, 4] as const;
/** One post in this many has no figures. */
const UNCOUNTED_EVERY = 57;
/** The newest posts by pillar, in their order, each list oldest first; before them come the shorter ones. */
const NEWEST_POSTS: readonly (readonly string[])[] = [
  PROFITABILITY_POSTS,
  SMALL_STUDIO_POSTS,
  CLIENT_POSTS,
  HIRING_POSTS,
  LESSON_POSTS,
];

/** A post of the past year, made from its own prompt. */
export interface DemoPastPost {
  readonly date: PlainDate;
  readonly at: Date;
  readonly content: string;
  readonly hook: string;
  readonly pillar: number;
  readonly category: string;
  /** Its final figures; null when nobody recorded any. */
  readonly figures: PerformanceFigures | null;
}

/**
 * Two or three posts a week with gaps, the oldest first, up to the Sunday two weeks before `monday`; the
 * weeks after it are defined one by one (demo.week). Deterministic for the same Monday.
 */
export function demoHistory(monday: PlainDate, zone: string): DemoPastPost[] {
  const days: PlainDate[] = [];
  for (let week = HISTORY_WEEKS; week >= 2; week -= 1) {
    if (AWAY.includes(week)) continue;
    const left = week % 3 === 0 ? 2 : week % 7 === 1 ? 4 : null;
    for (const beat of BEATS) if (beat !== left) days.push(addDays(monday, beat - 7 * week));
  }
  return days.map((date, index) => {
    const { pillar, content } = textOf(index, days.length);
    return {
      date,
      at: resolveWallClock({ date, time: timeOf(index) }, zone).instant,
      content,
      hook: titleFromContent(content),
      pillar,
      category: of(CATEGORIES, index * 2 + pillar),
      figures:
        index % UNCOUNTED_EVERY === UNCOUNTED_EVERY - 1 ? null : demoFigures(index, days.length, pillar),
    };
  });
}

/** Mostly the usual time; now and then noon. */
const timeOf = (index: number): ClockTime => (index % 11 === 5 ? '12:15' : DEMO_HABIT);

/** One pillar after the other. `index` of `count`, the oldest 0. */
function textOf(index: number, count: number): { pillar: number; content: string } {
  const pillars = SHORT_POSTS.length;
  const pillar = (index * 2) % pillars;
  const later = Math.floor((count - 1 - index) / pillars);
  const content = of(NEWEST_POSTS, pillar).at(-1 - later) ?? shortPost(pillar, Math.floor(index / pillars));
  return { pillar: pillar + 1, content };
}

/**
 * The numbers of openings, studios and figures have no common divisor, so a pillar's pairs repeat late; the
 * steps by pillar give the posts of two weeks different studios and figures. No two of a pillar share both
 * their turn and their ending.
 */
function shortPost(pillar: number, number: number): string {
  const { openings, turns, endings } = of(SHORT_POSTS, pillar);
  return [
    of(openings, number)
      .replace('{studio}', of(STUDIOS, number + 2 * pillar))
      .replace('{number}', String(of(FIGURES, 5 * number + 3 * pillar))),
    of(turns, number),
    of(endings, number + Math.floor(number / turns.length)),
  ].join('\n\n');
}

const ASKED: Readonly<Record<PromptType, string>> = {
  educational: 'Show one step of it that a reader can take today, and the figure that changes with it.',
  story: 'Tell it as it happened: where you were, what was said, what it cost.',
  question: 'Ask what others do, and say first what you do yourself.',
  promotional: 'Take a side, and say what it costs to take it.',
  personal: 'Walk through the case: before, the turn, after, with three figures.',
};

/** The text of a past post's prompt. */
export const askedFor = ({ category }: DemoPastPost): string => ASKED[promptTypeOf(category)];

function of<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The demo has an empty list');
  return item;
}
