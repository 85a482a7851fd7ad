export { ANALYSED_FIELDS, VOICE_SCALES } from './analysis/style-analysis.js';
export { briefChanges } from './profile/brief-changes.rules.js';
export {
  hasKnownScale,
  isOfTone,
  isSetByPerson,
  originOf,
  PROFILE_STEP_CAUSES,
  profileStrength,
  type FieldOrigin,
  type KnownOrigins,
  type ProfileStepCause,
  type ProfileStrength,
  unknownBasics,
} from './profile/field-origin.rules.js';
export {
  gapText,
  LENGTH_WORDS,
  PROFILE_PACES,
  PROFILE_TEXTS,
  PROFILE_WORDS,
  type ProfileReader,
  TONE_WORDS,
  USAGE_WORDS,
  VOICE_SCALE_WORDS,
  type ProfileWords,
} from './profile/profile.texts.js';
export type {
  AnalysedField,
  VoiceScale,
  StyleAnalysis,
  VoiceEvidence,
  VoiceGap,
  VoiceQuote,
} from './analysis/style-analysis.js';
export { evidenceGap, quotedEvidence } from './analysis/evidence.rules.js';
export { performanceWeight } from './analysis/post-weights.rules.js';
export type { SignaturePhrase } from './phrases/signature-phrases.rules.js';
export { isQuestion } from './reading/style-figures.js';
export { type ReadSentence, readPosts } from './reading/read-posts.js';
export { analyseStyle } from './analysis/analyse-style.rules.js';
export {
  ARCHETYPE_TEXTS,
  type Archetype,
  archetypeOf,
  band,
  voiceUniqueness,
} from './scales/voice-dna.rules.js';
export { provenPatterns, type StylePatterns } from './analysis/style-patterns.rules.js';
export { isCommonCompound, isCommonForm, isCommonWord } from './vocabulary/common-words.js';
export { returningWords } from './vocabulary/returning-words.js';
export { keepProvenEvidence } from './analysis/proven-evidence.rules.js';
export { STYLE_ANALYSIS_LIMITS, VOICE_EVIDENCE } from './analysis/analysis.limits.js';
export { INTERVIEW_LIMITS, INTERVIEW_TEXT_WEIGHT } from './interview/interview.limits.js';
export {
  INTERVIEW_KEYS,
  INTERVIEW_QUESTIONS,
  INTERVIEW_TEXTS,
  type InterviewAnswer,
  type InterviewKey,
  type InterviewQuestion,
  type InterviewText,
  mergeAnswers,
  type PairChoice,
  type PairKey,
  pairChoice,
  type Stance,
  STANCES,
} from './interview/interview-answers.js';
export { pairOfTurn, type PairTurn, pairTurns } from './interview/interview-pairs.rules.js';
export {
  INTERVIEW_FIELDS,
  type InterviewField,
  type InterviewFindings,
  interviewFindings,
} from './interview/interview-findings.rules.js';
export {
  ADDRESS_FORMS,
  type AddressForm,
  ALL_ADDRESS_FORMS,
  addressMarker,
  withAddress,
} from './interview/address-forms.js';
export { type VoiceChange, voiceChanges, voiceChangeText } from './history/voice-changes.rules.js';
export { LANGUAGE_WORDS_MIN, languageOfFewWords, shownLanguage } from './language/shown-language.rules.js';
export type { PostLanguage } from './language/stop-words.js';
export { isStopWord, POST_LANGUAGES } from './language/stop-words.js';
export { isListItem, sentenceRanges, sentencesOf } from './reading/sentences.js';
export { MONTH_NAMES, SECOND_NAMES, WEEKDAY_NAMES } from './language/calendar-names.js';
export { countEmojis, lengthPreference, sentenceLength } from './reading/extraction.rules.js';
export { MATCH_LANGUAGES, type MatchLanguage } from './match/function-words.js';
export { readMasked } from './match/masked-text.js';
export { layoutVector } from './match/layout.js';
export type { SentenceRole } from './match/sentence-role.js';
export { prepareReference, type Reference, type ReferencePopulation } from './match/reference-population.js';
export {
  learnVoice,
  measures,
  type Standing,
  standing,
  type Voice,
  VOICE_POSTS_MIN,
  VOICE_WORDS_MIN,
} from './match/voice.js';
export { CALIBRATION, MATCH_FROM, type MatchBand, matchBand, matchScore } from './match/match-score.js';
export {
  MATCH_WORDS_MIN,
  type MatchedSentence,
  matchLanguageOf,
  matchVoice,
  SENTENCES_WORDS_MIN,
} from './match/voice-match.rules.js';
export { type KnowledgeArea, styleKnowledge } from './knowledge/style-knowledge.rules.js';
export { INSIGHT_TEXTS } from './analysis/style-insights.texts.js';
export type { BreakReason } from './match/break-reasons.js';
export { layoutReading } from './match/layout-reading.js';
export { shownValue } from './match/layout-reading.js';
export type { UnusualLayout } from './match/voice-match.rules.js';
