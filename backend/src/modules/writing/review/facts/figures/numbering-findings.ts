import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { ORDINAL_WORDS } from '../../../reading/figures/ordinal-words.js';
import { perLanguage, perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';

/** A number that says which one of several, and counts nothing: "No. 4 berth", "Register Nr. 5", "2. Lehrjahr", "la 3e classe". */
interface Numbering extends TextRange {
  readonly value: number;
  /** '' for "No. 4", else the head of what is numbered. */
  readonly of: string;
}

const LABELLED =
  /(?<![\p{L}\p{N}])(?:no|nr|núm|num|n[°º]|number|nummer|numéro|número)\.?\s?(?<value>\d{1,4})(?![\p{N}]|[.,:]\d)/giu;

const ORDINAL: PerLanguage<RegExp> = {
  en: /(?<![\p{L}\p{N}.,])(?:(?<digits>\d{1,2})(?:st|nd|rd|th)|(?<word>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))\s(?<noun>\p{L}{4,})/giu,
  de: /(?<![\p{L}\p{N}.,])(?:(?<digits>\d{1,2})\.|(?<word>[Ee]rste|[Zz]weite|[Dd]ritte|[Vv]ierte|[Ff]ünfte|[Ss]echste|[Ss]iebte|[Aa]chte|[Nn]eunte|[Zz]ehnte)[nrsm]?)\s(?<noun>\p{Lu}\p{L}{3,})/gu,
  fr: /(?<![\p{L}\p{N}.,])(?:(?<digits>\d{1,2})(?:ers?|ère|res?|e|ème|ᵉ)|(?<word>premi[eè]re?|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième))\s(?<noun>\p{L}{4,})/giu,
  es: /(?<![\p{L}\p{N}.,])(?:(?<digits>\d{1,2})(?:\.?[ºª]|\.er)|(?<word>primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]?)\s(?<noun>\p{L}{4,})/giu,
};
const WORDS: PerLanguage<readonly string[]> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
  de: 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte'.split(' '),
  fr: 'premi deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' '),
  es: 'primer segund tercer cuart quint sext séptim octav noven décim'.split(' '),
};

const HEAD = 6;
/** Letters; "one" and "was" are shorter. */
const NOUN_MIN = 4;

function numberingsIn(text: string, language: PostLanguage): Numbering[] {
  const labelled = [...text.matchAll(LABELLED)].map(({ 0: match, index, groups }) => ({
    start: index,
    end: index + match.length,
    value: Number(groups?.['value']),
    of: '',
  }));
  const ordinals = [...text.matchAll(ORDINAL[language])].map(({ 0: match, index, groups }) => {
    const { digits, word = '', noun = '' } = groups ?? {};
    const small = word.toLowerCase();
    const place = WORDS[language].findIndex((one) => small.startsWith(one));
    return {
      start: index,
      end: index + match.length,
      value: digits === undefined ? place + 1 : Number(digits),
      of: noun.toLowerCase().slice(0, HEAD),
    };
  });
  return [...labelled, ...ordinals];
}

const MATERIAL = perTextIn((source, language): readonly Numbering[] => numberingsIn(source, language));

const ALONE = perLanguage((language) =>
  ORDINAL_WORDS[language].map(
    (word) => new RegExp(String.raw`(?<!\p{L})(?:${word})(?![\p{L}-])(?:\s(?<next>\p{L}+))?`, 'giu'),
  ),
);

/** "The second one", "la segunda fue": whatever is spoken of may be meant by it. */
const isToldAlone = (source: string, value: number, language: PostLanguage) =>
  [...source.matchAll(ALONE[language][value - 1] ?? /(?!)/gu)].some(({ groups }) => {
    const next = groups?.['next']?.toLowerCase();
    return next === undefined || next.length < NOUN_MIN || isStopWord(next, language);
  });

/** Of what the author gave a number, another one: the third year of training for the second. A "first" is said of anything. */
export function unsourcedNumbering(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material.flatMap(MATERIAL[language]);
  return numberingsIn(text, language)
    .filter(({ value, of }) => {
      const same = said.filter((one) => one.of === of);
      return (
        value > 1 &&
        same.length > 0 &&
        !same.some((one) => one.value === value) &&
        !(of !== '' && material.some((source) => isToldAlone(source, value, language)))
      );
    })
    .map(({ start, end }) => ({ start, end }));
}
