import { isJsonObject } from '../json/json-object.js';

/** Limits of a tracked session and its events, enforced by client and server. Lengths in characters. */
export const TRACKING_LIMITS = {
  /** A session without an event for this long is over (TRACKING-1). */
  inactivityMs: 30 * 60_000,
  /** Events of one request. */
  batch: 50,
  eventType: 50,
  eventName: 100,
  /** A path of ours; longer ones are cut. */
  path: 300,
  /** Maximum length of an address from a browser, before it is cut to its path. */
  url: 2_000,
  /** Length of a fact of the browser: its name, its screen, its zone. */
  sessionFact: 200,
  /** Number of different pages and features stored per session. */
  visited: 50,
  feature: 100,
  /** Bytes of an event's data as JSON. */
  eventDataBytes: 2_048,
  /** Per user. A session begins after each half hour without activity, in each tab. */
  sessionsPerDay: 500,
  /** Per user, the newest: some 10 MB at most. Older ones are deleted with their events. */
  sessionsKept: 500,
  /** Per user; further ones are dropped. A busy day makes some hundreds. */
  eventsPerDay: 5_000,
  /** Per user, the newest: some 50 MB at most. */
  eventsKept: 20_000,
  /** Maximum length of an error's stack: the head is enough (TRACKING-4). */
  errorStack: 500,
  /** Events older than this, and sessions that ended before, are removed by the clean-up. */
  retentionDays: 90,
} as const;

/** The path of an address, without query and fragment: those can carry tokens and texts of the user. */
export function trackedPath(address: string): string {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/iu, '').split(/[?#]/u, 1)[0] ?? '';
  return (path === '' ? '/' : path).slice(0, TRACKING_LIMITS.path);
}

/** The referrer's origin and path, '' when it is not a web address. */
export function trackedReferrer(address: string): string {
  const site = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)/iu.exec(address);
  if (!site) return '';
  const scheme = address.slice(0, address.indexOf(':')).toLowerCase();
  return `${scheme}://${site[1] ?? ''}${trackedPath(address)}`.slice(0, TRACKING_LIMITS.sessionFact);
}

/** Names used by browsers and React for a stack. */
const STACK = /^(?:stack|error_?stack|component_?stack)$/iu;

/** The data of an event with every error stack in it cut to its first 500 characters (TRACKING-4). */
export function cutErrorStacks(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      STACK.test(name) && typeof value === 'string'
        ? cutErrorStack(value)
        : isJsonObject(value)
          ? cutErrorStacks(value)
          : value,
    ]),
  );
}

/** The head of a stack; half of a character is not kept. */
export function cutErrorStack(stack: string): string {
  return stack.slice(0, TRACKING_LIMITS.errorStack).replace(/[\uD800-\uDBFF]$/u, '');
}
