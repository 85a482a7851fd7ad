import { pillarKey } from './pillar.rules.js';
import { PROFILE_LIMITS } from './profile.limits.js';
import { lengthInCodePoints } from '../text/characters.js';

/** The pillars as they are kept: spaces at the ends and empty rows are gone, the order stays. */
export function cleanPillars(pillars: readonly string[]): string[] {
  return pillars.map((pillar) => pillar.trim()).filter((pillar) => pillar !== '');
}

/** The error of one row of the list, null when valid. An empty row is valid: it is not saved. */
export function pillarProblem(pillars: readonly string[], position: number): string | null {
  const pillar = (pillars[position] ?? '').trim();
  if (pillar === '') return null;
  const key = pillarKey(pillar);
  if (key === '') return 'A pillar needs words';
  if (lengthInCodePoints(pillar) > PROFILE_LIMITS.pillar) {
    return `A pillar has at most ${PROFILE_LIMITS.pillar} characters`;
  }
  const isRepeated = pillars.slice(0, position).some((other) => pillarKey(other) === key);
  return isRepeated ? 'This pillar is in the list already' : null;
}

/** The reason why onboarding cannot continue with this list, null when valid: three to five, all different. */
export function pillarListProblem(pillars: readonly string[]): string | null {
  const problems = pillars.flatMap((_, position) => pillarProblem(pillars, position) ?? []);
  if (problems[0]) return problems[0];
  const count = cleanPillars(pillars).length;
  if (count < PROFILE_LIMITS.pillarsMin) return 'Name at least three pillars';
  return count > PROFILE_LIMITS.pillars ? 'Keep at most five pillars' : null;
}

/** The suggestions not yet in the list, ignoring case and punctuation. */
export function newSuggestions(suggestions: readonly string[], pillars: readonly string[]): string[] {
  const taken = new Set(pillars.map(pillarKey));
  return suggestions.filter((suggestion) => !taken.has(pillarKey(suggestion)));
}
