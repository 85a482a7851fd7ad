export { findNeverUsePhrases, neverUsePlaces } from './never-use.rules.js';
export { findStockPhrases, type FoundStockPhrase, NAMED_STOCK_PHRASES } from './review/stock-phrases.js';
export {
  FINDING_KINDS,
  isFactFinding,
  isKeptFinding,
  standingFindings,
  withoutDoubts,
} from './review/text-finding.js';
export type {
  EvenLengths,
  FindingKind,
  FindingOrigin,
  KeptFindingKind,
  PlacedFinding,
  RhythmPart,
  TextFinding,
} from './review/text-finding.js';
export { findingForAuthor, findingForWriter, habitTitle } from './review/finding.texts.js';
export { type Season, SEASON_MEANINGS, seasonOf } from './season.rules.js';
export { type PastWinner, pillarWhy, planReasons, WHY_MAX, type WhyReason } from './why.rules.js';
export {
  describeLessons,
  describeWinner,
  LESSONS_IN_BRIEF,
  NO_LESSONS,
  opinionOf,
  weightOf,
} from './lessons.rules.js';
export type { Opinion, PastContent, WritingLessons } from './lessons.rules.js';
export { checkWrittenPrompt, type WrittenPrompt } from './written-prompt.rules.js';
export { isThinMaterial, THIN_WORDS, withoutPlaces, wordsOfMaterial } from './thin-material.rules.js';
export { ledBy, openingOf, openingProblems, problemsByOpening, tidyOpening } from './opening.rules.js';
