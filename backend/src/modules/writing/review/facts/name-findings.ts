import { isStopWord, sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { withBlankHashtags } from '../../reading/without-hashtags.js';
import { COMMON_CAPITALS, GIVEN_NAMES, KNOWN_PLACES } from '../../reading/known-names.js';

const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}’'-]*\p{Ll}[\p{L}\p{M}’'-]*`;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_#@/.])${CAPITALISED}(?:\s(?:&\s)?${CAPITALISED})*(?:\s(?:&\sCo|GmbH|AG|KG|SE|OHG|UG|GbR|SARL|SAS|SA|SL|Inc|Ltd|LLC))?`,
  'gu',
);

const ADDRESSED = new RegExp(
  String.raw`(?<![\p{L}])(?:Mrs?\.?|Ms\.?|Dr\.?|Prof\.?|M\.|Mme|Mlle|Sra?\.|Señora?|Don|Doña|Monsieur|Madame)\s(${CAPITALISED})`,
  'gu',
);

/** Only German writes every noun with a capital. */
const NOUNS_HAVE_CAPITALS: ReadonlySet<PostLanguage> = new Set(['de']);

const GERMAN_NAMED: readonly RegExp[] = [
  // Forms of address and roles that a name follows without an article.
  new RegExp(
    String.raw`(?<![\p{L}])(?:Herrn?|Frau|Dr\.|Prof\.|Firma|Agentur|Bäckerei|Kanzlei|Praxis|Hotel|Café|Restaurant|Marke|Kund(?:e|in)|Kolleg(?:e|in)|Chef(?:in)?|Gründer(?:in)?|Geschäftsführer(?:in)?|Start-?up)\s(${CAPITALISED}(?:\s${CAPITALISED})?)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])((?:${CAPITALISED}\s(?:&\s)?){1,3}(?:GmbH|AG|KG|SE|OHG|UG|GbR|Inc|Ltd|&\sCo|&\sSöhne|&\sPartner))(?![\p{L}])`,
    'gu',
  ),
  // Two in a row behind a preposition: "bei Nordlicht Logistik", not "für Ende März", and no plural ("mit Kunden Termine machen").
  new RegExp(String.raw`(?<![\p{L}])(?:bei|für|von|mit|gegen|an)\s(${CAPITALISED}\s${CAPITALISED})`, 'gu'),
];
/** Behind them a second noun is no part of a name: "Ende März", "Tassen Kaffee", "Prozent Rabatt". */
const QUANTITY =
  /^(?:Anfang|Mitte|Ende|Tassen?|Stück|Prozent|Euro|Liter|Dutzend|Paar|Stunden?|Minuten?|Wochen?|Tagen?|Monaten?|Jahren?|Kilo|Gramm|Menge|Art|Mal|Milliarden|Millionen|Teil|Rund|Form|Blick)$/u;
const MONTH_OR_DAY =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)s?$/u;

/** The names of people, firms and places of the text that no source has. */
export function unsourcedNames(
  text: string,
  language: PostLanguage | null,
  sources: readonly string[],
): TextRange[] {
  const known = wordsOf(sources.join('\n'));
  const isUnknown = (word: string) => {
    const bare = word.toLowerCase().replace(/[’']s?$/u, '');
    return (
      !known.has(bare) && !(bare.endsWith('s') && known.has(bare.slice(0, -1))) && !known.has(`${bare}s`)
    );
  };
  if (language === null) return [];
  const places = NOUNS_HAVE_CAPITALS.has(language)
    ? [...germanNames(text), ...listedNames(text, language)]
    : [...capitalisedNames(text, language, isUnknown), ...addressed(text), ...listedNames(text, language)];
  return apart(
    places.filter(({ start, end }) =>
      text
        .slice(start, end)
        .split(/[\s&-]+/u)
        .some((word) => /^\p{Lu}/u.test(word) && !isCommon(word) && isUnknown(word)),
    ),
  );
}

const isCommon = (word: string) =>
  COMMON_CAPITALS.has(word.replace(/[’']s$/u, '')) || MONTH_OR_DAY.test(word) || isShouted(word);
const isShouted = (word: string) => /^[\p{Lu}\p{N}&]+$/u.test(word);

function wordsOf(text: string): ReadonlySet<string> {
  const found = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)?/gu) ?? [];
  return new Set(
    found.flatMap((word) => [word, word.replace(/[’'].*$/u, ''), word.replace(/^.{1,2}[’']/u, '')]),
  );
}

/** Capitalised words within a sentence, where the language keeps capitals for names. Headings in Title Case are passed over. */
function capitalisedNames(
  text: string,
  language: PostLanguage,
  isUnknown: (word: string) => boolean,
): TextRange[] {
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    if (isTitleCase(sentence)) return [];
    return [...sentence.matchAll(RUN)].flatMap(({ 0: match, index }) => {
      const begins = beginsSentence(sentence, index);
      const words = match.split(' ');
      // The first word of a sentence has a capital anyway; with a second one it may be the head of a name.
      if (begins && !words.slice(1).some((word) => !isCommon(word) && isUnknown(word))) return [];
      if (words.every(isCommon)) return [];
      const [first = ''] = words;
      const lead = begins && isStopWord(first.toLowerCase(), language) ? first.length + 1 : 0;
      return [{ start: start + index + lead, end: start + index + match.length }];
    });
  });
}

function isTitleCase(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{M}’'-]{2,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 4 && capitals / words.length >= 0.75;
}

/** Behind a form of address, where a sentence may seem to begin: "Mr. Ferreira", "M. Lambert". */
function addressed(text: string): TextRange[] {
  return [...text.matchAll(ADDRESSED)].map(({ 0: match, 1: name = '', index }) => {
    const start = index + match.length - name.length;
    return { start, end: start + name.length };
  });
}

/** At the head, or behind what begins a sentence within one: a colon, a quotation mark, a bracket, a dash. */
function beginsSentence(sentence: string, index: number): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(withBlankHashtags(sentence.slice(0, index))) ||
    /[:„“"«»(¿¡–—•→✓-]\s*$|[.!?…]["'”’“»)]*\s+$/u.test(sentence.slice(0, index))
  );
}

function germanNames(text: string): TextRange[] {
  return GERMAN_NAMED.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, 1: name = '', index }) => {
      const [first = '', second] = name.split(' ');
      if (second !== undefined && first.endsWith('en')) return [];
      if (
        QUANTITY.test(first) ||
        MONTH_OR_DAY.test(first) ||
        (second !== undefined && MONTH_OR_DAY.test(second))
      )
        return [];
      const start = index + match.lastIndexOf(name);
      return [{ start, end: start + name.length }];
    }),
  );
}

/** Given names, and in German known places and firms, with the family name that follows. */
function listedNames(text: string, language: PostLanguage): TextRange[] {
  const isListed = (word: string) => {
    const bare = word.replace(/[’']s$/u, '');
    const genitive = language === 'de' ? bare.replace(/s$/u, '') : bare;
    return [bare, genitive].some(
      (name) => GIVEN_NAMES.has(name) || (NOUNS_HAVE_CAPITALS.has(language) && KNOWN_PLACES.has(name)),
    );
  };
  return [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![\p{L}\p{M}\p{N}_#@/.-])[\p{Lu}][\p{L}\p{M}’']+(?:-\p{Lu}[\p{L}\p{M}]+)?`,
        'gu',
      ),
    ),
  ].flatMap(({ 0: match, index }) => {
    if (!match.split('-').some(isListed)) return [];
    const family = /^\s(\p{Lu}[\p{L}\p{M}’'-]*\p{Ll}[\p{L}\p{M}]*)/u.exec(text.slice(index + match.length));
    const isGiven = GIVEN_NAMES.has(match);
    const end = index + match.length + (isGiven && family ? family[0].length : 0);
    return [{ start: index, end }];
  });
}

/** Without those that lie in another one. */
function apart(places: readonly TextRange[]): TextRange[] {
  const longestFirst = [...places].sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: TextRange[] = [];
  for (const place of longestFirst) {
    if (!kept.some((other) => other.start < place.end && place.start < other.end)) kept.push(place);
  }
  return kept.sort((a, b) => a.start - b.start);
}
