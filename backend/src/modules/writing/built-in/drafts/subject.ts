import { isStopWord, POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import { hasVerb, wordsOf } from './sentence-signs.js';

/** What a note tells its author alone: "important", "why", "write about". */
const MEMO =
  /(?:^|(?<=[.!?…;\n]\s*))(?:(?:very |sehr |très |muy )?(?:important|wichtig|importante)|why|how|warum|wieso|wie|pourquoi|comment|por qué|cómo|todo|to do|idea|idee|idée|post|beitrag|tbd|asap)\s*[.!…]*(?=$|\s*[\n;]|(?<=[.!…])\s)/giu;
const MEMO_HEAD =
  /^(?:(?:write|post|something|a post|note|idea) (?:about|on)|(?:etwas|was|post|beitrag) (?:zu|über)|(?:un mot|quelque chose|écrire|post) sur|(?:algo|escribir|post) sobre|(?:idea|idee|idée|topic|thema|sujet|tema)\s?:)\s+/iu;

/**
 * The note that is a subject alone, as the first line over what was answered about it, without words that its author wrote to
 * themselves. Null where the answers name it.
 */
export function untoldSubject(notes: string, answers: string): string | null {
  const subject = notes
    .trim()
    .replace(/^[-–—•*·]\s+/u, '')
    .replace(MEMO_HEAD, '')
    .replace(MEMO, '')
    .trim();
  const told = wordsOf(answers);
  const tells = wordsOf(subject).filter(
    (word) => word.length > 2 && !POST_LANGUAGES.some((language) => isStopWord(word, language)),
  );
  if (!/[\p{L}\p{N}]/u.test(subject)) return null;
  return tells.length > 0 && tells.every((word) => told.some((other) => isAkin(word, other)))
    ? null
    : subject;
}

const AKIN = { lettersMin: 4, share: 0.7 };

/** "Barrierefreiheit" is named by "barrierefrei". */
function isAkin(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  return (
    word === other || same >= Math.max(AKIN.lettersMin, AKIN.share * Math.min(word.length, other.length))
  );
}

const LABEL_WORDS_MAX = 3;

/** True for a few words that name something and say nothing of it: "Escalators". */
export const isBareSubject = (subject: string, language: PostLanguage | null): boolean =>
  language !== null &&
  !/[.!?:…\n]/u.test(subject.trim().replace(/\.$/u, '')) &&
  wordsOf(subject).length <= LABEL_WORDS_MAX &&
  (wordsOf(subject).length === 1 || !hasVerb(subject, language));

const HEADING_WORDS_MAX = 5;
/** "La silla roja", "Der erste Besuch": what looks like a verb behind an article and a noun is most often an adjective. */
const NAMED_THING =
  /^(?:the|an?|my|our|der|die|das|eine?|mein\p{L}*|unser\p{L}*|les?|la|une?|mon|ma|mes|nos|notre|el|los|las|una?|mis?|nuestr[oa]s?)\s\p{L}+(?:\s\p{L}+)?$/iu;

/** True for an article with one thing, of which no noun is taken for a name: "Der erste Besuch". */
export const isNamedThing = (subject: string): boolean =>
  NAMED_THING.test(subject.trim().replace(/\.$/u, ''));

/** True for a few words over what follows that say nothing by themselves, with an article and an adjective, too: "Les devis trop courts". */
const isHeadingAlone = (subject: string, language: PostLanguage): boolean => {
  const said = subject.trim().replace(/\.$/u, '');
  if (/[.!?:…,;\n]/u.test(said) || wordsOf(said).length > HEADING_WORDS_MAX) return false;
  return isBareSubject(said, language) || isNamedThing(said) || !hasVerb(said, language);
};

/**
 * "Escalators: three combs with 11 teeth gone.": a subject alone is no line, and stands before what was answered first, or over a
 * list. Null where it says something by itself.
 */
export function subjectLine(
  subject: string,
  first: string | null,
  language: PostLanguage | null,
): string | null {
  if (language === null || !isHeadingAlone(subject, language)) return null;
  const line = `${subject.replace(/[.\s]+$/u, '')}${language === 'fr' ? '\u00a0:' : ':'}`;
  return first === null ? line : `${line} ${first}`;
}
