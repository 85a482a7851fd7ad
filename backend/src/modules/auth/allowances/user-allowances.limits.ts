import { TRACKING_LIMITS } from '@drumbeat/domain';
import type { Allowance } from '../auth.limits.js';

/** What one signed-in user may ask for. Far above what anybody needs, and far below what would hurt the others. */
export const USER_ALLOWANCES = {
  /** Pillar suggestions and ICP summaries: each is a call of the model. */
  'profile-texts': { points: 20, windowSeconds: 3_600 },
  /** Texts for posts, first lines and questions: each is a call of the model, or two. */
  writing: { points: 200, windowSeconds: 3_600 },
  /** Analyses of a user's posts: each reads up to 50 of them, and asks the model. */
  'style-analysis': { points: 10, windowSeconds: 3_600 },
  /** Files for posts: each is read whole and written anew. */
  uploads: { points: 120, windowSeconds: 3_600 },
  /** Passwords tried by somebody who has the session, but perhaps not the right to it. */
  reauthentication: { points: 10, windowSeconds: 3_600 },
  /** Lines to the staff: each is read by a person. */
  messages: { points: 20, windowSeconds: 3_600 },
  /** Ways to LinkedIn that are begun: each keeps a row until it ends or runs out. */
  'linkedin-connections': { points: 60, windowSeconds: 3_600 },
  /** A client sends a batch in 30 seconds, at most 10 events a second. */
  tracking: { points: 60, windowSeconds: 60 },
  /** Beginnings of sessions. */
  'tracked-sessions': { points: TRACKING_LIMITS.sessionsPerDay, windowSeconds: 86_400 },
  /** Events, by their number. */
  'tracked-events': { points: TRACKING_LIMITS.eventsPerDay, windowSeconds: 86_400 },
  /** Calendar programs look every quarter of an hour; some people have several. */
  'calendar-feed': { points: 120, windowSeconds: 3_600 },
} as const satisfies Record<string, Allowance>;

export type UserAllowance = keyof typeof USER_ALLOWANCES;

/** What one user may ask for of everyday things, counted for all processes together. `RATE_LIMIT_SCALE` multiplies them. */
export const CALL_ALLOWANCES = {
  /** Searches read all texts of the user; one that is typed asks after each pause. */
  search: { points: 600, windowSeconds: 600 },
  /** Lists with whole texts. The posts page asks for each of its groups, and every 4 seconds while one goes out. */
  texts: { points: 3_000, windowSeconds: 600 },
  /** Comparisons of a text with the earlier posts: the editor asks where its user stops to think, every 3 seconds at most. */
  check: { points: 300, windowSeconds: 600 },
  /** Whatever changes something. A draft that is being typed is saved every second at most, in two windows twice. */
  writes: { points: 240, windowSeconds: 60 },
  /** Each may read a year of prompts with their texts; the page asks when it turns, and after each change. */
  calendar: { points: 600, windowSeconds: 600 },
  /** Each reads everything that the user has. */
  export: { points: 10, windowSeconds: 3_600 },
} as const satisfies Record<string, Allowance>;

export type CallAllowance = keyof typeof CALL_ALLOWANCES;
