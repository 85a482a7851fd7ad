import {
  countWords,
  LANGUAGE_WORDS_MIN,
  neverUsePlaces,
  shownLanguage,
  type FindingKind,
  type PlacedFinding,
  type PostLanguage,
  type TextRange,
} from '@drumbeat/domain';
import { doubtfulFrames, preambleOf, signOffOf } from './frames/answer-frame.rules.js';
import { unsourcedAges } from './facts/figures/age-findings.js';
import { unsourcedAwards } from './facts/sources/award-findings.js';
import { unsourcedCitations } from './facts/sources/citation-findings.js';
import { isYear, unsourcedDates } from './facts/dates/date-findings.js';
import { exchangedQuotations } from './facts/exchanges/exchanged-quotations.js';
import { factsFromElsewhere } from './facts/sources/elsewhere.js';
import { unsourcedLinks } from './facts/sources/link-findings.js';
import { unsourcedNames } from './facts/names/name-findings.js';
import { unsourcedNegations } from './facts/denials/negation-findings.js';
import { otherHalfHours } from './facts/figures/half-hours.js';
import { unsourcedNumbers } from './facts/figures/number-findings.js';
import { unsourcedQuotations } from './facts/sources/quotation-findings.js';
import { unsourcedStudies } from './facts/sources/study-findings.js';
import { unsourcedRanks } from './facts/figures/rank-findings.js';
import { spelledDenials } from '../reading/denials/spelled-denials.js';
import { copiedSentences } from './style/copied-sentences.rules.js';
import { surplusHashtags } from './style/hashtags.rules.js';
import { mayDecline } from './refusals/declined.rules.js';
import { declinedIn } from './refusals/declines-rewrite.rules.js';
import { markdownIn } from './style/markdown.rules.js';
import { neverDone } from './style/never-done.rules.js';
import { foreignStockPhrases, surplusDashes, surplusTriples } from './style/own-rate.rules.js';
import type { ReviewContext } from './review-context.js';
import { unevenness } from './style/rhythm.rules.js';

/**
 * Everything in a written text that its author should not have to find alone, in the text's order: what the writer said about its
 * work, marks that LinkedIn prints, phrases, sentences of earlier posts, facts without a source, and a rhythm that is not the author's. Pure. Facts are read
 * in the language that the text shows; in another one only digits, quotations and years are.
 */
export function reviewText(text: string, context: ReviewContext): PlacedFinding[] {
  const at = findingsOf(text);
  const preamble = preambleOf(text, context);
  const signOff = signOffOf(text, context);
  const frame = [
    ...(preamble ? [at('preamble', preamble)] : []),
    ...(signOff ? [at('sign_off', signOff)] : []),
  ];
  const form = [
    ...markdownIn(text).map((place) => at('markdown', place)),
    ...surplusHashtags(text, context).map((place) => at('hashtags', place)),
    ...neverUsePlaces(text, context.neverUse).map((place) => at('never_use', place)),
    ...foreignStockPhrases(text, context).map(({ place }) => at('stock_phrase', place)),
    ...surplusDashes(text, context).map((place) => at('dashes', place)),
    ...surplusTriples(text, context).map((place) => at('triple', place)),
    ...neverDone(text, context).map((place) => at('never_done', place)),
    ...copiedSentences(text, context).map((place) => at('copied', place)),
    ...distinctPlaces([
      ...doubtfulFrames(text, context),
      ...(context.isPart ? [] : mayDecline(text, context)),
      ...declinedIn(text, context.rewritten ?? ''),
    ]).map((place) => at('remark', place)),
  ];
  const inFrame = (place: TextRange) => frame.some((finding) => overlaps(finding.place, place));
  const facts = factFindings(text, context);
  const isDoubted = (place: TextRange) =>
    [...facts, ...form].some((finding) => overlaps(finding.place, place));
  const elsewhere = factsFromElsewhere(text, languageOf(text, context), context)
    .filter(({ place }) => !isDoubted(place))
    .map(({ place, origin }): PlacedFinding => ({ ...wholeFindingsOf(text)('elsewhere', place), origin }));
  return [
    ...frame,
    ...[...form, ...facts, ...elsewhere, ...rhythmFindings(text, context)].filter(
      ({ place }) => !inFrame(place),
    ),
  ].sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end);
}

/** A short text has too few function words, and is in its sources' language. */
function languageOf(text: string, { material, known }: ReviewContext): PostLanguage | null {
  const all = [...material, ...known].join('\n');
  const isShort = countWords(text) < LANGUAGE_WORDS_MIN && countWords(all) >= LANGUAGE_WORDS_MIN;
  const [first, second] = isShort ? [all, text] : [text, all];
  return shownLanguage(first) ?? shownLanguage(second);
}

function factFindings(text: string, context: ReviewContext): PlacedFinding[] {
  const sources = [...context.material, ...context.known];
  const language = languageOf(text, context);
  const at = wholeFindingsOf(text);
  const invented = unsourcedQuotations(text, [...sources, ...(context.asTyped ?? [])]).map((place) =>
    at('quotation', place),
  );
  const exchanged = exchangedQuotations(text, language, context.material).map((place) =>
    at('quotation', place),
  );
  const quotations = [...invented, ...exchanged];
  const citations = unsourcedCitations(text, sources).map((place) => at('number', place));
  const isCited = ({ place }: PlacedFinding) => citations.some((citation) => overlaps(citation.place, place));
  const dates = unsourcedDates(text, language, context).map((place) => at('date', place));
  const ranked = [
    ...unsourcedRanks(text, language, context.material),
    ...unsourcedAges(text, language, context.material),
    ...otherHalfHours(text, language, sources),
  ].map((place) => at('number', place));
  const isRanked = (place: TextRange) => ranked.some((finding) => overlaps(finding.place, place));
  const numbers = [
    ...ranked,
    ...unsourcedNumbers(text, language, context)
      .filter(({ place }) => !isYear(text, place) && !isRanked(place))
      .map(({ kind, place }) => at(kind, place)),
  ];
  // Where it is known which post a place comes from, its author is asked about it.
  const named = context.elsewhere === undefined ? context : { ...context, ownPosts: [] };
  const awards = unsourcedAwards(text, language, sources);
  const names = [
    ...awards,
    ...unsourcedNames(text, language, named).filter((place) => !awards.some((one) => overlaps(one, place))),
    ...unsourcedLinks(text, sources),
    ...unsourcedStudies(text, sources),
  ].map((place) => at('name', place));
  const spelled = spelledDenials(text, language);
  const material = context.material.map((said) => spelledDenials(said, language).text);
  const negations = unsourcedNegations(spelled.text, language, material).map((place) =>
    at('negation', spelled.original(place)),
  );
  // What lies in an invented quotation is invented with it.
  const isQuoted = ({ place }: PlacedFinding) =>
    quotations.some((quotation) => overlaps(quotation.place, place));
  return [
    ...quotations,
    ...citations.filter((finding) => !isQuoted(finding)),
    ...distinct([...dates, ...numbers, ...names]).filter(
      (finding) => !isQuoted(finding) && !isCited(finding),
    ),
    ...negations,
  ];
}

function rhythmFindings(text: string, { ownPosts, isPart }: ReviewContext): PlacedFinding[] {
  const found = isPart ? null : unevenness(text, ownPosts);
  return found === null ? [] : [{ ...findingsOf(text)('rhythm', found.place), lengths: found.lengths }];
}

const findingsOf =
  (text: string) =>
  (kind: FindingKind, place: TextRange): PlacedFinding => ({
    kind,
    place,
    quotation: text.slice(place.start, place.end),
  });

/** Two rules may find the same words, or one some of another's. */
const distinctPlaces = (places: readonly TextRange[]) =>
  places.filter(
    (place, index) =>
      !places.some(
        (other, at) =>
          at !== index &&
          other.start <= place.start &&
          place.end <= other.end &&
          (at < index || other.end - other.start > place.end - place.start),
      ),
  );

/** Two rules may find the same word. */
const distinct = (findings: readonly PlacedFinding[]) =>
  findings.filter(
    ({ kind, place }, index) =>
      !findings
        .slice(0, index)
        .some((one) => one.kind === kind && one.place.start === place.start && one.place.end === place.end),
  );

/** The same of whole words: "3rd" for its "3", "5-jährige" for its "5". */
const wholeFindingsOf = (text: string) => (kind: FindingKind, place: TextRange) =>
  findingsOf(text)(kind, wholeWords(text, place));

const CUT_BEFORE = /[\p{Script=Latin}\p{M}\p{N}]+$/u;
const CUT_BEHIND = /^[\p{Script=Latin}\p{M}\p{N}]+/u;

function wholeWords(text: string, { start, end }: TextRange): TextRange {
  const isWord = (at: number) => /[\p{L}\p{M}\p{N}]/u.test(text[at] ?? '');
  const before = isWord(start)
    ? (CUT_BEFORE.exec(text.slice(Math.max(0, start - WORD_MAX), start))?.[0] ?? '')
    : '';
  const rest = text.slice(end, end + WORD_MAX);
  const behind = isWord(end - 1) ? (CUT_BEHIND.exec(rest)?.[0] ?? '') : '';
  const hyphened =
    behind === '' && /\p{N}/u.test(text[end - 1] ?? '') ? (/^-\p{L}+/u.exec(rest)?.[0] ?? '') : '';
  return { start: start - before.length, end: end + behind.length + hyphened.length };
}
const WORD_MAX = 40;

const overlaps = (a: TextRange, b: TextRange) => a.start < b.end && b.start < a.end;
