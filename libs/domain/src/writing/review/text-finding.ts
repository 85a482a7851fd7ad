import { joinedRanges, type TextRange } from '../../posts/text-range.js';

/** Facts of a written text that are in none of its sources. */
const FACT_KINDS = ['number', 'unit', 'date', 'name', 'quotation', 'negation'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** What is not how the author writes, what they have written already or of another matter, or what the writer may have said itself. */
const HABIT_KINDS = ['rhythm', 'dashes', 'triple', 'never_done', 'copied', 'elsewhere', 'remark'] as const;
export type HabitKind = (typeof HABIT_KINDS)[number];

/** What a text is kept with, as only its author can settle it. */
const KEPT_KINDS = [...FACT_KINDS, ...HABIT_KINDS] as const;
export type KeptFindingKind = (typeof KEPT_KINDS)[number];

/** What a written text can have that its author should not have to find alone. */
export const FINDING_KINDS = [
  'preamble',
  'sign_off',
  'markdown',
  'hashtags',
  'stock_phrase',
  'never_use',
  ...KEPT_KINDS,
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The parts of a text that its rhythm is made of. */
export type RhythmPart = 'sentences' | 'paragraphs';

/** Fewest and most words of what is too even. */
export interface EvenLengths {
  readonly of: RhythmPart;
  readonly from: number;
  readonly to: number;
}

/** Where the author has a fact from that this text was not given. */
export interface FindingOrigin {
  readonly of: 'post' | 'profile';
  /** The day of the post, as "2026-05-31"; null where it has none. */
  readonly on: string | null;
}

/** Something in a text that is wrong; its words are in `finding.texts.ts`. */
export interface Finding<Kind extends FindingKind = FindingKind> {
  readonly kind: Kind;
  /** The words of the text that it is about, as they stand there. */
  readonly quotation: string;
  /** Of a rhythm alone. */
  readonly lengths?: EvenLengths;
  /** Of a fact from elsewhere alone. */
  readonly origin?: FindingOrigin;
}

/** What is still wrong after a repair; it counts as long as the text has its quotation. */
export type TextFinding = Finding<KeptFindingKind>;

export interface PlacedFinding<Kind extends FindingKind = FindingKind> extends Finding<Kind> {
  readonly place: TextRange;
}

interface OfKind {
  readonly kind: FindingKind;
}
const isOneOf =
  <Kind extends FindingKind>(kinds: readonly Kind[]) =>
  <Given extends OfKind>(finding: Given): finding is Given & { readonly kind: Kind } =>
    (kinds as readonly FindingKind[]).includes(finding.kind);

/** True for a fact that has no source: its author says where it comes from, or takes it out. */
export const isFactFinding = isOneOf<FactKind>(FACT_KINDS);
export const isKeptFinding = isOneOf<KeptFindingKind>(KEPT_KINDS);

const WORD = String.raw`[\p{L}\p{M}\p{N}]`;

/**
 * The findings that the text still has, each at every place of its words, and no place twice for the same words; in the text's order.
 * A figure is found as a whole one: "12" is not in "2,012" and not in "12.5".
 */
export function standingFindings(
  text: string,
  findings: readonly TextFinding[],
): PlacedFinding<KeptFindingKind>[] {
  const taken = new Set<string>();
  const keyOf = ({ start, end }: TextRange) => `${start} ${end}`;
  return findings
    .flatMap((finding) => {
      const places = placesOf(text, finding.quotation).filter((one) => !taken.has(keyOf(one)));
      for (const place of places) taken.add(keyOf(place));
      return places.map((place) => ({ ...finding, place }));
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

/** The text without what of the findings stands in it and has no source here: what a writer invented is none for what is written from it. */
export function withoutDoubts(text: string, doubts: readonly TextFinding[]): string {
  const unsourced = doubts.filter((finding) => isFactFinding(finding) || finding.kind === 'elsewhere');
  const places = joinedRanges(standingFindings(text, unsourced).map(({ place }) => place));
  const ends = [0, ...places.map(({ end }) => end)];
  return ends.map((end, index) => text.slice(end, places[index]?.start)).join(' … ');
}
