import { SECOND_MS } from '../time/durations.js';

/** What a user's open pages are told of. The list is closed: a page ignores what it does not know. */
export const LIVE_EVENT_KINDS = [
  /** A post is on LinkedIn. */
  'post.published',
  /** A post did not go out, or nobody knows: its user has to decide. */
  'post.failed',
  /** Something stands in the way of a post that is still to come. */
  'post.at_risk',
  /** Its user, or staff, marked it as posted, planned it anew, archived, deleted or restored it: in another tab, it may be. */
  'post.changed',
  'analysis.done',
  /** Prompts are on the calendar. */
  'prompts.pushed',
  'notice.added',
] as const;
export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number];

export interface LiveEvent {
  /** The same fact has the same id, however often it is told. */
  readonly id: string;
  readonly kind: LiveEventKind;
  readonly at: string;
  readonly post_id: string | null;
  /** The post's title, or what the fact is called; empty where it has none. */
  readonly title: string;
  /** The post's address on LinkedIn, once it is known. */
  readonly linkedin_url: string | null;
}

export const LIVE = {
  messagesPerSecond: 2,
  /** Facts are looked for this often, in each api process. */
  tickMs: SECOND_MS / 2,
  /** Proxies cut a silent connection; pages take a longer silence for one that is cut. */
  heartbeatMs: 15 * SECOND_MS,
  silenceMs: 40 * SECOND_MS,
  /** Whoever was away for longer is told to read everything again. */
  keptMs: 15 * 60 * SECOND_MS,
  /** A fact bears the time at which its transaction began: facts are read this far back, and each is told once. */
  overlapMs: 60 * SECOND_MS,
  /** A stream ends after this, so that programs can be replaced and nobody's load stays where it began. */
  streamSeconds: 15 * 60,
  streamsEach: 6,
  streamsOfAll: 5_000,
  eventsOfMessage: 50,
  /** How often the end of a session is looked for. */
  sessionCheckMs: 10 * SECOND_MS,
} as const;
