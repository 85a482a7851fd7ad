import { isCommonWord, isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { GIVEN_NAMES } from '../../../reading/names/known-names.js';
import { quotationsIn, quotedWords, speakerFrame } from '../../../reading/sentences/quotations.js';

/** One word in quotation marks is nobody's words for certain. */
const WORDS_MIN = 2;
const HEAD = 5;
const SAYING =
  /^(?:said|says?|told|asked|replied|answered|wrote|shouted|sagt\p{L}*|meint\p{L}*|fragt\p{L}*|antwort\p{L}*|schr(?:ieb|eibt)\p{L}*|rief|dit|disait|répond\p{L}*|demand\p{L}*|écri\p{L}*|dijo|dice|pregunt\p{L}*|contest\p{L}*|respond\p{L}*|escrib\p{L}*)$/u;
const PRONOUN = /^(?:he|she|er|sie|il|elle|él|ella)$/u;

/**
 * Quotations that the author gives to somebody else: Petra's words told as Uwe's, where the notes have words of both. Where the notes name
 * nobody before or behind a quotation, or the same words are said twice, nothing is told.
 */
export function exchangedQuotations(
  text: string,
  language: PostLanguage | null,
  material: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const quoted = quotationsIn(text, WORDS_MIN).map((place) => ({
    place,
    words: asSaid(text.slice(place.start, place.end)),
    speaker: speakersIn(speakerFrame(text, place), language),
    isMine: I_SAID.test(speakerFrame(text, place)),
  }));
  if (quoted.every(({ speaker, isMine }) => speaker.size === 0 && !isMine)) return [];
  const given = material.flatMap((source) =>
    quotationsIn(source, WORDS_MIN).map((place) => ({
      words: asSaid(source.slice(place.start, place.end)),
      speaker: speakersIn(speakerFrame(source, place), language),
      isNamed: isNamed(speakerFrame(source, place), language),
    })),
  );
  return quoted
    .filter(({ words, speaker, isMine }) => {
      const isOwn = (one: string) => ` ${one} `.includes(` ${words} `);
      const own = given.filter((one) => isOwn(one.words));
      const others = given.filter((one) => !isOwn(one.words));
      if (isMine && own.length > 0 && own.every((one) => one.isNamed)) return true;
      return (
        own.length > 0 &&
        own.every((one) => isOfAnother(speaker, one.speaker)) &&
        others.some((one) => [...speaker].some((word) => one.speaker.has(word)))
      );
    })
    .map(({ place }) => place);
}

/** "I said", nothing more. */
const I_SAID =
  /^(?:and |so |und |et |y )?(?:I (?:said|told \p{L}+|answered|replied|wrote)|ich (?:sagte|habe gesagt|antwortete|schrieb)|(?:ich|habe ich) gesagt|j['’]ai (?:dit|répondu|écrit)|(?:yo )?(?:dije|contesté|respondí|escribí))\s?:?$/iu;
/** "Stan:", "Stan said": a name alone says who it was, where another word may be what it is ("Answer:"). */
const isNamed = (frame: string, language: PostLanguage) => {
  const [first = '', ...others] = frame
    .replace(/^[-–•*\s]+/u, '')
    .split(/[\s:]+/u)
    .filter(Boolean);
  const isName =
    GIVEN_NAMES.has(first) || (/^\p{Lu}/u.test(first) && !isCommonWord(first.toLowerCase(), language));
  return isName && others.every((one) => SAYING.test(one.toLowerCase()));
};

const asSaid = (text: string) => quotedWords(text).join(' ');

/** Who is named, by words of content and "he" or "she". */
const speakersIn = (frame: string, language: PostLanguage): ReadonlySet<string> =>
  new Set(
    quotedWords(frame).flatMap((word) => {
      if (PRONOUN.test(word)) return [`(${word})`];
      return SAYING.test(word) || isStopWord(word, language) || word.length < 2 ? [] : [word.slice(0, HEAD)];
    }),
  );

const isPronoun = (word: string) => word.startsWith('(');
/** "She" may be anybody who is named; beside "he" she is somebody else. */
function isOfAnother(speaker: ReadonlySet<string>, material: ReadonlySet<string>): boolean {
  if (speaker.size === 0 || material.size === 0 || [...speaker].some((word) => material.has(word)))
    return false;
  return [...speaker].every(isPronoun) === [...material].every(isPronoun);
}
