import {
  findNeverUsePhrases,
  isListItem,
  openingOf,
  openingProblems,
  type PostLanguage,
  shownLanguage,
  tidyOpening,
  WRITING_LIMITS,
} from '@drumbeat/domain';
import { writtenSentences } from '../../../reading/sentences/written-sentences.js';
import type { OpeningsRequest } from '../../../draft-writer.service.js';
import { chosenForm } from '../form/chosen-form.js';
import { languageOfShortened } from '../../../brief/notes-language.js';
import { isWhollyQuoted } from '../../../reading/sentences/quotations.js';
import { isVerdict } from './verdicts.js';
import { isAnnouncement } from './announcements.js';
import { isGreeting, leansOnAnnounced } from './run-ups.js';
import { isUnderstoodAlone } from './understood-alone.js';
import { openingPlaces, opensBetter, withDenials } from './best-opening.js';
import { DAY_SOURCE } from '../../../reading/times/calendar-names.js';

const LENGTH_MIN = 12;

/** "Dear school board,": a letter begins with whom it is to. */
const SALUTATION = /^[^\n.!?:]{2,60},[^\S\n]*\n/u;

/**
 * Sentences of the post that could open it, the strongest first, at most five: its writer adds none. Those that would lose what
 * they speak of are left out, and so are items of a list, the end of the story, and each that opens no better, by the same rules, than the
 * first one does; of a language that the writer does not know, those with a figure are better than one without.
 */
export function composeOpenings({ content, preferences, own_posts }: OpeningsRequest): string[] {
  if (SALUTATION.test(content.trimStart())) return [];
  const neverUse = preferences?.never_use_phrases ?? [];
  const context = { neverUsePhrases: neverUse, present: content };
  const sentences = withDenials(writtenSentences(content).map((text) => ({ text })))
    .map(({ text }) => text)
    .filter((text) => content.includes(text))
    .map((text) => (isWhollyQuoted(text) ? text : tidyOpening(text)));
  const items = new Set(
    content
      .split('\n')
      .filter(isListItem)
      .flatMap((line) => writtenSentences(line).map(tidyOpening)),
  );
  const language = shownLanguage(content) ?? languageOfShortened(content, own_posts);
  const form = chosenForm({ own_posts, preferences }, language);
  const places =
    language === null
      ? sentences
          .map((_, index) => index)
          .filter((place) => figureRank(sentences, place) < figureRank(sentences, 0))
      : openingPlaces(sentences, language, form).filter(
          (place) =>
            opensBetter(sentences, place, language, form) &&
            isWholeLine(sentences[place] ?? '', form.isLowerCase) &&
            !STEP_OF_WEEK.test(sentences[place] ?? '') &&
            !givesEndAway(sentences, place, form.closing, language),
        );
  // What stands behind an announcement need not move: the announcement goes.
  const [first = '', ...others] = sentences;
  if (
    language !== null &&
    (isAnnouncement(first, others.join(' '), language) || isGreeting(first, language))
  ) {
    const next = sentences.findIndex(
      (sentence, place) =>
        place > 0 &&
        place < Math.max(sentences.length * END, 2) &&
        !leansOnAnnounced(sentence, language) &&
        isUnderstoodAlone(sentence, language) &&
        isWholeLine(sentence, form.isLowerCase),
    );
    const isOffered = next === 1 || (next > 1 && places.length === 0);
    if (isOffered && !places.includes(next)) places.push(next);
  }
  const openings: string[] = [];
  for (const line of places.map((place) => sentences[place] ?? '')) {
    if (openings.length === WRITING_LIMITS.openings) break;
    if (isUsable(line, content) && !items.has(line) && isFit(line, openings, context)) openings.push(line);
  }
  return openings;
}

/** "El lunes cerré la llave": a day of a story that has begun before it. */
const STEP_OF_WEEK = new RegExp(
  String.raw`^(?:(?:on|by|am|el|le) )?(?:${Object.values(DAY_SOURCE).join('|')})(?!\p{L})`,
  'iu',
);

/** A line that says something by itself: no half of a quotation or bracket and no label. */
function isWholeLine(line: string, isLowerCase: boolean): boolean {
  if (!isLowerCase && /^\p{Ll}[\p{Ll}'’]*(?!\p{L})/u.test(line)) return false;
  return !/[,;:–—-]$|…$/u.test(line) && isBalanced(line);
}

const isBalanced = (line: string) =>
  (line.match(/["“„”«»]/gu) ?? []).length % 2 === 0 &&
  (line.match(/\(/gu) ?? []).length === (line.match(/\)/gu) ?? []).length;

/** The last third of a story tells how it came out; a verdict says what its author takes from it, and may come first. */
const END = 2 / 3;
const IS_THERE = /^(?:there (?:is|are|was|were)|es gibt|es gab|il y a(?:vait)?|hay|había)(?![\p{L}])/iu;

function givesEndAway(
  sentences: readonly string[],
  place: number,
  closing: string | null,
  language: PostLanguage,
): boolean {
  const told = sentences.filter((sentence) => sentence !== closing).length;
  const sentence = sentences[place] ?? '';
  if (sentence === closing) return true;
  return (
    place >= told * END &&
    (IS_THERE.test(sentence) || !isVerdict(sentence, language)) &&
    !isWhollyQuoted(sentence)
  );
}

const figureRank = (sentences: readonly string[], place: number) =>
  /\p{N}/u.test(sentences[place] ?? '') ? 0 : 1;

function isUsable(line: string, content: string): boolean {
  return (
    line.length >= LENGTH_MIN &&
    !/[#[\]]|https?:/u.test(line) &&
    !bare(openingOf(content)).startsWith(bare(line))
  );
}

const bare = (line: string) => line.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

function isFit(
  line: string,
  chosen: readonly string[],
  context: Parameters<typeof openingProblems>[1],
): boolean {
  if (line.length > WRITING_LIMITS.opening || findNeverUsePhrases(line, context.neverUsePhrases).length > 0) {
    return false;
  }
  // The rules know what is the same to a reader; that there are not five yet is no fault of the line.
  return openingProblems([...chosen, line], context).every((problem) => problem.startsWith('There are '));
}
