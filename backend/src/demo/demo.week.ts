import {
  addDays,
  mondayOf,
  resolveWallClock,
  todayInZone,
  type PlainDate,
  type Weekday,
} from '@drumbeat/domain';
import type { DEMO_TEXTS } from './demo.texts.js';

/** When the demo's user posts, by their clock. */
export const DEMO_HABIT = '09:00';

/** LinkedIn has responded by then. */
const SETTLED_MS = 15 * 60_000;
/** Leaves time to look around before the post is published. */
const ROOM_MS = 60 * 60_000;

/** State of a day's post: published, in doubt, scheduled, half-written, or only a prompt. */
export type DemoRole = 'out' | 'in-doubt' | 'scheduled' | 'draft' | 'prompt';

interface DemoDay {
  /** Counted from the present week. */
  readonly week: number;
  readonly weekday: Weekday;
  readonly text: keyof typeof DEMO_TEXTS;
}

/** The days with example data: the week before, this one, and the next. */
export const DEMO_DAYS: readonly DemoDay[] = [
  { week: -1, weekday: 1, text: 'kickoff' },
  { week: -1, weekday: 3, text: 'silence' },
  { week: -1, weekday: 5, text: 'fixedPrice' },
  { week: 0, weekday: 1, text: 'timesheet' },
  { week: 0, weekday: 3, text: 'steep' },
  { week: 0, weekday: 5, text: 'oneService' },
  { week: 1, weekday: 1, text: 'sevenSentences' },
  { week: 1, weekday: 3, text: 'nineteenDays' },
];

export interface DemoBeat extends DemoDay {
  readonly date: PlainDate;
  /** The habit's hour on that day. */
  readonly at: Date;
  readonly role: DemoRole;
}

/**
 * The example data as of a moment, the oldest day first. All posts of this week whose hour has passed are published;
 * the one in doubt is last Friday's, so that no week looks as if it had failed; the next day's is scheduled, the one
 * after it a draft.
 *
 * @param zone IANA name of the user's zone
 */
export function demoBeats(now: Date, zone: string): DemoBeat[] {
  const monday = mondayOf(todayInZone(now, zone));
  let ahead = 0;
  return DEMO_DAYS.map((day) => {
    const date = addDays(monday, day.week * 7 + day.weekday - 1);
    const at = resolveWallClock({ date, time: DEMO_HABIT }, zone).instant;
    return { ...day, date, at, role: roleOf(day, at) };
  });

  function roleOf({ week, weekday }: DemoDay, at: Date): DemoRole {
    if (week < 0 && weekday === 5) return 'in-doubt';
    if (now.getTime() - at.getTime() >= SETTLED_MS) return 'out';
    if (at.getTime() - now.getTime() < ROOM_MS) return 'prompt';
    ahead += 1;
    return ahead === 1 ? 'scheduled' : ahead === 2 ? 'draft' : 'prompt';
  }
}
