import type { TextRange } from '../../posts/text-range.js';

/** Facts of a written text that are in none of its sources. */
const FACT_FINDINGS = ['number', 'unit', 'date', 'name', 'quotation', 'negation'] as const;

/** What a written text can have that its author should not have to find alone. */
export const FINDING_KINDS = [
  'preamble',
  'sign_off',
  'markdown',
  'hashtags',
  'stock_phrase',
  'never_use',
  ...FACT_FINDINGS,
  'rhythm',
  'dashes',
  'triple',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something in a text that is still wrong after its repair; it counts as long as the text has its quotation. */
export interface TextFinding {
  readonly kind: FindingKind;
  /** The words of the text that it is about, as they stand there. */
  readonly quotation: string;
  /** What is wrong with them, in a sentence that a model and a person can act on. */
  readonly reason: string;
}

export interface PlacedFinding extends TextFinding {
  readonly place: TextRange;
}

/** True for a fact that has no source: its author says where it comes from, or takes it out. */
export function isFactFinding({ kind }: { readonly kind: FindingKind }): boolean {
  return (FACT_FINDINGS as readonly FindingKind[]).includes(kind);
}

const WORD = String.raw`[\p{L}\p{M}\p{N}]`;

/**
 * The findings that the text still has, each at its first place that no other one of the same words has, in the text's order.
 * A figure is found as a whole one: "12" is not in "2,012" and not in "12.5".
 */
export function standingFindings(text: string, findings: readonly TextFinding[]): PlacedFinding[] {
  const taken = new Set<string>();
  const keyOf = ({ start, end }: TextRange) => `${start} ${end}`;
  return findings
    .flatMap((finding) => {
      const place = placesOf(text, finding.quotation).find((one) => !taken.has(keyOf(one)));
      if (place === undefined) return [];
      taken.add(keyOf(place));
      return [{ ...finding, place }];
    })
    .sort((a, b) => a.place.start - b.place.start);
}

function placesOf(text: string, quotation: string): TextRange[] {
  if (quotation.trim() === '') return [];
  const escaped = quotation.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const head = new RegExp(`^${WORD}`, 'u').test(quotation) ? `(?<!${WORD}|\\d[.,])` : '';
  const tail = new RegExp(`${WORD}$`, 'u').test(quotation) ? `(?!${WORD}|[.,]\\d)` : '';
  return [...text.matchAll(new RegExp(`${head}${escaped}${tail}`, 'gu'))].map(({ index }) => ({
    start: index,
    end: index + quotation.length,
  }));
}
