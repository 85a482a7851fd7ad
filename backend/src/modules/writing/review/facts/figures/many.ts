import type { TextRange } from '@drumbeat/domain';
import type { Figure } from '../../../reading/figures.js';
import { placesOf } from './share-findings.js';

/** How many at least and at most, where no figure says it. */
const MANY: readonly [RegExp, readonly [number, number]][] = [
  [
    /(?<![\p{L}-])(?:dozens of|dutzende[nr]?|des dizaines|des douzaines|decenas de|docenas de)(?!\p{L})/giu,
    [13, 999],
  ],
  [/(?<![\p{L}-])(?:hundreds of|hunderte[nr]?|des centaines|cientos de)(?!\p{L})/giu, [100, 9_999]],
  [/(?<![\p{L}-])(?:thousands of|tausende[nr]?|des milliers|miles de)(?!\p{L})/giu, [1_000, 999_999]],
];

/** "Dozens of", "hunderte": where the sources say it nowhere, and no figure of theirs is as large. */
export const unsourcedMany = (text: string, sources: string, known: readonly Figure[]): TextRange[] =>
  MANY.flatMap(([pattern, [from, to]]) =>
    sources.search(pattern) !== -1 ||
    known.some(({ values }) => values.some((value) => from <= value && value <= to))
      ? []
      : placesOf(text, pattern),
  );
