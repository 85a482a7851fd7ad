import { countWords, POST_LANGUAGES, sentenceRanges } from '@drumbeat/domain';
import { plain } from '../../reading/words/word-patterns.js';
import { partOf } from '../refusals/declined.rules.js';
import { REFUSAL_WORDS } from '../refusals/refusal.words.js';
import { topicStems } from '../topic-stems.js';
import { withoutCall, type Author } from './framed.js';
import { FRAME_WORDS } from './frame.words.js';
import { PART_TALK } from './part-talk.words.js';

/** "Passage removed." */
const NOTE_WORDS = 5;
const LINES_MAX = 3;

/**
 * How many characters at the beginning of a part hand it over: "Here is the corrected passage: ". None where its words of content are the
 * author's own, as far as they are given.
 * @param own what the part stands for, and what the author gave
 */
export function handedOver(part: string, own: readonly string[]): number {
  let end = 0;
  for (let count = 0; count < LINES_MAX; count += 1) {
    const rest = part.slice(end);
    const from = rest.length - rest.trimStart().length;
    const line = /^[^\n]*(?:\n|$)/u.exec(rest.slice(from))?.[0] ?? '';
    const behind = [line, firstSentenceOf(line)].flatMap((words) => handedIn(words, own)).at(0) ?? 0;
    if (behind === 0 || rest.slice(from + behind).trim() === '') break;
    end += from + behind;
  }
  return end;
}

const firstSentenceOf = (line: string) => {
  const [first] = sentenceRanges(line);
  return first === undefined ? '' : line.slice(0, first.end);
};

function handedIn(line: string, own: readonly string[]): number[] {
  const words = plain(line);
  return POST_LANGUAGES.flatMap((language) => {
    const found = PART_TALK[language].handsOver.exec(words)?.[0];
    return found === undefined || sharesWord(found, own) ? [] : [found.length];
  });
}

/** Where a sentence speaks of a part of a text, of correcting it, or of what that rests on, and not of anything else. */
export function isPartTalk(sentence: string, own: readonly string[]): boolean {
  const words = plain(sentence);
  if (/["“”„«»[\]]/u.test(words) || sharesFigure(words, own) || sharesWord(words, own)) return false;
  return POST_LANGUAGES.some((language) => {
    const { part, work, ground, handsOver } = PART_TALK[language];
    const { limit, self } = REFUSAL_WORDS[language];
    const has = (sign: RegExp) => sign.test(words);
    const isOfPart = has(part) || has(work) || has(ground);
    const isOwnDeed = has(self) || has(FRAME_WORDS[language].self);
    return (
      has(handsOver) ||
      partOf(words, language) === 'declines' ||
      (isOfPart && has(limit)) ||
      (isOwnDeed && has(work) && (has(part) || has(ground) || has(FRAME_WORDS[language].facts))) ||
      (has(work) && countWords(words) <= NOTE_WORDS && !isOwnDeed)
    );
  });
}

/** True for an offer to write another one, behind what is written anew and has no word of it. */
export function offersAnother(sentence: string, author: Author): boolean {
  const { rewritten } = author;
  const words = withoutCall(plain(sentence), author);
  if (rewritten === undefined || rewritten === null) return false;
  if (sharesFigure(words, [rewritten]) || sharesWord(words, [rewritten])) return false;
  return POST_LANGUAGES.some((language) => {
    const { offers, tellMe, text, craft, otherwise, work } = FRAME_WORDS[language];
    const has = (sign: RegExp) => sign.test(words);
    const isOfIt = [text, craft, PART_TALK[language].part].some(has);
    return (
      (has(offers) || has(tellMe)) && isOfIt && (has(otherwise) || has(work) || has(PART_TALK[language].work))
    );
  });
}

const sharesFigure = (words: string, own: readonly string[]) => {
  const known = new Set(own.join('\n').match(/\p{N}+/gu));
  return (words.match(/\p{N}+/gu) ?? []).some((figure) => known.has(figure));
};

/** A word that carries a topic, be it of texts. */
function sharesWord(words: string, own: readonly string[]): boolean {
  const known = new Set(topicStems(own.join('\n')));
  return topicStems(words).some((stem) => known.has(stem));
}
