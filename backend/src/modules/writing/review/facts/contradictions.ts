import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { turnedSpans } from './dates/turned-spans.js';
import { contraryAnswers } from './denials/answer-findings.js';
import { contraryCredits } from './denials/contrary-credits.js';
import { contraryOrders, contraryPresences } from './denials/contrary-findings.js';
import { endedOfStill } from './denials/ended-findings.js';
import { unsourcedNegations } from './denials/negation-findings.js';
import { overstatedShares } from './denials/overstated-shares.js';
import { contraryPredicates } from './denials/predicate-findings.js';
import { reversedDeeds } from './denials/reversed-deeds.js';
import { turnedShortClauses } from './denials/short-denials.js';
import { turnedConditions } from './denials/turned-conditions.js';
import { turnedCopies } from './denials/turned-copies.js';
import { doneOfUndone } from './denials/undone-findings.js';
import { exchangedAgents } from './exchanges/exchanged-agents.js';
import { exchangedDoers } from './exchanges/exchanged-doers.js';
import { deniedIdeas, exchangedIdeas } from './exchanges/exchanged-ideas.js';
import { exchangedOwners } from './exchanges/exchanged-owners.js';
import { exchangedPronouns } from './exchanges/exchanged-pronouns.js';
import { exchangedStates } from './exchanges/exchanged-states.js';
import { exchangedSteps } from './exchanges/exchanged-steps.js';
import { exchangedSubjects } from './exchanges/exchanged-subjects.js';
import { contraryOpposites } from './opposites/opposite-findings.js';
import { turnedChanges } from './opposites/turned-changes.js';

/** Finds what the text says otherwise than its author's material, in one of the languages that are read. */
type Contradiction = (text: string, language: PostLanguage, material: readonly string[]) => TextRange[];

/** Every rule that finds a contradiction; a new one joins here. Of two that find the same words the earlier one is told. */
const CONTRADICTIONS: readonly Contradiction[] = [
  unsourcedNegations,
  contraryPresences,
  contraryOrders,
  contraryOpposites,
  contraryAnswers,
  contraryCredits,
  contraryPredicates,
  endedOfStill,
  doneOfUndone,
  reversedDeeds,
  turnedChanges,
  turnedConditions,
  turnedCopies,
  turnedShortClauses,
  exchangedSubjects,
  exchangedAgents,
  exchangedDoers,
  exchangedIdeas,
  exchangedPronouns,
  exchangedOwners,
  exchangedSteps,
  exchangedStates,
  overstatedShares,
  turnedSpans,
];

/** Places of the text that contradict the material: what was denied is said, or the other way round, or who, what and when are exchanged. */
export function contradictionsIn(
  text: string,
  language: PostLanguage | null,
  material: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const places = CONTRADICTIONS.flatMap((find) => find(text, language, material));
  const ownIdeas = deniedIdeas(text, language, material);
  return places.filter(
    (place, index) =>
      !ownIdeas.some((idea) => idea.start < place.end && place.start < idea.end) &&
      places.findIndex((other) => other.start < place.end && place.start < other.end) === index,
  );
}
