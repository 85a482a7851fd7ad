/** Share of the posts that each pillar should have, in percent, the first is of pillar 1. Together they are 100. */
export type PillarMix = readonly number[];

/** Posts that the balance of the pillars is taken of (STRATEGY-1). */
export const BALANCE_POSTS = 10;

/** Equal shares; what is left of the division goes to the first pillars, a percent each. */
export function equalMix(pillars: number): PillarMix {
  const share = Math.floor(100 / Math.max(1, pillars));
  return Array.from({ length: pillars }, (_, at) => share + (at < 100 - share * pillars ? 1 : 0));
}

/** The mix that the user chose, else equal shares; also where pillars came or went since (STRATEGY-2). */
export function targetMix(pillars: number, chosen: PillarMix): PillarMix {
  return chosen.length === pillars && mixProblem(chosen, pillars) === null ? chosen : equalMix(pillars);
}

/** Why these shares are no mix of so many pillars; null where they are. */
export function mixProblem(shares: PillarMix, pillars: number): string | null {
  if (shares.length !== pillars) return 'Give every pillar a share';
  if (!shares.every((share) => Number.isInteger(share) && share >= 0 && share <= 100)) {
    return 'A share is a whole number from 0 to 100';
  }
  const sum = shares.reduce((total, share) => total + share, 0);
  return sum === 100 ? null : `The shares make ${sum} percent together, not 100`;
}

/** Posts of each pillar. @param posts the pillar of each, null without one */
export function pillarCounts(posts: readonly (number | null)[], pillars: number): number[] {
  const counts = Array.from({ length: pillars }, () => 0);
  for (const pillar of posts) {
    if (pillar !== null && pillar <= pillars) counts[pillar - 1] = (counts[pillar - 1] ?? 0) + 1;
  }
  return counts;
}

/**
 * The pillars of the next posts: each time the one that is furthest below its share then, of equals the first (STRATEGY-3).
 * @returns numbers of pillars from 1; empty without pillars
 */
export function nextPillars(counts: readonly number[], mix: PillarMix, posts: number): number[] {
  const soFar = [...counts];
  if (soFar.length === 0) return [];
  return Array.from({ length: posts }, () => {
    const total = soFar.reduce((sum, count) => sum + count, 1);
    const lacking = soFar.map((count, at) => ((mix[at] ?? 0) / 100) * total - count);
    const next = lacking.indexOf(Math.max(...lacking));
    soFar[next] = (soFar[next] ?? 0) + 1;
    return next + 1;
  });
}
