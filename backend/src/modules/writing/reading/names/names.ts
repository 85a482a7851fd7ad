import {
  isCommonWord,
  isStopWord,
  sentenceRanges,
  type PostLanguage,
  type TextRange,
} from '@drumbeat/domain';
import { DAYS_AND_MONTHS } from '../times/calendar-names.js';
import { actingNames, isUsed } from './acting-names.js';
import { formOfAddress, withoutForms } from './forms-of-address.js';
import { germanHeads } from './german-heads.js';
import { COMMON_CAPITALS, GIVEN_NAMES, KNOWN_PLACES } from './known-names.js';
import { placedNames } from './placed-names.js';
import { withBlankHashtags } from '../sentences/without-hashtags.js';
import { bare, wordSet } from '../words/word-patterns.js';

/** Courts, offices and ministries that there is one of: where all nouns have capitals, or their names none, nothing else shows them. */
const INSTITUTIONS: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  de: /(?<![\p{L}-])(?:Bundes|Landes|Oberlandes|Oberverwaltungs|Europäische[rnms]?\s)\p{L}*(?:[Gg]erichts?(?:hofs?)?|[Aa]mte?s?|[Mm]inisteriums?|[Aa]gentur|[Bb]ehörde|[Aa]nstalt|[Kk]ommission|[Ii]nstituts?)(?![\p{L}-])|(?<![\p{L}-])(?:Land|Amts|Arbeits|Finanz|Verwaltungs|Sozial)gerichts?\s\p{Lu}\p{Ll}+/gu,
  fr: /(?<!\p{L})(?:[Cc]our (?:de cassation|d['’]appel)|[Cc]onseil (?:d['’][ÉE]tat|constitutionnel|de prud['’]hommes)|[Tt]ribunal (?:judiciaire|administratif|de commerce)|[Cc]hambre (?:d['’]agriculture|des métiers)|[Mm]inistère (?:de la |de l['’]|du |des |de )\p{L}+)(?!\p{L})/gu,
};

/** @param isWanted says of a word whether an institution with it is looked for */
function institutionsIn(
  text: string,
  language: PostLanguage,
  isWanted: (word: string) => boolean,
): TextRange[] {
  const pattern = INSTITUTIONS[language];
  if (pattern === undefined) return [];
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) =>
    (name.match(/\p{L}{5,}/gu) ?? []).some(isWanted) ? [{ start: index, end: index + name.length }] : [],
  );
}

const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}’'-]*\p{Ll}[\p{L}\p{M}’'-]*`;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_#@/.])${CAPITALISED}(?:\s(?:&\s)?${CAPITALISED})*(?:\s(?:&\sCo|GmbH|AG|KG|SE|OHG|UG|GbR|SARL|SAS|SA|SL|Inc|Ltd|LLC))?`,
  'gu',
);

const ADDRESSED = new RegExp(
  String.raw`(?<![\p{L}])(?:Mrs?\.?|Ms\.?|Dra?\.?|Prof\.?|M\.|Mme|Mlle|Sra?\.|Srta\.|Señor(?:a|ita)?|D\.|Don|Dña\.?|Doña|Monsieur|Madame)\s(${CAPITALISED})`,
  'gu',
);

/** Only German writes every noun with a capital. */
const NOUNS_HAVE_CAPITALS: ReadonlySet<PostLanguage> = new Set(['de']);

/** "Frau van der Velde": what may stand before a family name, and is small. */
const PARTICLES = String.raw`(?:(?:van|von|vom|zu|zum|de|der|den|del|della|di|du|la|le|ten)\s){0,3}`;

const GERMAN_NAMED: readonly RegExp[] = [
  // Forms of address and roles that a name follows without an article.
  new RegExp(
    // "Meine Frau" is a wife, and has no name behind it but a given one.
    String.raw`(?<![\p{L}])(?:Herrn?|(?<!(?:[mds]ein|[iI]hr|unser|k?ein)(?:e|er)\s)Frau|Dr\.|Prof\.|Firma|Agentur|Bäckerei|Kanzlei|Praxis|Hotel|Café|Restaurant|Marke|Kund(?:e|in)|Kolleg(?:e|in)|Chef(?:in)?|Gründer(?:in)?|Geschäftsführer(?:in)?|Start-?up|Universität|Uni|Hochschule|Klinik|Klinikum|Pflegeheim|Seniorenheim|Schule|Gymnasium|Verlag|Brauerei|Autohaus|Stadtwerke|Sparkasse|Volksbank)\s(?:(?:Dr|Prof|Pfr|Dipl|med|phil|jur|rer|nat|h|c)\.\s){0,5}${PARTICLES}(${CAPITALISED}(?:\s${CAPITALISED})?)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?!(?:Die|Der|Eine|Einer|Unsere|Unserer|Meine|Meiner|Das)\s(?:GmbH|AG|KG|SE|OHG|UG|GbR)(?!\p{L}))((?:${CAPITALISED}\s(?:&\s)?){1,3}(?:GmbH|AG|KG|SE|OHG|UG|GbR|Inc|Ltd|&\sCo|&\sSöhne|&\sPartner))(?![\p{L}])`,
    'gu',
  ),
  // A place that somebody or something comes from, which an article does not stand before: "aus Baunatal".
  new RegExp(
    String.raw`(?<![\p{L}])(?:Herrn?|Frau|${CAPITALISED}\s${CAPITALISED}|Familie|Kundin|Kunde|Studie|Firma|Betrieb|Team)(?:\s${CAPITALISED})?\saus\s(${CAPITALISED})`,
    'gu',
  ),
  // Two in a row behind a preposition: "bei Nordlicht Logistik", not "für Ende März", and no plural ("mit Kunden Termine machen").
  new RegExp(String.raw`(?<![\p{L}])(?:bei|für|von|mit|gegen|an)\s(${CAPITALISED}\s${CAPITALISED})`, 'gu'),
];
/** Behind them a second noun is no part of a name: "Ende März", "Tassen Kaffee", "Prozent Rabatt". */
const QUANTITY =
  /^(?:Nummer|Schulter|Anfang|Mitte|Ende|Tassen?|Stück|Prozent|Euro|Liter|Dutzend|Paar|Stunden?|Minuten?|Wochen?|Tagen?|Monaten?|Jahren?|Kilo|Gramm|Menge|Art|Mal|Milliarden|Millionen|Teil|Rund|Form|Blick)$/u;
/** As notes shorten it. */
const SHORT_MONTH_OR_DAY =
  /^(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Okt|Nov|Dec|Dez)s?$/u;
const isMonthOrDay = (word: string) =>
  SHORT_MONTH_OR_DAY.test(word) ||
  [word, word.replace(/s$/u, '')].some((name) => DAYS_AND_MONTHS.has(name.toLowerCase()));

/**
 * The names of people, firms and places of a text, as far as they are certainly names: tools, days and languages are none.
 * @param isWanted says of a word whether a name with it is looked for
 */
export function namesIn(
  text: string,
  language: PostLanguage,
  isWanted: (word: string) => boolean = () => true,
): TextRange[] {
  const places = NOUNS_HAVE_CAPITALS.has(language)
    ? [...germanNames(text), ...germanHeads(text, isWanted), ...listedNames(text, language)]
    : [
        ...capitalisedNames(text, language, isWanted),
        ...actingNames(text, language, isWanted),
        ...(language === 'fr' ? elidedNames(text) : []),
        ...addressed(text),
        ...listedNames(text, language),
      ];
  return apart([
    ...institutionsIn(text, language, isWanted),
    ...(language === 'de' ? placedNames(text, isWanted) : []),
    ...places.filter(({ start, end }) =>
      withoutForms(text.slice(start, end).split(/[\s&-]+/u)).some(
        (word) => /^\p{Lu}/u.test(word) && !isCommon(word) && isWanted(word),
      ),
    ),
  ]);
}

const isCommon = (word: string) =>
  COMMON_CAPITALS.has(word.replace(/[’']s$/u, '')) || isMonthOrDay(word) || isShouted(word);
const isShouted = (word: string) => /^[\p{Lu}\p{N}&]+$/u.test(word);

/** "C'est Nadège": two function words in one. */
const isFunctionWord = (word: string, language: PostLanguage) =>
  isStopWord(word.toLowerCase(), language) ||
  (language === 'fr' &&
    isStopWord(/^(?:c|d|j|l|n|s|qu)['’](.+)$/iu.exec(word)?.[1]?.toLowerCase() ?? '', 'fr'));

/** Capitalised words within a sentence, where the language keeps capitals for names. Headings in Title Case are passed over. */
function capitalisedNames(
  text: string,
  language: PostLanguage,
  isWanted: (word: string) => boolean,
): TextRange[] {
  // "Ferris House" of whoever told of Carver House.
  const isUnusedHead = ([head = '', ...others]: readonly string[]) =>
    others.length > 0 &&
    !isCommon(head) &&
    isWanted(head) &&
    !isFunctionWord(head, language) &&
    !isUsed(head.toLowerCase(), language);
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    if (isTitleCase(sentence)) return [];
    return [...sentence.matchAll(RUN)].flatMap(({ 0: match, index }) => {
      const begins = beginsSentence(sentence, index);
      const words = match.split(' ');
      // The first word of a sentence has a capital anyway; with a second one it may be the head of a name.
      if (begins && !words.slice(1).some((word) => !isCommon(word) && isWanted(word)) && !isUnusedHead(words))
        return [];
      if (words.every(isCommon)) return [];
      const [first = ''] = words;
      const lead = begins && isFunctionWord(first, language) ? first.length + 1 : 0;
      return [{ start: start + index + lead, end: start + index + match.length }];
    });
  });
}

/** "L'Ifremer", wherever it stands: of a word behind an article the sentence's head takes no capital. */
const elidedNames = (text: string): TextRange[] =>
  [...text.matchAll(/(?<=(?<![\p{L}\p{M}])[LlDd]['’])\p{Lu}\p{Ll}[\p{L}\p{M}-]+/gu)].map(
    ({ 0: name, index }) => ({
      start: index,
      end: index + name.length,
    }),
  );

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
      if (QUANTITY.test(first) || isMonthOrDay(first) || (second !== undefined && isMonthOrDay(second)))
        return [];
      const start = index + match.lastIndexOf(name);
      return [{ start, end: start + (isOwner(first, second) ? first : name).length }];
    }),
  );
}

/** "Herrn Lohses Schweigen": behind the genitive of a name stands what its bearer has. */
const isOwner = (first: string, second: string | undefined) =>
  second !== undefined &&
  /[^s]s$/u.test(first) &&
  !GIVEN_NAMES.has(first) &&
  formOfAddress(first) === null &&
  isCommonWord(second.toLowerCase(), 'de');

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
    // "Ella" is "she" in Spanish.
    if (isFunctionWord(match, language) || !match.split('-').some(isListed)) return [];
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

const ARTICLE_BEFORE_NOUN = wordSet(
  `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner unser unsere
   unseren unserem unserer sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer dein deine deinen deinem deiner euer eure dieser
   diese dieses diesen diesem jeder jede jedes jeden jedem alle allen zum zur im am beim vom ins ans aufs fürs pro`,
);
/** Words of other languages than German that have a capital wherever they stand. */
const NO_NAMES = wordSet('i i’m i’ve i’d i’ll');

/**
 * The words of a sentence that may be names, rather one too many: those of its names, and all with a capital within it. German
 * writes every noun so; there one counts that no article or adjective comes before.
 */
export function possibleNames(sentence: string, language: PostLanguage | null): string[] {
  const certain =
    language === null
      ? []
      : namesIn(sentence, language).flatMap(({ start, end }) =>
          sentence.slice(start, end).split(/\s+/u).map(bare),
        );
  return [...new Set([...certain, ...capitalsWithin(sentence, language)])];
}

function capitalsWithin(sentence: string, language: PostLanguage | null): string[] {
  const tokens = sentence.split(/\s+/u);
  return tokens.flatMap((token, index) => {
    const word = bare(token);
    const before = tokens[index - 1];
    if (before === undefined || /[.!?:…„“"«¿¡(]$/u.test(before) || !/^\p{Lu}/u.test(word)) return [];
    // "WE SOLD OUT" is loud, and names nobody; AI and VAT are facts all the same.
    if (/^\p{Lu}+$/u.test(word) && /^\p{Lu}{2,}$/u.test(bare(before))) return [];
    if (NO_NAMES.has(word.toLowerCase())) return [];
    const previous = bare(before).toLowerCase();
    if (language === 'de' && formOfAddress(previous) === null) {
      const isNoun =
        ARTICLE_BEFORE_NOUN.has(previous) ||
        /^\p{N}+$/u.test(previous) ||
        /\p{L}{2}(?:e|en|er|es|em)$/u.test(previous);
      if (isNoun) return [];
    }
    return [word];
  });
}
