import {
  isFactFinding,
  joinedRanges,
  sentenceRanges,
  shownLanguage,
  type PlacedFinding,
  type TextRange,
} from '@drumbeat/domain';
import { figuresIn } from '../../reading/figures/figures.js';
import { quotationsIn } from '../../reading/sentences/quotations.js';
import type { ReviewContext } from '../review-context.js';
import { handedOver } from '../frames/part-talk.js';
import { reviewText } from '../review-text.js';
import { isBrokenRepair } from './broken-repair.rules.js';
import { isToldInstead } from './told-instead.rules.js';

/** Whole sentences of a text with something wrong in them. */
export interface Passage {
  readonly place: TextRange;
  readonly text: string;
  readonly findings: readonly PlacedFinding[];
}

/** The sentences in which the findings are; neighbours that one finding spans are one passage. */
export function passagesOf(text: string, findings: readonly PlacedFinding[]): Passage[] {
  const sentences = sentenceRanges(text);
  const whole = findings.map(({ place }) => {
    const touched = sentences.filter(({ start, end }) => start < place.end && place.start < end);
    return {
      start: Math.min(place.start, ...touched.map(({ start }) => start)),
      end: Math.max(place.end, ...touched.map(({ end }) => end)),
    };
  });
  return joinedRanges(whole).map((place) => ({
    place,
    text: text.slice(place.start, place.end),
    findings: findings.filter(
      (finding) => finding.place.start < place.end && place.start < finding.place.end,
    ),
  }));
}

/**
 * The text with the passages replaced, each only where that is better and safe: it has fewer findings and no new fact without a
 * source, is still made of sentences, is the passage and not what a model says of it, keeps the figures and quotations of the passage that had a source and are not copied, and brings others only for a
 * fact that was wrong. All else stays byte for byte; an empty replacement takes its passage out.
 * @param replacements by the passage's index; a missing one leaves its passage as it is
 */
export function withRepairs(
  text: string,
  passages: readonly Passage[],
  replacements: ReadonlyMap<number, string>,
  context: ReviewContext,
): string {
  let present = text;
  // From the last to the first, so that the places before hold.
  for (const [index, passage] of [...passages.entries()].reverse()) {
    const answered = replacements.get(index)?.trim();
    if (answered === undefined) continue;
    const replacement = answered.slice(handedOver(answered, [passage.text])).trim();
    if (replacement === passage.text) continue;
    const candidate = replaced(present, passage.place, replacement);
    if (isBrokenRepair(passage.text, replacement)) continue;
    if (isToldInstead(passage, replacement, context.material)) continue;
    if (isSafe(text, passage, replacement) && isBetter(present, candidate, context)) present = candidate;
  }
  return present;
}

function isBetter(before: string, after: string, context: ReviewContext): boolean {
  if (after.trim() === '') return false;
  const [old, now] = [reviewText(before, context), reviewText(after, context)];
  const known = new Set(old.filter(isFactFinding).map(({ quotation }) => quotation));
  const talk = (findings: readonly PlacedFinding[]) => findings.filter(({ kind }) => TALK.has(kind)).length;
  if (talk(now) > talk(old)) return false;
  return now.length < old.length && now.filter(isFactFinding).every(({ quotation }) => known.has(quotation));
}

/** What is the model's own, or may be: a repair brings none. */
const TALK: ReadonlySet<PlacedFinding['kind']> = new Set(['remark', 'preamble', 'sign_off']);

const GROWTH = 2;
const GROWTH_MIN = 80;

/** What is copied from an earlier post is told anew from what was given, figures and all. */
const mayBringFacts = (finding: PlacedFinding) => isFactFinding(finding) || finding.kind === 'copied';

function isSafe(text: string, passage: Passage, replacement: string): boolean {
  if (replacement.length > Math.max(GROWTH_MIN, passage.text.length * GROWTH)) return false;
  const language = shownLanguage(text);
  const isDoubted = (place: TextRange) =>
    passage.findings.some(
      (finding) =>
        mayBringFacts(finding) &&
        finding.place.start < place.end + passage.place.start &&
        place.start + passage.place.start < finding.place.end,
    );
  const figures = figuresIn(passage.text, language);
  const newFigures = figuresIn(replacement, language);
  const has = (list: readonly { readonly values: readonly number[] }[], values: readonly number[]) =>
    list.some((figure) => figure.values.some((value) => values.includes(value)));
  if (!figures.every((figure) => isDoubted(figure) || has(newFigures, figure.values))) return false;
  const mayCorrect = passage.findings.some(mayBringFacts);
  if (!mayCorrect && !newFigures.every((figure) => has(figures, figure.values))) return false;
  const quoted = (of: string) => quotationsIn(of).map(({ start, end }) => of.slice(start, end));
  const kept = quotationsIn(passage.text)
    .filter((place) => !isDoubted(place))
    .map(({ start, end }) => passage.text.slice(start, end));
  const now = quoted(replacement);
  return (
    kept.every((words) => now.includes(words)) &&
    now.every((words) => passage.text.includes(words) || mayCorrect)
  );
}

/** A passage that is taken out takes its line along where nothing is left of it. */
function replaced(text: string, { start, end }: TextRange, replacement: string): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (replacement !== '') return `${before}${replacement}${after}`;
  const isLineHead = before === '' || before.endsWith('\n');
  const isLineEnd = after === '' || after.startsWith('\n');
  if (isLineHead && isLineEnd) return `${before}${after.replace(/^\n+/u, '')}`.trimEnd();
  if (isLineHead) return `${before}${after.trimStart()}`;
  return `${before.replace(/[ \t]+$/u, '')}${after}`;
}
