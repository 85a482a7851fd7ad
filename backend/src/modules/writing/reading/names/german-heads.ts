import {
  isCommonCompound,
  isCommonForm,
  isCommonWord,
  isStopWord,
  sentenceRanges,
  type TextRange,
} from '@drumbeat/domain';
import { SMALL_MONTHS } from '../times/calendar-names.js';
import { isCertainNoun } from '../german-nouns/german-nouns.js';
import { isBareNoun } from './bare-nouns.js';
import { GIVEN_NAMES } from './known-names.js';
import { NAMES_AMONG_WORDS } from './names-among-words.js';
import { valueOfWord } from '../figures/number-words.js';

const NAME = String.raw`(?<name>\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?)`;
/** What one does who stands at the head without an article: a verb of the third person. */
const VERB = String.raw`\p{Ll}{2,}(?:te|tet|ßt|[^es]t)|hat|ist|war|kam|ging|rief|sah|nahm|gab|stand|saß|lag|schrieb|sprach|blieb|hielt|fuhr|trug|lief|fand|half|zog|aß|warf|bot|bat|traf|kann|will|muss|soll|wird|würde|wollte|hatte`;

/** "Hauke lachte", "Jasmin rief mich an". */
const FIRST = new RegExp(String.raw`^["„»\s]*${NAME}\s(?:${VERB})(?![\p{L}])`, 'u');
const HEADS: readonly RegExp[] = [
  FIRST,
  // "Tewes, unser Nachbar,".
  new RegExp(String.raw`^["„»\s]*${NAME},\s(?:unsere?|meine?|der|die|ein|eine|seine?|ihre?)\s\p{Lu}`, 'u'),
  // "Unser Nachbar Tewes schüttelte": behind a noun with its pronoun no other noun stands before a verb.
  new RegExp(
    String.raw`(?<!\p{L})(?:[Uu]nsere?|[Mm]eine?|[Ss]eine?|[Ii]hre?)\s\p{Lu}\p{Ll}{2,}\s${NAME}\s(?:${VERB})(?![\p{L}])`,
    'u',
  ),
];
/** "In Cuxhaven ist": only names of places have no article there. */
const PLACE = new RegExp(String.raw`^["„»\s]*(?:In|Aus|Nach)\s${NAME}\s(?:${VERB})(?![\p{L}])`, 'u');
/** Endings that nouns alone have, and what is many or a quality: no name of anybody. */
const NOUN =
  /(?:ung|heit|keit|schaft|tion|tät|ismus|nis|ling|chen|lein|tum|ment|ik|ur|enz|anz|ierer|ierte|ler|ner|innen|ende|ieren|en|ern|eln)$/u;

/** Endings of words that say how, when or how often: "Letztlich", "Wortlos", "Zigmal", "Ganztägig", and no "Ludwig" or "Danzig". They have a capital at the head alone. */
const SAYS_HOW =
  /(?:.lich|.{4}[^ewz]ig|tags|nachts|abends|morgens|.orts|dings|seits|lings|.weit|.frei|.los|geheim|weise|maßen|mals|mal|halber|wegs|wärts|haft|bar|sam|isch|lang|ruhig|willig|fristig|zeitig)$/u;
/** "Geklebt wird hier nicht": what is done, which only has its capital from the sentence's head. */
const DONE = /^(?:ge|be|ver|er|ent|zer|\p{L}{2,4}ge)\p{L}{2,}t$/u;
const IS_DONE = /\s(?:wird|wurde)$/u;
/** Who acts stands behind the verb: what stands before it is no subject, and with these verbs nobody. */
const WITH_SUBJECT_BEHIND =
  /(?<!\s(?:traf|sah|kannte|fragte|rief|besuchte|hörte|mochte|liebte|fand|nahm|hielt|bat|brauchte|wollte|will|muss|kann|soll))\s(?:ich|er|wir|du|man)(?!\p{L})/uy;
const WHAT_COMES =
  /(?<=\s(?:kam|kommt|klingelte|begann|erschien|folgte))\s(?:der|die|das|eine?|k?eine?)\s(?:\p{Ll}+\s)?\p{Lu}/uy;

/** True for a word at the head of a sentence that only has its capital from there. @param head the sentence @param end of the verb behind it */
function isAdverb(word: string, head: string, end: number, text: string): boolean {
  const follows = (pattern: RegExp) => {
    pattern.lastIndex = end;
    return pattern.test(head);
  };
  return (
    SAYS_HOW.test(word) ||
    (DONE.test(word.toLowerCase()) && IS_DONE.test(head.slice(0, end)) && !GIVEN_NAMES.has(word)) ||
    follows(WITH_SUBJECT_BEHIND) ||
    follows(WHAT_COMES) ||
    new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'u').test(text)
  );
}

/**
 * German names where a sentence begins, though every noun has a capital there: a word that nobody uses, stands without an article
 * before what one person does, and is no compound of used words.
 */
export function germanHeads(text: string, isWanted: (word: string) => boolean): TextRange[] {
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    return [...HEADS, PLACE].flatMap((pattern) => {
      const match = pattern.exec(sentence);
      const name = match?.groups?.['name'];
      if (match === null || name === undefined || !isWanted(name)) return [];
      const word = name.toLowerCase();
      if (!(pattern === PLACE ? isUnusedWord(word) && !isBareNoun(word) : isGermanName(word))) return [];
      if (pattern === FIRST && isAdverb(word, sentence, match.index + match[0].length, text)) return [];
      const at = start + match.index + match[0].indexOf(name);
      return [{ start: at, end: at + name.length }];
    });
  });
}

/** True for a word in small letters that is no usual one of German. */
export const isGermanName = (word: string) =>
  isUnusedWord(word) && (!NOUN.test(word) || NAMES_AMONG_WORDS.has(word));

/** True for a word that no list of words or nouns has in this form, where a noun may stand as well. */
export const isUnlistedName = (word: string) =>
  NAMES_AMONG_WORDS.has(word) ||
  (!isStopWord(word, 'de') &&
    !isCommonForm(word, 'de') &&
    !isCommonCompound(word) &&
    !isCertainNoun(word, '') &&
    !NOUN.test(word) &&
    !SMALL_MONTHS.de.has(word) &&
    valueOfWord(word, 'de') === null);

/** The same, whatever its ending. */
export const isUnusedWord = (word: string) =>
  NAMES_AMONG_WORDS.has(word) ||
  (!isStopWord(word, 'de') &&
    !isCommonWord(word, 'de') &&
    !isCommonCompound(word) &&
    !SMALL_MONTHS.de.has(word) &&
    valueOfWord(word, 'de') === null);
