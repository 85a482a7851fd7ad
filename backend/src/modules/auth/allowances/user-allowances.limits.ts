import { TRACKING_LIMITS } from '@drumbeat/domain';
import type { Allowance } from '../auth.limits.js';

/** Allowances of one signed-in user: far above what anybody needs, far below what would slow down others. */
export const USER_ALLOWANCES = {
  /** Pillar suggestions and ICP summaries: each is a call of the model. */
  'profile-texts': { points: 20, windowSeconds: 3_600 },
  /** Texts for posts, first lines and questions: each is a call of the model, or two. */
  writing: { points: 200, windowSeconds: 3_600 },
  /** Analyses of a user's posts: each reads up to 500 of them, and calls the model. */
  'style-analysis': { points: 10, windowSeconds: 3_600 },
  /** File uploads: each is read whole and re-encoded. */
  uploads: { points: 120, windowSeconds: 3_600 },
  /** Imports of training posts: each has its files unpacked and read. */
  imports: { points: 20, windowSeconds: 3_600 },
  /** Password checks of a signed-in user, who may not be the owner. */
  reauthentication: { points: 10, windowSeconds: 3_600 },
  /** Messages to the staff: each is read by a person. */
  messages: { points: 20, windowSeconds: 3_600 },
  /** Ways to LinkedIn that are begun: each keeps a row until it ends or runs out. */
  'linkedin-connections': { points: 60, windowSeconds: 3_600 },
  /** A client sends a batch in 30 seconds, at most 10 events a second. */
  tracking: { points: 60, windowSeconds: 60 },
  /** Session starts. */
  'tracked-sessions': { points: TRACKING_LIMITS.sessionsPerDay, windowSeconds: 86_400 },
  /** Events, by number. */
  'tracked-events': { points: TRACKING_LIMITS.eventsPerDay, windowSeconds: 86_400 },
  /** Calendar programs poll every quarter of an hour; some people have several. */
  'calendar-feed': { points: 120, windowSeconds: 3_600 },
} as const satisfies Record<string, Allowance>;

export type UserAllowance = keyof typeof USER_ALLOWANCES;

/** Allowances of one user for everyday calls, counted for all processes together. `RATE_LIMIT_SCALE` multiplies them. */
export const CALL_ALLOWANCES = {
  /** Searches read all texts of the user; typing sends one after each pause. */
  search: { points: 600, windowSeconds: 600 },
  /** Searches of staff over all users' names and texts; typing sends one after each pause. */
  'console-search': { points: 600, windowSeconds: 600 },
  /**
   * Lists with whole texts. The posts page requests each of its groups, and every 4 seconds while one is
   * being published.
   */
  texts: { points: 3_000, windowSeconds: 600 },
  /**
   * Comparisons of a text with the earlier posts: the editor requests one when its user pauses, every 3
   * seconds at most.
   */
  check: { points: 300, windowSeconds: 600 },
  /** Briefs of the writer: each reads the user's 50 newest posts and counts habits in them; one is asked for by hand. */
  brief: { points: 120, windowSeconds: 600 },
  /** Voice matches: the editor asks for one after each save that changed the text, every 2 seconds at most. One that a voice is learned for takes ten. */
  'voice-match': { points: 300, windowSeconds: 600 },
  /** All writes. A draft being typed is saved at most every second, with two windows twice. */
  writes: { points: 240, windowSeconds: 60 },
  /** Each may read a year of prompts with their texts; the page requests when it is turned, and after each change. */
  calendar: { points: 600, windowSeconds: 600 },
  /** Each reads all posts of the user with their figures; the page asks when a range, an order or a filter is chosen. */
  analytics: { points: 600, windowSeconds: 600 },
  /** Files of posts: each writes thousands of rows, and is asked for by hand. */
  'posts-file': { points: 60, windowSeconds: 600 },
  /** Each waits for LinkedIn, whose own limit of a day is about as much. */
  correction: { points: 60, windowSeconds: 600 },
  /** Each asks the payment service up to ten times; a page asks when it is opened, and after each change. */
  payment: { points: 120, windowSeconds: 600 },
  /** Each reads all data of the user. */
  export: { points: 10, windowSeconds: 3_600 },
} as const satisfies Record<string, Allowance>;

export type CallAllowance = keyof typeof CALL_ALLOWANCES;
