import { momentOfUrn } from './post-moment.rules.js';

/**
 * The archive names a post by its share, the analytics by its activity: two ids, made within a second of each other (LINKEDIN-26).
 * Nobody posts twice in this time.
 */
const SAME_POST_MS = 2_000;

/**
 * For each post the place of its figures, null where there are none: by the same URN, then by the same number, then by the moment in
 * which both ids were made, where each is the other's nearest. Figures go to one post at most.
 * @param posts URNs in the order of the posts; null for one without an address
 * @param figures URNs in the order of the figures
 */
export function joinFigures(
  posts: readonly (string | null)[],
  figures: readonly string[],
): (number | null)[] {
  const joined = posts.map((): number | null => null);
  const taken = new Set<number>();
  const give = (post: number, place: number | undefined) => {
    if (place === undefined || joined[post] !== null || taken.has(place)) return;
    joined[post] = place;
    taken.add(place);
  };
  for (const nameOf of [(urn: string) => urn, numberOf]) {
    const places = new Map<string, number>();
    figures.forEach((urn, place) => {
      if (!places.has(nameOf(urn))) places.set(nameOf(urn), place);
    });
    posts.forEach((urn, post) => {
      if (urn !== null) give(post, places.get(nameOf(urn)));
    });
  }
  const leftPosts = moments(posts, (post) => joined[post] === null);
  const leftFigures = moments(figures, (place) => !taken.has(place));
  const nearestFigures = nearest(leftPosts, leftFigures);
  const nearestPosts = nearest(leftFigures, leftPosts);
  for (const [post, place] of nearestFigures) if (nearestPosts.get(place) === post) give(post, place);
  return joined;
}

interface Moment {
  readonly place: number;
  readonly at: number;
}

function numberOf(urn: string): string {
  return /\d+$/.exec(urn)?.[0] ?? urn;
}

/** By time. */
function moments(urns: readonly (string | null)[], isLeft: (place: number) => boolean): Moment[] {
  return urns
    .flatMap((urn, place): Moment[] => {
      const at = urn === null || !isLeft(place) ? null : momentOfUrn(urn);
      return at === null ? [] : [{ place, at }];
    })
    .sort((one, other) => one.at - other.at || one.place - other.place);
}

/** The place of the nearest of `others` for each of `ones` that has one near enough; both by time. */
function nearest(ones: readonly Moment[], others: readonly Moment[]): Map<number, number> {
  const found = new Map<number, number>();
  let next = 0;
  for (const one of ones) {
    while ((others[next]?.at ?? Infinity) < one.at) next += 1;
    const [closest] = [others[next - 1], others[next]]
      .filter((other) => other !== undefined)
      .sort((left, right) => Math.abs(left.at - one.at) - Math.abs(right.at - one.at));
    if (closest && Math.abs(closest.at - one.at) <= SAME_POST_MS) found.set(one.place, closest.place);
  }
  return found;
}
