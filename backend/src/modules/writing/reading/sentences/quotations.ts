import type { TextRange } from '@drumbeat/domain';
import { straightened } from '../words/word-patterns.js';

/** Shorter ones put a word in quotation marks, and quote nobody for certain. */
const WORDS_MIN = 3;
/** What may be somebody's words. */
const MAYBE_WORDS_MIN = 2;

/** In the order in which they are tried: the German ones end with what begins the English ones. */
const QUOTED =
  /„([^„“”\n]{2,400})[“”]|“([^“”\n]{2,400})”|«\s?([^«»\n]{2,400}?)\s?»|»([^«»\n]{2,400})«|(?<![\p{L}\p{N}])"([^"\n]{2,400})"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘([^‘’\n]{12,400})’(?![\p{L}\p{N}])|‚([^‚‘’\n]{2,400})[‘’](?!\p{L})|(?<=(?:^|[\s:,(]))'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){12,400})'(?![\p{L}\p{N}])/gu;
/** A line of talk, as French and Spanish print it: behind a dash, up to who said it. */
const TALK =
  /(?<=(?:^|\n)[ \t]*[—–]\s?)(?=\p{Lu}|[¿¡])[^\n—–]{2,400}?(?=\s*(?:$|\n|[—–]|,\s(?:dit|dijo|sagte|said)\s))/gu;

/** The quotations of a text of three words and more, without their marks. */
export function quotationsIn(text: string, wordsMin = WORDS_MIN): TextRange[] {
  const marked = [...text.matchAll(QUOTED)].map((match) => {
    const inside = match.slice(1).find(Boolean) ?? '';
    const start = match.index + match[0].indexOf(inside);
    return { start, end: start + inside.length };
  });
  const spoken = talkIn(text).filter(
    (line) => !marked.some(({ start, end }) => start < line.end && line.start < end),
  );
  return [...marked, ...spoken]
    .filter(({ start, end }) => quotedWords(text.slice(start, end)).length >= wordsMin)
    .sort((a, b) => a.start - b.start);
}

/** Two lines and more behind dashes are talk only where somebody answers or is named; otherwise they are a list. */
function talkIn(text: string): TextRange[] {
  const lines = [...text.matchAll(TALK)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
  const isTalk = lines.some(({ start, end }) => /[?!]\s*$/u.test(text.slice(start, end))) || SAYS.test(text);
  return isTalk ? lines : [];
}
const SAYS = /[—–,]\s(?:dit|dijo|me dijo|me dit|répond|contestó|sagte|said)\s/u;

const SAYING =
  /(?<!\p{L})(?:said|says|told|asked|replied|answered|wrote|whispered|shouted|sagten?|sagt|meinte|fragte|antwortete|schrieb|rief|flüsterte|dit|disait|répond(?:u|ait|it)?|demand[eé]\p{L}*|écrit|crié|dijo|dice|preguntó|contestó|respondió|escribió|gritó)(?!\p{L})[^.!?\n]{0,20}$/iu;

/** What somebody is said to have said in a word or two: « m'a dit : « Enfin ! » ». Other short ones put a word in quotation marks. */
export function shortRepliesIn(text: string): TextRange[] {
  return quotationsIn(text, 1).filter(
    ({ start, end }) =>
      quotedWords(text.slice(start, end)).length < WORDS_MIN &&
      (SAYING.test(text.slice(Math.max(0, start - SAYING_MAX), start)) ||
        SAID.test(text.slice(end, end + SAYING_MAX))),
  );
}
const SAYING_MAX = 40;
/** Behind it: "„Endlich“, sagte Herr Lohse". What the author says of themselves is theirs to know. */
const SAID =
  /^\s?["”“’»«]\s?,?\s(?:(?:m|t|l|lui|nous|vous)(?:['’]|\s))?(?:a\s|me\s|nos\s|le\s)?(?:said|says|told|asked|replied|answered|sagten?|sagt|meinte|fragte|antwortete|rief|dit|répond(?:u|ait|it)?|lancé|demandé|dijo|dice|preguntó|contestó|respondió)\s(?!(?:ich|wir|i|we|yo|je)(?!\p{L}))/iu;

const FRAME_MAX = 60;

/** The words before a quotation that say whose it is ("Petra said", "Uwe:"), else those behind it; '' where nobody is named. */
export function speakerFrame(text: string, { start, end }: TextRange): string {
  const before = (
    /[^.!?\n"„“”«»;,–—]*$/u.exec(
      text.slice(Math.max(0, start - FRAME_MAX), start).replace(/["„“«»‚‘'\s]+$/u, ''),
    )?.[0] ?? ''
  ).trim();
  if (before.endsWith(':') || SAYING.test(before)) return before;
  const behind = text.slice(end, end + FRAME_MAX);
  return SAID.test(behind) ? (/^\s?["”“’»«]\s?,?\s([^.!?\n,;„“"«:]*)/u.exec(behind)?.[1] ?? '') : '';
}

/** True for a sentence with what may be somebody's words. */
export function isQuoted(sentence: string): boolean {
  return quotationsIn(sentence, MAYBE_WORDS_MIN).length > 0;
}

/** True for a sentence that is nothing else. */
export function isWhollyQuoted(sentence: string): boolean {
  return quotationsIn(sentence, MAYBE_WORDS_MIN).some(
    ({ start, end }) => !/[\p{L}\p{N}]/u.test(sentence.slice(0, start) + sentence.slice(end)),
  );
}

/** The words of a text as they are compared: without case, typography and marks. */
export function quotedWords(text: string): string[] {
  return (
    straightened(text.normalize('NFKC'))
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  );
}

/** In place of a quotation: no text of a user has it. */
export const HIDDEN = '\uE000';

/** The text changed, with all quotations as they were. */
export function besideQuotations(text: string, change: (said: string) => string): string {
  const quotations: string[] = [];
  const hidden = quotationsIn(text, 1)
    .toReversed()
    .reduce((said, { start, end }) => {
      quotations.push(text.slice(start, end));
      return `${said.slice(0, start)}${HIDDEN}${quotations.length - 1}${HIDDEN}${said.slice(end)}`;
    }, text);
  return change(hidden).replace(
    new RegExp(`${HIDDEN}(\\d+)${HIDDEN}`, 'gu'),
    (mark, index: string) => quotations[Number(index)] ?? mark,
  );
}
