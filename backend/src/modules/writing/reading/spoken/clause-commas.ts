import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../per-language.js';
import { beginsClause } from './main-clauses.js';

type Comma = readonly [RegExp, (behind: string) => boolean];

const always = () => true;
const clauseIn = (language: PostLanguage) => (behind: string) => beginsClause(behind, language) !== null;
/** They stand before the conjunction, and its comma before them: "und wenn", "auch wenn", "nur weil". */
const NOT_BEHIND = String.raw`(?<![,;:.!?(–—-])(?<!(?<![\p{L}])(?:und|oder|aber|denn|sondern|auch|selbst|nur|erst|so|als|wie|immer|je|schon|besonders|gerade|außer|kurz|vor allem|ja|nein|nicht|doch|eben|also|halt|da|mal|tag|bis))`;

/** Where a clause has a comma before it in any text that is written, and a voice has none. */
const COMMAS: PerLanguage<readonly Comma[]> = {
  en: [
    [
      /(?<=[\p{L}\p{N}])(?<!(?<![\p{L}])(?:in|of|for|to|at|by|from|with|on|and|or|know|ask|see|tell|say|decide|choose|exactly|just|the)) (?=which (?:is|was|are|were|means|meant|costs?|has|had|we|i|they|he|she|it)(?!\p{L}))/giu,
      always,
    ],
    [/(?<=[\p{L}\p{N}]) (?=but )/giu, (behind) => clauseIn('en')(behind.replace(/^but /iu, ''))],
  ],
  de: [
    [
      new RegExp(
        String.raw`(?<=[\p{L}\p{N}])${NOT_BEHIND} (?=(?:weil|dass|ob|obwohl|wenn|falls|sobald|bevor|nachdem|sodass|damit (?:ich|er|sie|es|wir|man|du|ihr|die|der|das)) )`,
        'giu',
      ),
      always,
    ],
    [
      /(?<=(?<![\p{L}])(?:ge)?(?:fragt|sagt|merkt|zeigt|erklärt|sehen|wissen|weiß|wusste|wussten|verstanden|überlegt|erzählt)) (?=(?:warum|wieso|weshalb|wer|wo|was|wie|wann|wohin|woher) )/giu,
      always,
    ],
    [
      /(?<=(?<![\p{L}])(?:sagt|sagte|sagten|gesagt|meint|meinte|gemeint|dachte|gedacht|denke|glaube|glaubt)(?: (?:mir|uns|ihm|ihr|zu mir))?) (?!und |oder |aber |dass |ob |wie |was )/giu,
      clauseIn('de'),
    ],
    [/(?<=[\p{L}\p{N}]) (?=sondern )/giu, always],
    [
      /(?<=[\p{L}\p{N}]) (?=aber )/giu,
      (behind) => beginsClause(behind.replace(/^aber /iu, ''), 'de') !== null,
    ],
  ],
  fr: [[/(?<=[\p{L}\p{N}]) (?=mais )/giu, always]],
  es: [[/(?<=[\p{L}\p{N}])(?<!(?<![\p{L}])(?:y|o|pero|no)) (?=(?:pero|sino|así que|aunque) )/giu, always]],
};

/** What somebody dictated, with the commas that a clause has before it in writing. No word changes. */
export const withClauseCommas = (text: string, language: PostLanguage): string =>
  COMMAS[language].reduce(
    (left, [place, isComma]) =>
      left.replace(place, (gap: string, at: number, whole: string) =>
        isComma(whole.slice(at + gap.length)) ? ', ' : gap,
      ),
    text,
  );
