import {
  isCommonWord,
  isStopWord,
  MONTH_NAMES,
  sentencesOf,
  WEEKDAY_NAMES,
  type PostLanguage,
} from '@drumbeat/domain';
import { actingNames } from '../../../reading/names/acting-names.js';
import { capitalized } from '../../../reading/words/letters.js';
import { endsInNumber, isCertainNoun } from '../../../reading/german-nouns/german-nouns.js';
import { beginsWithTime } from '../../../reading/spoken/main-clauses.js';
import { isUnitSymbol } from './known-spellings.js';
import { isNameByPlace, isNounByPlace, usualName } from './placed-nouns.js';

/** These show a noun; without one "suche" and "fragen" may be verbs. */
const BEFORE_NOUN =
  /(?<![\p{L}])(?:der|die|das|den|dem|des|(?:k|m|d|s)?eine?[mnrs]?|unsere?[mnrs]?|ihre?[mnrs]?|diese[mnrs]?|jede[mnrs]?|alle[nr]?|viele[nr]?|zum|zur|vom|im|am|beim|statt|ohne|mit|aus|nach|bei|per|wegen|\p{N}+)\s(?:\p{Ll}+e[nrsm]?\s)?$/iu;

const MONTHS: ReadonlySet<string> = new Set(MONTH_NAMES.de.map((name) => name.toLowerCase()));

/** Behind these stands a noun, or an adjective before one: "einer", "keinen" and "sein" may stand before a verb. */
const ARTICLES = /(?<![\p{L}])(?:(?:k|m|d)?ein|zum|zur|vom|im|am|beim)\s$/iu;
const UNITS = /^(?:euro|uhr|prozent|grad|kilo|stück|cent|(?!links|rechts)\p{L}{3,}[aoil]s)$/u;
/** As adjectives and verbs end: "ein langer, dunkler", "im kleinen", "zum anfassen gut". */
const NO_NOUN_ENDING = /(?:e[nrsm]?|t|ig|lich|isch|los|bar|sam|voll|frei|mal)$/u;
/** "Davon", and what stands before an adjective. */
const NO_NOUN =
  /^(?:(?:da|wo|hier)r?(?:von|für|mit|auf|an|aus|bei|durch|gegen|hinter|in|nach|neben|über|um|unter|vor|zu)|mal|min|std|paar|bi(?:ss|ß)chen|wenig|best|bald|früh|spät|weit|neu|gut|alt|gar|ganz|sehr|allein|vorn|klar|wahr|lang|kurz|jung|weiß|muss|muß|mag|war|hin|her|andern)$/u;
/** Endings that nouns alone have; "gelungen", "gezwungen" and "wirtschaften" are verbs. */
const NOUN_ENDING =
  /^(?!(?:\p{L}*ge|be|er|ver|durch|miss|ent|um)(?:[lrs]|kl|spr|dr|schl|schw|zw)ungen$|wirtschaften$)\p{L}{3,}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tät|täten|ismus|nis|nisse|nissen|tum|ling|erei|ereien|erin|erinnen)$/u;
/** A form that may be a verb as well. */
const VERB_ENDING = /(?:e|en|st|t)$/u;

/**
 * German notes that were typed small, with the capitals of what is certainly a noun: by its ending, by a list, by what stands before and behind
 * it, or because their author writes it with one within sentences and never without. Other words stay as they were typed.
 * @param own the author's posts and profile
 */
export function withOwnCapitals(notes: string, own: readonly string[]): string {
  const nouns = nounsOf(own);
  // Who sets capitals has set theirs.
  const isSmall = isTypedSmall(notes);
  const capital = (text: string) =>
    text.replace(WORD, (word, at: number) => {
      if (isUnitSymbol(word)) return word;
      if (MONTHS.has(word)) return capitalized(word);
      if (isSmall && NOUN_ENDING.test(word)) return capitalized(word);
      const before = text.slice(Math.max(0, at - 30), at);
      const behind = text.slice(at + word.length);
      if (isSmall && !/^-\p{L}/u.test(behind) && isCertainNoun(word, before)) return capitalized(word);
      const name = isSmall ? usualName(word) : undefined;
      if (name !== undefined) return name;
      if (isSmall && isNameByPlace(word, before, behind)) {
        // "Herr Klein" makes no name of "klein".
        if (!isCommonWord(word, 'de')) nouns.set(word, capitalized(word));
        return capitalized(word);
      }
      if (isSmall && isNounByPlace(word, before, behind)) {
        nouns.set(word, capitalized(word));
        return capitalized(word);
      }
      const known = nouns.get(word);
      if (known !== undefined && (BEFORE_NOUN.test(before) || (isSmall && !VERB_ENDING.test(word))))
        return known;
      if (!isSmall || !isSurelyNoun(word, before, behind)) return word;
      nouns.set(word, capitalized(word));
      return capitalized(word);
    });
  const whole = isSmall ? notes.replace(HYPHENATED, capitalizedParts) : notes;
  // What is a noun once is one behind "die" as well.
  return capital(capital(whole));
}

/** "Kk-beiträge", "online-shop", "vor-ort-termin": a noun is what the last part is. */
const HYPHENATED = /(?<![\p{L}\p{M}\p{N}#@/.-])\p{Ll}+(?:-\p{Ll}+)+(?![\p{L}\p{M}@-]|\.\p{L})/gu;
function capitalizedParts(word: string): string {
  const parts = word.split('-');
  if (!isCertainNoun(parts.at(-1) ?? '', '')) return word;
  return parts
    .map((part, index) => {
      if (
        /^(?:\p{L}{2}|[bcdfghjklmnpqrstvwxz]{3})$/u.test(part) &&
        !isStopWord(part, 'de') &&
        !/^(?:ex|co|re)$/u.test(part)
      )
        return part.toUpperCase();
      return index > 0 && isStopWord(part, 'de') ? part : capitalized(part);
    })
    .join('-');
}

const WORD = /(?<![\p{L}\p{M}\p{N}#@/.-])\p{Ll}[\p{L}\p{M}]{2,}(?![\p{L}\p{M}@]|\.\p{L})/gu;

/** Of a word that no list has. */
function isSurelyNoun(word: string, before: string, behind: string): boolean {
  if (isStopWord(word, 'de') || NO_NOUN.test(word)) return false;
  if (endsInNumber(before) && UNITS.test(word)) return true;
  if (NO_NOUN_ENDING.test(word) || !ARTICLES.test(before)) return false;
  const next = /^\s(\p{Ll}+)/u.exec(behind)?.[1];
  return next === undefined || isStopWord(next, 'de') || !ADJECTIVE_ENDING.test(next);
}
const ADJECTIVE_ENDING = /e[nrsm]?$/u;

/**
 * True for German notes whose nouns have no capitals, so that some are left to their author. A name, a title before one and words of
 * somebody else may have theirs: who types small, or whose phone knows names, sets just these.
 */
export function isTypedSmall(notes: string): boolean {
  const words = notes.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < SMALL_WORDS_MIN) return false;
  const own = notes.replace(QUOTED, ' ');
  const [small, capital] = [[], []] as [string[], string[]];
  for (const { 0: word, index } of own.matchAll(WITHIN_SENTENCE)) {
    const before = own.slice(Math.max(0, index - 30), index);
    const isNoun = NOUN_ENDING.test(word.toLowerCase()) || isCertainNoun(word.toLowerCase(), before);
    if (/^\p{Lu}\p{Ll}/u.test(word)) {
      if (isNoun && !/^\s\p{Lu}/u.test(own.slice(index + word.length))) capital.push(word);
    } else if (isNoun) small.push(word);
  }
  return small.length === 0
    ? !/[\p{L}\p{N},;–-]\s["„]?\p{Lu}\p{Ll}/u.test(notes)
    : small.length > SMALL_FOR_EACH_CAPITAL * capital.length;
}
const QUOTED = /["„“»][^"„“”«»]{1,80}["“”«]/gu;
const WITHIN_SENTENCE = /(?<=[\p{L}\p{N},;–-]\s)\p{L}[\p{L}\p{M}]{2,}/gu;
/** Who sets capitals forgets one now and then, and who sets none has one from a dictionary. */
const SMALL_FOR_EACH_CAPITAL = 4;
const SMALL_WORDS_MIN = 4;

/**
 * Notes in another language, with the capitals of the names that their author has elsewhere: a word that always has one in the posts,
 * stands alone, and has no article; in the notes themselves and in the profile one that is no word besides.
 * @param posts the author's own
 * @param profile the author's name first, then what they tell of their readers
 */
export function withOwnNames(
  notes: string,
  posts: readonly string[],
  language: PostLanguage | null,
  [self = '', ...profile]: readonly string[] = [],
): string {
  const { names, others } = namesOf(posts, language);
  if (language !== null) {
    for (const [small, name] of actingIn(posts, language)) if (!others.has(small)) names.set(small, name);
  }
  const own = (self.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).map((name) => [name.toLowerCase(), name] as const);
  for (const [small, name] of [...own, ...namesOf([notes, ...profile]).names]) {
    if (others.has(small) || names.has(small)) continue;
    if (language === null || isStopWord(small, language) || isCommonWord(small, language)) continue;
    names.set(small, name);
  }
  return notes.replace(WORD, (word) => names.get(word) ?? word);
}

/** "Chuy lleva 19 años": what does something at the head of a sentence, and is never small in the posts. German nouns tell nothing of it. */
function actingIn(posts: readonly string[], language: PostLanguage): Map<string, string> {
  const all = posts.join('\n');
  const small = new Set(all.match(/(?<![\p{L}\p{M}#@])\p{Ll}[\p{L}\p{M}]+/gu) ?? []);
  const isWanted = (word: string) => !small.has(word.toLowerCase());
  return new Map(
    actingNames(all, language, isWanted).map(({ start, end }) => {
      const name = all.slice(start, end);
      return [name.toLowerCase(), name] as const;
    }),
  );
}

interface Names {
  /** By their form in small letters. */
  readonly names: Map<string, string>;
  /** Words that stand there without a capital, or with an article. */
  readonly others: ReadonlySet<string>;
}

const ARTICLE_BEFORE = /^(?:the|an?|my|our|l[ea]s?|une?|des|du|au|mon|ma|notre|el|los|las|una?|mi)$/iu;
/** "Today Meera passed", "then Mrs Patel came", but no "Home Office". */
const opensOrTitles = (before: string, language: PostLanguage): boolean =>
  /^(?:Mrs?|Ms|Miss|Dr|Mme|Mlle|Madame|Monsieur|Don|Doña)$/u.test(before) ||
  isStopWord(before.toLowerCase(), language) ||
  beginsWithTime(before, language);

/** @param language of the texts, which tells what is no usual word; null: nothing behind a capital is a name */
function namesOf(texts: readonly string[], language: PostLanguage | null = null): Names {
  const names = new Map<string, string>();
  const others = new Set<string>();
  for (const sentence of texts.flatMap((text) => sentencesOf(text))) {
    for (const found of sentence.matchAll(NAME_IN_SENTENCE)) {
      const { before = '', word = '', behind = '' } = found.groups ?? {};
      const isNoOther =
        language !== null &&
        !isStopWord(word.toLowerCase(), language) &&
        !isCommonWord(word.toLowerCase(), language);
      const isName =
        /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
        (!/^\p{Lu}/u.test(before) || (isNoOther && opensOrTitles(before, language))) &&
        !ARTICLE_BEFORE.test(before) &&
        !/^\s[\p{Lu}\p{N}]/u.test(behind);
      if (isName) names.set(word.toLowerCase(), word);
      // "Anand Patel" tells nothing of either, "Home Office" that "home" is a word.
      else if (!isNoOther || /^\p{Ll}/u.test(word) || ARTICLE_BEFORE.test(before))
        others.add(word.toLowerCase());
    }
  }
  return { names: new Map([...names].filter(([small]) => !others.has(small))), others };
}

const small = (names: readonly string[]) => names.map((name) => name.toLowerCase()).join('|');
/** "March on", "may leave": these are months only beside a day, a year or what parts the year. */
const CALENDAR = new RegExp(
  String.raw`(?<![\p{L}\p{N}#@/.-])(?:(?:${small(WEEKDAY_NAMES.en)})s?|tues|weds|thurs?|(?<=(?:last|next|since|until|on|this) )(?:mon|tue|wed|thu|fri|sat)|(?:${small(MONTH_NAMES.en.filter((name) => !/^Ma(?:y|rch)$/u.test(name)))})|(?<=(?:last|next|since|until|every|early|mid|late|\d(?:st|nd|rd|th)?(?: of)?) )(?:may|march)(?= (?:\d|we|i|the|they|it|and|to)|[,.;!)\n]|$)|(?<=in )(?:may|march)(?! (?:order|step|time|formation|tempo))(?![\p{L}-])|(?<=(?:by|of) )(?:may|march)(?=[,.;!)\n]|$| \d{4})|(?:may|march)(?= (?:\d{1,2}(?:st|nd|rd|th)?|\d{4})(?![\p{N}\p{L}%])))(?![\p{L}@]|\.\p{L})`,
  'gu',
);

/** "bc i didnt": no list's "i)" and no "i.e." */
const MYSELF = /(?<=^|[\s("“,])i(?=(?:['’](?:m|d|ll|ve))?(?:[\s,;!?]|$))/gu;

/** Of French words typed small those that are nothing else. */
const FRENCH_FEASTS =
  /(?<![\p{L}\p{M}\p{N}#@/.-])(?:noël|pâques|toussaint|pentecôte)(?![\p{L}\p{M}@-]|\.\p{L})/gu;

/**
 * Notes with the capitals of what is written with them in any case. English days and months have no other form; French and Spanish write
 * them small.
 */
export function withUsualCapitals(notes: string, language: PostLanguage | null): string {
  if (language === 'en') return notes.replace(CALENDAR, (name) => capitalized(name)).replace(MYSELF, 'I');
  if (language !== 'fr') return notes;
  return notes.replace(FRENCH_FEASTS, capitalized);
}

/** The word before, the word, and what is behind it. */
const NAME_IN_SENTENCE =
  /(?<=(?<before>[\p{L}\p{N}]+),?\s)(?<word>\p{L}[\p{L}\p{M}]*)(?=(?<behind>\s?\S?))/gu;

/** By their form in small letters. */
function nounsOf(own: readonly string[]): Map<string, string> {
  const nouns = new Map<string, string>();
  const small = new Set<string>();
  for (const sentence of own.flatMap((text) => sentencesOf(text))) {
    for (const [word] of sentence.matchAll(/(?<=[\p{L}\p{N},;–-]\s)\p{L}[\p{L}\p{M}]{2,}/gu)) {
      if (/^\p{Ll}/u.test(word)) small.add(word);
      else if (/^\p{Lu}\p{Ll}+$/u.test(word) && !isStopWord(word.toLowerCase(), 'de'))
        nouns.set(word.toLowerCase(), word);
    }
  }
  for (const word of small) nouns.delete(word);
  return nouns;
}
