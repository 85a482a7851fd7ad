import { lengthInCodePoints } from '../text/characters.js';
import { findNeverUsePhrases } from '../writing/never-use.rules.js';
import { PROFILE_LIMITS } from './profile.limits.js';

/** Pillars that differ in case or punctuation alone are the same to a reader. */
export function pillarKey(pillar: string): string {
  return pillar
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True when a profile with these pillars can end onboarding: 3 to 5 (ONBOARDING-2). */
export function hasEnoughPillars(pillars: readonly string[]): boolean {
  return pillars.length >= PROFILE_LIMITS.pillarsMin && pillars.length <= PROFILE_LIMITS.pillars;
}

/**
 * Errors of suggested pillars, as sentences for models and people; empty when valid.
 * @param neverUsePhrases the user's own list
 */
export function suggestedPillarProblems(
  pillars: readonly string[],
  neverUsePhrases: readonly string[],
): string[] {
  const { pillarsMin, pillars: max, pillar: length } = PROFILE_LIMITS;
  const count = hasEnoughPillars(pillars)
    ? []
    : [`There are ${pillars.length} pillars; write ${pillarsMin} to ${max}.`];
  const keys = pillars.map(pillarKey);
  return [
    ...count,
    ...pillars.flatMap((pillar, index) => [
      ...(keys[index] === '' ? [`Pillar ${index + 1} has no words.`] : []),
      ...(lengthInCodePoints(pillar) > length
        ? [`Pillar ${index + 1} has more than ${length} characters.`]
        : []),
      ...(/\p{Cc}/u.test(pillar) ? [`Pillar ${index + 1} must stand on one line.`] : []),
      ...(keys.indexOf(keys[index] ?? '') < index ? [`Pillar ${index + 1} repeats another one.`] : []),
      ...findNeverUsePhrases(pillar, neverUsePhrases).map(
        (phrase) => `Pillar ${index + 1} must not use the phrase "${phrase}".`,
      ),
    ]),
  ];
}
