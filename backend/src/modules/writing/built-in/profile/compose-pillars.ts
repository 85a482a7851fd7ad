import { PROFILE_LIMITS, findNeverUsePhrases, lengthInCodePoints, pillarKey } from '@drumbeat/domain';
import type { ProfileWritingRequest } from '../../profile-writer.service.js';
import { frameFactsOf, type FrameFacts } from './frame-facts.js';
import { insideSentence } from '../phrase.js';
import { problemPillar } from './problem-pillar.js';

/** Subjects for anybody with clients; they complete the list when the answers name too few. */
const FOR_EVERYBODY = [
  'Lessons from client work',
  'How I work, and why',
  'Mistakes that taught me something',
  'Opinions on our field',
  'Behind the scenes',
];

/**
 * 3 to 5 content pillars from the answers: the clients' problems, the field and the people come first. Fewer only
 * when the phrases never to use forbid the rest. Pure.
 */
export function composePillars({ profile, neverUsePhrases }: ProfileWritingRequest): string[] {
  const ideas = [...pillarsFrom(frameFactsOf(profile, neverUsePhrases)), ...FOR_EVERYBODY];
  const usable = ideas.filter(
    (pillar, index) =>
      lengthInCodePoints(pillar) <= PROFILE_LIMITS.pillar &&
      findNeverUsePhrases(pillar, neverUsePhrases).length === 0 &&
      ideas.findIndex((other) => pillarKey(other) === pillarKey(pillar)) === index,
  );
  return usable.slice(0, PROFILE_LIMITS.pillars);
}

function pillarsFrom({ problems, industry, audience }: FrameFacts): string[] {
  const [first, second] = problems;
  return [
    ...(first === undefined ? [] : [problemPillar(first)]),
    ...(industry === null ? [] : [`What is changing in ${fieldOf(industry)}`]),
    ...(audience === null ? [] : [`Questions from ${audience.phrase}`]),
    ...(second === undefined ? [] : [problemPillar(second)]),
  ];
}

/** Words used as a field name that need a noun after them. */
const ADJECTIVES =
  /^(?:legal|medical|financial|industrial|creative|digital|technical|commercial|corporate)$/iu;

/** Endings and words that distinguish English from other languages, in which a field may keep its capital. */
const ENGLISH = /(?:ing|ness|ship|services)\b|\s(?:and|for|of)\s/iu;

/** "Gastronomy / hospitality" is one field under two names; the first is enough. */
function fieldOf(industry: string): string {
  const [first = industry] = industry.split(/\s*\/\s*/u);
  if (ADJECTIVES.test(first)) return `${first.toLowerCase()} work`;
  return ENGLISH.test(first) ? insideSentence(first) : first;
}
