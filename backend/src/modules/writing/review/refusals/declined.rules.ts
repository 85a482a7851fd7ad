import {
  countWords,
  POST_LANGUAGES,
  sentenceRanges,
  sentencesOf,
  shownLanguage,
  type PostLanguage,
  type TextRange,
} from '@drumbeat/domain';
import type { ReviewContext } from '../review-context.js';
import { paragraphRanges } from '../../reading/sentences/paragraphs.js';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { plain, word } from '../../reading/words/word-patterns.js';
import { topicStems } from '../topic-stems.js';
import {
  INSTRUCTED,
  MENTIONS,
  OF_WRITING,
  OTHERS_ACT,
  REFUSAL_WORDS,
  SAID_BY,
  SENDS_ON,
  WARNS,
} from './refusal.words.js';

/** In whatever language: signs that it is no refusal count in all of them. */
const isIn = (signs: PerLanguage<RegExp>, text: string) =>
  POST_LANGUAGES.some((language) => signs[language].test(text));

type Part = 'declines' | 'gives a reason' | 'goes with it' | 'tells';

const WORDS_MAX = 70;
/** Words of the notes that a sentence may have: a refusal names its subject. With more of them it tells what happened. */
const OF_NOTES_MAX: Readonly<Record<Part, number>> = {
  declines: 4,
  'gives a reason': 1,
  'goes with it': 0,
  tells: 0,
};
/** What has more words of the notes than this, and more than of others, is made of them. */
const SHARED_MAX = 3;
const OWN_SHARE = 0.5;
/** Words of thanks, which name nothing. */
const THANKS_WORDS = 5;

/**
 * True for a short answer that is about the task alone, in whatever words: one of its sentences declines it, and each other gives a reason, or
 * goes with it. A post that begins like this goes on with what happened.
 * @param given all that the author gave, in small letters and with straight apostrophes
 */
export function declines(text: string, given: string): boolean {
  const own = plain(text);
  if (countWords(own) > WORDS_MAX || /[\p{N}"“”„«»#[\]]/u.test(own) || isIn(SAID_BY, own)) return false;
  const language = shownLanguage(own);
  const known = new Set(topicStems(given));
  const stems = new Set(topicStems(own));
  const shared = [...stems].filter((stem) => known.has(stem)).length;
  if (shared > SHARED_MAX && shared > stems.size * OWN_SHARE) return false;
  if (namesKnown(text, given, language)) return false;
  return (language === null ? POST_LANGUAGES : [language]).some((one) => {
    const sentences = sentencesOf(own).filter((sentence) => /\p{L}/u.test(sentence));
    const parts = sentences.map((sentence) => partIn(sentence, one, known));
    return (
      parts.includes('declines') &&
      !parts.includes('tells') &&
      !sentencesOf(given).some((said) => isOwn(said, own, one))
    );
  });
}

function partIn(sentence: string, language: PostLanguage, known: ReadonlySet<string>): Part {
  const part = partOf(sentence, language);
  const ofNotes = new Set(topicStems(sentence).filter((stem) => known.has(stem))).size;
  const isThanks = part === 'goes with it' && countWords(sentence) <= THANKS_WORDS;
  return ofNotes > OF_NOTES_MAX[part] && !isThanks ? 'tells' : part;
}

/** What a sentence does in a refusal; it tells where it does nothing of it. */
export function partOf(sentence: string, language: PostLanguage): Part {
  const { self, limit, task, thisTask, ownRules, withdraws, reasonBegins, reason, around } =
    REFUSAL_WORDS[language];
  const has = (...signs: readonly RegExp[]) => signs.every((sign) => sign.test(sentence));
  if (withdraws.test(sentence) || has(ownRules, limit)) return 'declines';
  const isDeclined = has(self, limit, task) || has(thisTask, limit) || has(thisTask, INSTRUCTED[language]);
  if (isDeclined && !BUT_OTHERWISE[language].test(sentence)) return 'declines';
  if (WARNS[language].test(sentence) || has(reasonBegins, reason)) return 'gives a reason';
  return around.test(sentence) || SENDS_ON[language].test(sentence) ? 'goes with it' : 'tells';
}

/** What an author cannot do so, or not now, they do otherwise: "without", "yet", "alone". */
const BUT_OTHERWISE: PerLanguage<RegExp> = {
  en: word('without|unless|any ?more|again|alone|yet|enough|every|always'),
  de: word('ohne|allein|mehr|wieder|noch|genug|immer|jede[nrms]?'),
  fr: word('sans|seule?|encore|assez|toujours|chaque'),
  es: word('sin|sol[oa]|sól[oa]|todavía|aún|siempre|cada'),
};

/** True for a sentence of the notes in which the author declines the same. */
function isOwn(said: string, own: string, language: PostLanguage): boolean {
  if (countWords(said) > SAID_MAX || partOf(said, language) !== 'declines') return false;
  const known = new Set(topicStems(own));
  return topicStems(said).some((stem) => known.has(stem));
}
/** A sentence that runs on says a bit of everything. */
const SAID_MAX = 25;

/** A name within a sentence that is one in the notes too; German has capitals at every noun, and shows one behind "Herr" and "Frau". */
function namesKnown(text: string, given: string, language: PostLanguage | null): boolean {
  const named =
    language === 'de'
      ? /(?<=(?:Herrn?|Frau)\s)\p{Lu}[\p{L}\p{M}-]+/gu
      : /(?<=[\p{Ll}\p{M},;:]\s)\p{Lu}[\p{Ll}\p{M}]{2,}/gu;
  const words = new Set(given.match(/[\p{L}\p{M}]+/gu));
  return (text.match(named) ?? []).some((name) => words.has(name.toLowerCase()));
}

/**
 * True for a short answer in which somebody says what they do not do, and that has not one word of the notes and answers which it was to be made of:
 * whatever it says, it is no draft of them. A text in another language has none of their words either.
 */
export function hasNothingOf(text: string, made: string): boolean {
  const own = plain(text);
  if (countWords(own) > NOTHING_WORDS_MAX || /[\p{N}[\]]/u.test(own) || isIn(OTHERS_ACT, own)) return false;
  const known = new Set(topicStems(made, FIRST_LETTERS));
  if (known.size < MADE_MIN || topicStems(own, FIRST_LETTERS).some((one) => known.has(one))) return false;
  const [spoken, notes] = [shownLanguage(own), shownLanguage(made)];
  return (
    (spoken === null || spoken === notes) &&
    POST_LANGUAGES.some((language) => {
      const { self, limit } = REFUSAL_WORDS[language];
      return sentencesOf(own).some((sentence) => self.test(sentence) && limit.test(sentence));
    })
  );
}
const FIRST_LETTERS = 4;
const NOTHING_WORDS_MAX = 40;
/** Fewer words may all be said in other ones. */
const MADE_MIN = 12;

/**
 * Where a text that is no sure refusal may decline: all of a short one that tells hardly anything of its notes and speaks of what is not
 * done, or sends on; of another one each sentence that declines to write, where its author gave and wrote nothing of writing.
 */
export function mayDecline(
  text: string,
  { material, ownPosts, made = [] }: Pick<ReviewContext, 'material' | 'ownPosts' | 'made'>,
): TextRange[] {
  const sentences = sentenceRanges(text).map(({ start, end }) => ({
    place: { start, end },
    sentence: plain(text.slice(start, end)),
  }));
  const known = new Set(topicStems(made.join('\n')));
  const isShort = countWords(text) <= WORDS_MAX && !/\p{N}/u.test(text) && !isIn(OTHERS_ACT, plain(text));
  if (isShort && known.size >= MADE_MIN) {
    const own = new Set(topicStems(text));
    const told = [...own].filter((stem) => known.has(stem)).length;
    const isLittle = told <= known.size * TOLD_SHARE && told <= own.size * OWN_SHARE;
    if (isLittle && sentences.some(({ sentence }) => isOfRefusals(sentence)))
      return [{ start: 0, end: text.length }];
  }
  const isOfWriter = () => [...material, ...ownPosts].some((source) => isIn(OF_WRITING, plain(source)));
  const partial = partlyDeclines(text, [...material, ...ownPosts]);
  if (partial !== null)
    return isIn(OF_WRITING, plain(text.slice(partial.start, partial.end))) && isOfWriter() ? [] : [partial];
  const declining = sentences.filter(({ sentence }) =>
    POST_LANGUAGES.some(
      (language) => OF_WRITING[language].test(sentence) && partOf(sentence, language) === 'declines',
    ),
  );
  return declining.length === 0 || isOfWriter() ? [] : declining.map(({ place }) => place);
}

/** A last paragraph that tells no more, or leaves something out, and gives a reason that its author has not given. */
function partlyDeclines(text: string, sources: readonly string[]): TextRange | null {
  const last = paragraphRanges(text).slice(1).at(-1);
  if (last === undefined) return null;
  const endsIn = (words: string) =>
    POST_LANGUAGES.some((language) => {
      const { self, limit, withdraws, reason } = REFUSAL_WORDS[language];
      const isLimited = (sentence: string) =>
        partOf(sentence, language) === 'declines' ||
        withdraws.test(sentence) ||
        (self.test(sentence) && limit.test(sentence) && MENTIONS[language].test(sentence));
      return (
        sentencesOf(words).some(isLimited) &&
        sentencesOf(words).some((sentence) =>
          [reason, WARNS[language], SENDS_ON[language]].some((sign) => sign.test(sentence)),
        )
      );
    });
  return endsIn(plain(text.slice(last.start, last.end))) && !sources.some((source) => endsIn(plain(source)))
    ? last
    : null;
}
const isOfRefusals = (sentence: string) =>
  POST_LANGUAGES.some((language) => {
    const { self, limit } = REFUSAL_WORDS[language];
    return partOf(sentence, language) !== 'tells' || (self.test(sentence) && limit.test(sentence));
  });
/** How much of the notes a draft has at least. */
const TOLD_SHARE = 0.25;
