/** The kinds of URN that LinkedIn gives a post; the kind of a new post varies (LINKEDIN-7). */
const POST_URN = /^urn:li:(?:share|ugcPost|activity):\d+$/;

/** The member's own list of posts: where a user can look when LinkedIn has not confirmed one. */
export const LINKEDIN_ACTIVITY_URL = 'https://www.linkedin.com/in/me/recent-activity/all/';

/** True for the URN of a post. */
export function isPostUrn(value: unknown): value is string {
  return typeof value === 'string' && POST_URN.test(value);
}

/**
 * The address under which LinkedIn shows the post. Reported to work for share and ugcPost URNs, not promised: this is the
 * one place to change. Throws RangeError for anything but a post URN, so that no foreign text becomes a link.
 */
export function permalink(urn: string): string {
  if (!isPostUrn(urn)) throw new RangeError(`Not the URN of a post: ${JSON.stringify(urn)}`);
  return `https://www.linkedin.com/feed/update/${urn}/`;
}

/**
 * True for the only links that a user may attach to a post: https addresses on linkedin.com, and those below `site`,
 * which is configured as LinkedIn's. In the sandbox that is the stand-in, which shows the posts.
 */
export function isLinkedInUrl(value: string, site: string): boolean {
  if (value.length > 2_000) return false;
  return (
    /^https:\/\/(?:[a-z0-9-]+\.)*linkedin\.com(?:[/?#]\S*)?$/i.test(value) ||
    (value.startsWith(`${site}/`) && !/\s/.test(value))
  );
}

/** True for the address of one post there, which a page of its author or of all of LinkedIn is not. */
export function isPostUrl(value: string, site: string): boolean {
  return urnFromUrl(value, site) !== null;
}

/** Message for any other address (isPostUrl, isLinkedInUrl). */
export function notOnLinkedInText(site: string): string {
  return `Paste the address of the post on LinkedIn (${site}/…).`;
}

/** The URN inside the address of a post: '…/feed/update/urn:li:share:1/' or '…/posts/name_topic-activity-1-abcd' or '…/posts/name_activity-1-abcd'. */
export function urnFromUrl(url: string, site: string): string | null {
  if (!isLinkedInUrl(url, site)) return null;
  const readable = url.replace(/%3A/gi, ':');
  const urn = /urn:li:(?:share|ugcPost|activity):\d+/.exec(readable)?.[0];
  if (urn !== undefined) return urn;
  const slug = /[-_](share|ugcPost|activity)-(\d+)/.exec(readable);
  return slug === null ? null : `urn:li:${slug[1]}:${slug[2]}`;
}
