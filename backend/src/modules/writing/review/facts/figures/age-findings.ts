import { shownLanguage, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { distinctPlaces } from '../../../reading/words/distinct-places.js';
import { valueOfWord } from '../../../reading/figures/number-words.js';
import { stemOf } from '../../../reading/words/stems.js';
import { perLanguage } from '../../../reading/words/per-language.js';

/** "Edith, 84", "ein 19-jähriger Lehrling", "mi aprendiz tiene 19 años": how old somebody is. */
interface Age {
  readonly place: TextRange;
  /** Who, by the stem of the word beside it. */
  readonly who: string;
  readonly age: number;
}

const WHO = String.raw`(?<who>[\p{L}\p{M}'’-]{2,})`;
const AGE = String.raw`(?<age>\d{1,3}|[\p{Ll}-]{3,})`;
const EDGE = String.raw`(?<![\p{L}\p{M}\p{N}])`;
/** A name and a bare figure between commas. */
const BESIDE_NAME = String.raw`${EDGE}(?<who>\p{Lu}[\p{L}'’-]+),\s\(?(?<age>\d{1,3})(?=\)|[,.;](?!\d)|$)`;

const PATTERNS: Readonly<Record<PostLanguage, readonly string[]>> = {
  en: [
    String.raw`${EDGE}${AGE}[-\s]years?[-\s]old\s${WHO}`,
    String.raw`${EDGE}${WHO}(?:,\s|\s(?:is|was|turned|turns)\s)(?:aged\s)?${AGE}(?:\syears\sold|(?=\s?(?:[,.;!]|and\s|when\s|$)))`,
    String.raw`${EDGE}at\s${AGE},?\s(?:my|his|her|our|their)\s${WHO}`,
  ],
  de: [
    String.raw`${EDGE}${AGE}[-\s]?jährige[rnms]?\s${WHO}`,
    String.raw`${EDGE}${WHO}(?:,\s|\s(?:ist|war|wurde|wird)\s)${AGE}(?:\sJahre\salt|(?=\s?(?:[,.;!]|und\s|$)))`,
    String.raw`${EDGE}mit\s${AGE}\s(?:Jahren\s)?(?:\p{L}+\s)?(?:mein|meine|unser|unsere)\s${WHO}`,
  ],
  fr: [
    String.raw`${EDGE}${WHO}(?:,\s(?:âgée?\sde\s)?|\s(?:a|avait)\s|\sde\s)${AGE}\sans(?!\sde|\sd['’]|\splus)`,
    String.raw`${EDGE}à\s${AGE}\sans,\s(?:(?:mon|ma|notre|son|sa)\s)?${WHO}`,
  ],
  es: [
    String.raw`${EDGE}${WHO}(?:,\s(?:de\s)?|\s(?:tiene|tenía|cumplió)\s|\sde\s)${AGE}\saños(?!\sde|\sdespués|\smás)`,
    String.raw`${EDGE}con\s${AGE}\saños,?\s(?:(?:mi|nuestr[oa]|su)\s)?${WHO}`,
  ],
};
const READINGS = perLanguage((language): readonly RegExp[] => [
  ...PATTERNS[language].map((source) => new RegExp(source, 'giu')),
  new RegExp(BESIDE_NAME, 'gmu'),
]);

export function agesIn(text: string, language: PostLanguage): Age[] {
  return READINGS[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: all, index, groups = {} }) => {
      const { who: word = '', age: figure = '' } = groups;
      const age = /^\d+$/u.test(figure) ? Number(figure) : valueOfWord(figure.toLowerCase(), language);
      const who = stemOf(word.toLowerCase(), language);
      if (age === null || who === undefined || /^\d+$/u.test(who)) return [];
      return [{ place: { start: index, end: index + all.length }, who, age }];
    }),
  );
}

/** Ages of people to whom the author gives another one. */
export function unsourcedAges(
  text: string,
  language: PostLanguage | null,
  material: readonly string[],
): TextRange[] {
  if (language === null) return [];
  const given = material.flatMap((source) => agesIn(source, shownLanguage(source) ?? language));
  const found = agesIn(text, language)
    .filter(({ who, age }) => {
      const same = given.filter((one) => one.who === who);
      return same.length > 0 && same.every((one) => one.age !== age);
    })
    .map(({ place }) => place);
  return distinctPlaces(found);
}
