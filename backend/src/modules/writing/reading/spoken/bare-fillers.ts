import type { PostLanguage } from '@drumbeat/domain';
import { beginsClause, saysSomething } from './main-clauses.js';
import { NUMBER_NAMES, numberSource } from '../figures/number-names.js';
import type { PerLanguage } from '../words/per-language.js';

/** What is said to fill a gap, where no comma shows it, and what is left in its place. */
const FILLERS: PerLanguage<readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      new RegExp(
        String.raw`(?<=(?<![\p{L}])(?:like|by|about|maybe)) what(?= (?:an?|one|half|\p{N}+|${numberSource(NUMBER_NAMES.en, () => true)}|hundred) \p{L})`,
        'giu',
      ),
      '',
    ],
    [
      /(?<=(?<![\p{L}])the thing is),? right,?(?= (?:i|we|he|she|they|it|the|my|our|nobody)(?![\p{L}]))/giu,
      ',',
    ],
    [
      /(?<=(?<![\p{L}])the thing is),? you know,?(?= (?:before|after|when|if|check|just|do|don['’]t|always|never|i|we|he|she|they|it|the|my|our|your|there|nobody|people)(?![\p{L}]))/giu,
      ',',
    ],
    [/(?<=(?<![\p{L}])then) what (i|we) did was (?=\1 )/giu, ' '],
    [
      /(?<=(?<![\p{L}])(?:morning|evening|afternoon|week|year|meeting|wedding|building)),? right(?= (?:this|we|i|he|she|they|the|my|our)(?![\p{L}]))/giu,
      ',',
    ],
    [/(?:,? (?:so|but|and))?,? yeah(?=[.!]?\s*$)/gimu, ''],
  ],
  de: [
    [/(?<=\p{L}),? (?:ne|nech|gell)(?= (?:die|der|das|den) (?:mit|aus|von|vom|bei|beim) )/giu, ','],
    [/(?<=\p{L}),? (?:ne|nech|gell)(?= (?:die|der|das|ich|wir|er|sie|es|da) )/giu, ''],
    [
      /(?<=(?<![\p{L}])(?:auf|hin|an|ab|mit|zu|weg|nicht|da)) also(?= (?:mit|bei|in|im|am|auf) (?:dem|der|den|\p{Lu}))/giu,
      ', also',
    ],
  ],
  fr: [
    [/(?<=(?<![\p{L}])(?:dit|disait|répond|demande)),? (?:ben|bah|bon|voilà)(?= \p{L})/giu, ''],
    [
      /(?<=(?<!(?<![\p{L}])(?:de|à|en|par|sur|sais|sait|pas|avec|pour|comme|ou|vois|dire|faire|est|ce))) quoi(?= (?:et|mais|donc|alors|du coup) )/giu,
      '',
    ],
    [/,? (?:et )?voilà(?=[.!]?\s*$)/gimu, ''],
  ],
  es: [
    [/(?<=\p{L}) pues nada(?= (?!que)\p{L})/giu, ''],
    [/(?<=\p{L}) o sea(?= que )/giu, ', o sea'],
    [/(?<=\p{L}) o sea(?= \p{L})/giu, ','],
    [
      /(?<=(?<![\p{L}])ya está)(?= (?:(?:le|les|me|nos|se|lo|la) )*\p{L}{2,}(?:é|ó|[aei]mos)(?![\p{L}]))/giu,
      '.',
    ],
  ],
};
/** Behind these begins what is told, where the clause before them is whole. */
const TURNS: PerLanguage<RegExp> = {
  en: / (?:you see(?= (?:there|he|she|they|i|we)(?!\p{L}))|basically|so yeah|yeah so) (?=\p{L})/giu,
  de: / (?:jedenfalls ja|ja also) (?=\p{L})/giu,
  fr: /(?<!(?<![\p{L}])(?:en|me|te|se|nous|vous|le|la|les|et|ou|que)) voilà (?=\p{L})/giu,
  es: / pues nada que (?=\p{L})/giu,
};
const WHOLE_FROM = 4;

/** What somebody dictated without words that say nothing where they stand: "like what forty seconds", "il me dit ben je la compare". */
export function withoutBareFillers(text: string, language: PostLanguage): string {
  const left = FILLERS[language].reduce((said, [filler, place]) => said.replace(filler, place), text);
  return left.replace(TURNS[language], (turn: string, at: number, all: string) => {
    const before = /[^.!?\n]*$/u.exec(all.slice(0, at))?.[0].trim() ?? '';
    const behind = all.slice(at + turn.length);
    const isWhole = before.split(/\s+/u).length >= WHOLE_FROM && saysSomething(before, language);
    if (!isWhole) return turn;
    return language === 'es' || beginsClause(behind, language) !== null ? '. ' : turn;
  });
}
