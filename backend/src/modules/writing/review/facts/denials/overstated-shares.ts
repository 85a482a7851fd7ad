import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { isSaidOfAll } from '../../../reading/denials/half-denials.js';
import { valueOfWord } from '../../../reading/figures/number-words.js';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { hasStem } from '../../../reading/words/stems.js';

const NUMBER = String.raw`(?<part>\p{N}+|[\p{L}-]+)`;
/** Some of several: "five of the 18", "6 davon", "une des deux". */
const PART: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-])${NUMBER} (?:out )?of (?:the |my |our |these |those )?(?<whole>\p{N}+|[\p{L}-]+)(?![\p{L}\p{N}])`,
    'giu',
  ),
  de: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-])${NUMBER} (?:(?<whole>davon)|(?:von|der|aus)(?: den| diesen)? (?<other>\p{N}+|[\p{L}-]+))(?![\p{L}\p{N}])`,
    'giu',
  ),
  fr: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-])${NUMBER} (?:sur|des|de ces|d['’]entre) (?:les )?(?<whole>\p{N}+|[\p{L}-]+)(?![\p{L}\p{N}])`,
    'giu',
  ),
  es: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-])${NUMBER} de (?:(?:los|las|mis|nuestr[oa]s) )?(?:cada )?(?<whole>\p{N}+|[\p{L}-]+)(?![\p{L}\p{N}])`,
    'giu',
  ),
};
/** Some of those that were counted before: "seven left, five are still here". */
const PART_ALONE = new RegExp(
  String.raw`^(?:and |but |und |aber |et |mais |y |pero )?${NUMBER} (?:are|were|have|had|stayed|sind|waren|haben|hatten|blieben|sont|étaient|ont|avaient|restent|siguen|están|estaban|tienen|tenían|eran)(?!\p{L})`,
  'iu',
);
const OF_THEM = /^(?:them|these|those|davon|ihnen|eux|elles|ellos|ellas)$/iu;
/** Every one of them: beside "all", two are "both", and "the 18 trucks" are 18. */
const BOTH =
  /(?<!\p{L})(?:both|beide[nrs]?|les deux|tou(?:te)?s les deux|los dos|las dos|amb[oa]s)(?!\p{L})/iu;
const WHOLE: PerLanguage<RegExp> = {
  en: /(?!)/u,
  de: /(?!)/u,
  fr: /^(?:les) (?<whole>\p{N}+) /iu,
  es: /^(?:los|las) (?<whole>\p{N}+) /iu,
};
const UNANIMOUS =
  /(?<!\p{L})(?:unanimous(?:ly)?|einstimmig(?:e[nmrs]?)?|à l['’]unanimité|unanime(?:s|ment)?|por unanimidad|unánime(?:s|mente)?)(?!\p{L})/giu;
/** With these in the notes everybody may have been of one mind. */
const ALL_OF_ONE_MIND =
  /(?<!\p{L})(?:unanim\p{L}*|unánim\p{L}*|einstimmig\p{L}*|einhellig\p{L}*|nobody (?:was )?against|no one (?:was )?against|without a vote against|ohne gegenstimme|keine gegenstimme|personne (?:n['’]était |n['’]a voté )?contre|aucune voix contre|nadie (?:votó )?en contra|sin votos en contra|all (?:voted|agreed|of them)|everybody (?:voted|agreed)|alle (?:haben )?(?:zugestimmt|dafür|dagegen)|tou(?:s|t le monde) (?:a |ont )?(?:d['’]accord|voté|pour)|todos (?:votaron|de acuerdo|a favor))(?!\p{L})|(?<!\p{N})0 (?:against|gegenstimmen|contre|en contra)/iu;

/** What is said of some of them. */
interface Partial {
  readonly clause: Clause;
  readonly whole: number | null;
}

const numberOf = (word: string, language: PostLanguage): number | null =>
  /^\p{N}+$/u.test(word)
    ? Number(word)
    : // "Eine von den zweien"
      valueOfWord(word.toLowerCase().replace(/^(zwei|drei|vier)en$/u, '$1'), language);

/** True where a greater number stands in the sentence before. */
const isCountedBefore = (before: string, part: number, language: PostLanguage) =>
  (/[^.!?\n]*[,;:]\s*$/u.exec(before)?.[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => (numberOf(word, language) ?? 0) > part);

const partialsIn = perTextIn((source, language): readonly Partial[] =>
  clausesOf(source, language).flatMap((clause) => {
    const said = source.slice(clause.place.start, clause.place.end);
    const alone = numberOf(PART_ALONE.exec(said)?.groups?.['part'] ?? '', language);
    if (alone !== null && isCountedBefore(source.slice(0, clause.place.start), alone, language))
      return [{ clause, whole: null }];
    return [...said.matchAll(PART[language])].flatMap(({ groups = {} }) => {
      const whole = groups['whole'] ?? groups['other'] ?? '';
      const part = numberOf(groups['part'] ?? '', language);
      const of = numberOf(whole, language);
      if (part === null || (of === null && !OF_THEM.test(whole)) || (of !== null && of <= part)) return [];
      return [{ clause, whole: of }];
    });
  }),
);

const allIn = perTextIn((source, language): readonly Clause[] =>
  clausesOf(source, language).filter(({ place }) => isOfAll(source.slice(place.start, place.end), language)),
);

const isOfAll = (said: string, language: PostLanguage) =>
  isSaidOfAll(said.toLowerCase(), language) || BOTH.test(said) || WHOLE[language].test(said);

const contentOf = ({ stems }: Clause) =>
  [...stems].filter((stem) => !/^\d/u.test(stem) && !ALL_WORD.test(stem));
const ALL_WORD = /^(?:all|both|beide|alle|ganze|tous|toute|deux|todos|todas|ambos|ambas)/u;

/**
 * "All 18 trucks failed" of "five of the 18 failed", "both" of "one of the two", "unanimously" of which the author says nothing: what is so
 * of some of them, told of all.
 */
export function overstatedShares(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const invented = material.some((source) => ALL_OF_ONE_MIND.test(source))
    ? []
    : [...text.matchAll(UNANIMOUS)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const partials = material.flatMap(partialsIn[language]);
  if (partials.length === 0) return invented;
  const told = material.flatMap(allIn[language]);
  const own = partialsIn[language](text).map(({ clause }) => clause.place);
  const overstated = allIn[language](text).filter((clause) => {
    const said = contentOf(clause);
    if (!clause.isClaim || said.length === 0 || own.some(({ start }) => start === clause.place.start))
      return false;
    const holds = ({ stems }: Clause) => said.every((stem) => hasStem(stems, stem));
    const numbers = [...clause.stems].filter((stem) => /^\d+$/u.test(stem)).map(Number);
    return (
      partials.some(
        ({ clause: other, whole }) =>
          other.isDenial === clause.isDenial &&
          saysOfThem(said, other, whole) &&
          (numbers.length === 0 || whole === null || numbers.includes(whole)),
      ) && !told.some(holds)
    );
  });
  return [...invented, ...overstated.map(({ place }) => place)];
}

/** All that is said of them but, where the part only points to them ("6 davon"), who they are. */
function saysOfThem(said: readonly string[], { stems }: Clause, whole: number | null): boolean {
  const same = said.filter((stem) => hasStem(stems, stem));
  return whole === null ? same.length > 0 && same.length >= said.length - 1 : same.length === said.length;
}
