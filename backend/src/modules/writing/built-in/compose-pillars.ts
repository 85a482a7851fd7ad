import { PROFILE_LIMITS, findNeverUsePhrases, lengthInCodePoints, pillarKey } from '@drumbeat/domain';
import type { ProfileWritingRequest } from '../profile-writer.service.js';
import { authorFactsOf, type AuthorFacts } from './author-facts.js';
import { capitalized } from './phrase.js';

/** What everybody with clients can write about; they fill up where the answers name too little. */
const FOR_EVERYBODY = [
  'Lessons from client work',
  'How I work, and why',
  'Mistakes that taught me something',
  'Behind the scenes',
  'Opinions on our field',
];

/**
 * 3 to 5 content pillars from the answers: the clients' problems, the field and the people come first. Fewer only where the
 * phrases never to use forbid the rest. Pure.
 */
export function composePillars({ profile, neverUsePhrases }: ProfileWritingRequest): string[] {
  const ideas = [...pillarsFrom(authorFactsOf(profile, neverUsePhrases)), ...FOR_EVERYBODY];
  const usable = ideas.filter(
    (pillar, index) =>
      lengthInCodePoints(pillar) <= PROFILE_LIMITS.pillar &&
      findNeverUsePhrases(pillar, neverUsePhrases).length === 0 &&
      ideas.findIndex((other) => pillarKey(other) === pillarKey(pillar)) === index,
  );
  return usable.slice(0, PROFILE_LIMITS.pillars);
}

function pillarsFrom({ problems, industry, audience }: AuthorFacts): string[] {
  const [first, second] = problems;
  return [
    ...(first === undefined ? [] : [help(first)]),
    ...(industry === null ? [] : [`Lessons from ${industry}`]),
    ...(audience === null ? [] : [`Questions from ${audience}`]),
    ...(second === undefined ? [] : [help(second)]),
  ];
}

/** Behind a colon a problem may have any grammar. */
function help(problem: string): string {
  return capitalized(`${problem}: what helps`);
}
