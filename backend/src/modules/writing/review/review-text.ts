import {
  countWords,
  LANGUAGE_WORDS_MIN,
  neverUsePlaces,
  shownLanguage,
  type PlacedFinding,
  type PostLanguage,
  type TextRange,
} from '@drumbeat/domain';
import { doubtfulFrames, preambleOf, signOffOf } from './frames/answer-frame.rules.js';
import { factFindings } from './facts/fact-findings.js';
import { factsFromElsewhere } from './facts/sources/elsewhere.js';
import { copiedSentences } from './style/copied-sentences.rules.js';
import { surplusHashtags } from './style/hashtags.rules.js';
import { mayDecline } from './refusals/declined.rules.js';
import { declinedIn } from './refusals/declines-rewrite.rules.js';
import { markdownIn } from './style/markdown.rules.js';
import { neverDone } from './style/never-done.rules.js';
import { foreignStockPhrases, surplusDashes, surplusTriples } from './style/own-rate.rules.js';
import { findingsOf, overlaps, wholeFindingsOf } from './placed-findings.js';
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
    ...withoutContained([
      ...doubtfulFrames(text, context),
      ...(context.isPart ? [] : mayDecline(text, context)),
      ...declinedIn(text, context.rewritten ?? ''),
    ]).map((place) => at('remark', place)),
  ];
  const inFrame = (place: TextRange) => frame.some((finding) => overlaps(finding.place, place));
  const language = languageOf(text, context);
  const facts = factFindings(text, language, context);
  const isDoubted = (place: TextRange) =>
    [...facts, ...form].some((finding) => overlaps(finding.place, place));
  const elsewhere = factsFromElsewhere(text, language, context)
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

function rhythmFindings(text: string, { ownPosts, isPart }: ReviewContext): PlacedFinding[] {
  const found = isPart ? null : unevenness(text, ownPosts);
  return found === null ? [] : [{ ...findingsOf(text)('rhythm', found.place), lengths: found.lengths }];
}

/** Two rules may find the same words, or one some of another's. */
const withoutContained = (places: readonly TextRange[]) =>
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
