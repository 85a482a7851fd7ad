import { POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import type { AuthorProfile } from '../../../author-profile.js';
import type { Trade } from '../field.js';
import { ENDINGS, TRADE_NAMES, WAYS_OF_WORK, type KnownTrade } from './trade-names.js';
import { perLanguage } from '../../../reading/words/per-language.js';
import { wordSet } from '../../../reading/words/word-patterns.js';

interface Names {
  /** Phrases and words that name a trade whatever stands beside them. */
  readonly anywhere: ReadonlyMap<string, KnownTrade>;
  /** Words that name one only without anything beside them. */
  readonly alone: ReadonlyMap<string, KnownTrade>;
  readonly ways: ReadonlySet<string>;
}

const NAMES = perLanguage(namesOf);

/** Words in a row, and what they are of: "cabinet" of "avocats". */
interface Phrase {
  readonly words: readonly string[];
  readonly of: Phrase | null;
}

const ARTICLES: ReadonlySet<string> = wordSet(
  'the an der die das den dem ein eine einer eines einem einen le la les l un une el los las una i my our mein unser mon ma notre mi nuestro nuestra',
);
/** Behind these stands what the work is at. */
const OF: ReadonlySet<string> = wordSet('of in im von en de d du des del as als');
/** Behind these stands whom or what it is for, which is no trade of the author's: "design for hotels". */
const FOR: ReadonlySet<string> = wordSet(
  'for to at with by on from für mit bei zu zum zur an auf aus pour à au aux avec chez sur par dans para con a al por sobre',
);
/** "Hotel and restaurant photography": what stands first may hang on the last word as well. */
const HANGS_ON_THE_LAST = /\s(?:and|und)\s|\s?&\s?/iu;
const LISTED = /[,;:/()+|·–—]|\s(?:et|y|ou|o|or|oder)\s/iu;
/** A shorter word ends too many others by chance. */
const HEAD_MIN = 5;
const MODIFIER_MIN = 3;
const JOINT = /(?:es|en|[sne])$/u;

/**
 * By the industry alone: who writes about leadership need not give workshops. A trade is known by whole words, and by the one that the
 * phrase hangs on: "Hotel photography" is no hotel. Where that is not known, or the languages take it for different ones, it is none.
 */
export function tradeOf({ industry }: Pick<AuthorProfile, 'industry'>): Trade {
  const [first = ''] = (industry ?? '').split(LISTED).filter((part) => /\p{L}/u.test(part));
  const together = first.split(HANGS_ON_THE_LAST).filter((part) => /\p{L}/u.test(part));
  const trades = together.map(tradeNamed);
  const [named] = trades;
  // "Groß- und Einzelhandel": the first half is no word.
  const found = together[0]?.trimEnd().endsWith('-') === true ? trades.at(-1) : named;
  return trades.at(-1) === 'other' ? 'other' : (found ?? 'other');
}

/** Whose work is at one place, every day, and for everybody who comes. */
const NO_JOBS: ReadonlySet<Trade> = new Set(['health', 'food', 'selling']);
const INSTITUTION =
  /(?<!\p{L})(?:schools?|schooling|education|teaching|universit\p{L}+|college|hospitals?|clinics?|pharmac\p{L}+|authorit\p{L}+|council|government|church|parish|museum|librar\p{L}+|charit\p{L}+|nonprofit|farm(?:s|ing)?|heritage|medicine|nursing|midwifery|driving school|speech therapy|shops?)(?!\p{L})|(?<!\p{L})(?:schule?n?|bildung|universität|hochschule|krankenhaus|klinik|apotheke|behörde|verwaltung|kirche|museum|bibliothek|verein|\p{L}*medizin|hebamme\p{L}*|geburtshilfe|logopädie|pflege|landwirtschaft|weinbau)(?!\p{L})|\p{L}{3,}(?:schulen?|bildung|pflege|verwaltung|apotheken?)(?!\p{L})|(?<!\p{L})(?:(?:auto-)?école|collège|lycée|enseignement|éducation|université|hôpital|clinique|pharmacie|administration|mairie|église|musée|patrimoine|médecine|bibliothèque|association|agriculture|viticulture|élevage)s?(?!\p{L})|(?<!\p{L})(?:(?:auto)?escuela|colegio|instituto|educación|enseñanza|universidad|hospital|clínica|farmacia|ayuntamiento|administración|iglesia|museo|patrimonio|medicina|biblioteca|asociación|agricultura|viticultura|ganadería)(?:e?s)?(?!\p{L})/iu;

/** False of a school, a clinic, a farm or a shop: nobody orders a job there. */
export const hasJobs = (profile: Pick<AuthorProfile, 'industry'>): boolean =>
  !NO_JOBS.has(tradeOf(profile)) && !INSTITUTION.test(profile.industry ?? '');

function tradeNamed(part: string): Trade {
  const words = part.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const phrase = phraseOf(words);
  const found = POST_LANGUAGES.flatMap((language) => tradeIn(phrase, words, language) ?? []);
  return new Set(found).size === 1 ? (found[0] ?? 'other') : 'other';
}

/** @param all the words of the phrase and of what it is of, as they were typed: "sélection de personnel" is one name */
function tradeIn({ words, of }: Phrase, all: readonly string[], language: PostLanguage): KnownTrade | null {
  const { anywhere, alone, ways } = NAMES[language];
  // A Romance language begins with what the phrase hangs on, a Germanic one ends with it.
  const isHeadFirst = language === 'fr' || language === 'es';
  const row = isHeadFirst ? all : words;
  for (let length = row.length; length > 0; length -= 1) {
    const some = isHeadFirst ? row.slice(0, length) : row.slice(-length);
    const named = entryOf(some.join(' '), anywhere, language);
    // "Hotel photography" begins with a hotel in English alone, and is none there.
    if (named !== null && !(isHeadFirst && length === 1 && words.length > 1 && isShared(some[0] ?? '')))
      return named;
  }
  const head = isHeadFirst ? words[0] : words.at(-1);
  if (head === undefined) return null;
  const bare = words.length === 1 && of === null ? entryOf(head, alone, language) : null;
  if (bare !== null) return bare;
  const left = isHeadFirst ? words.slice(1) : words.slice(0, -1);
  if (isWay(head, ways, language)) {
    if (left.length > 0) return tradeIn({ words: left, of }, isHeadFirst ? all.slice(1) : left, language);
    return of === null ? null : tradeIn(of, withoutPrepositions(all, of), language);
  }
  return language === 'de' ? tradeOfCompound(head) : null;
}

/** "Landbäckerei" is a bakery, and "Steuerberatung" is advice on what stands before: no other part of a German word says what it is. */
function tradeOfCompound(word: string): KnownTrade | null {
  const { anywhere, alone, ways } = NAMES.de;
  for (let at = MODIFIER_MIN; at < word.length; at += 1) {
    const [before, head] = [word.slice(0, at), word.slice(at)];
    const named = head.length >= HEAD_MIN ? entryOf(head, anywhere, 'de') : null;
    if (named !== null) return named;
    if (!isWay(head, ways, 'de')) continue;
    for (const one of [before, before.replace(JOINT, '')]) {
      const modified = entryOf(one, anywhere, 'de') ?? entryOf(one, alone, 'de');
      if (modified !== null) return modified;
    }
  }
  return null;
}

function entryOf<Value>(
  word: string,
  entries: ReadonlyMap<string, Value>,
  language: PostLanguage,
): Value | null {
  for (const form of baseForms(word, language)) {
    const found = entries.get(form);
    if (found !== undefined) return found;
  }
  return null;
}

/** Of English or German, too, where what a phrase hangs on stands last. */
const isShared = (word: string) =>
  (['en', 'de'] as const).some((language) => entryOf(word, NAMES[language].anywhere, language) !== null);

const isWay = (word: string, ways: ReadonlySet<string>, language: PostLanguage) =>
  baseForms(word, language).some((form) => ways.has(form));

/** The word, and what it may be a form of. Two letters have none: "its" is no "IT". */
function baseForms(word: string, language: PostLanguage): string[] {
  const bases = ENDINGS[language]
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
  const plural = language === 'en' && word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : [];
  return [word, ...[...bases, ...plural].filter((base) => base.length > 2)];
}

function phraseOf(words: readonly string[]): Phrase {
  const given = words.filter((word) => !ARTICLES.has(word));
  const at = given.findIndex((word, index) => index > 0 && (OF.has(word) || FOR.has(word)));
  if (at < 0) return { words: given, of: null };
  const rest = given.slice(at + 1);
  const isOf = OF.has(given[at] ?? '');
  return { words: given.slice(0, at), of: isOf && rest.length > 0 ? phraseOf(rest) : null };
}

const withoutPrepositions = (all: readonly string[], { words }: Phrase) =>
  all.slice(all.indexOf(words[0] ?? ''));

function namesOf(language: PostLanguage): Names {
  const entries = Object.entries(TRADE_NAMES[language]).flatMap(([trade, list]) =>
    list.split(' ').map((entry) => [entry.replaceAll('_', ' '), trade as KnownTrade] as const),
  );
  return {
    anywhere: new Map(entries.filter(([entry]) => !entry.startsWith('='))),
    alone: new Map(
      entries.filter(([entry]) => entry.startsWith('=')).map(([entry, trade]) => [entry.slice(1), trade]),
    ),
    ways: new Set(WAYS_OF_WORK[language].split(' ').map((way) => way.replaceAll('_', ' '))),
  };
}
