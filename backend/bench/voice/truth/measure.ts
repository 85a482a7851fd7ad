import { analyseStyle, type AnalysedField, type StyleAnalysis } from '@drumbeat/domain';
import type { Body, Judgement } from './judgement.js';

/** What the analysis of one body hits and misses. */
export interface Measured {
  readonly name: string;
  readonly isTuned: boolean;
  /** The four scales. */
  readonly levels: readonly Comparison[];
  /** The levels of use, and the length of sentences. */
  readonly uses: readonly Comparison[];
  readonly tone: { readonly found: string | null; readonly isRight: boolean; readonly judged: string };
  readonly topPhrase: { readonly judged: string; readonly isFound: boolean };
  readonly falsePhrases: readonly string[];
  readonly jargon: {
    readonly hits: readonly string[];
    readonly borderline: readonly string[];
    readonly wrong: readonly string[];
  };
}

export interface Comparison {
  readonly field: string;
  readonly judged: string | number;
  /** Null where the analysis says that it cannot tell. */
  readonly found: string | number | null;
  readonly isWithinOneStep: boolean;
}

const USES = ['none', 'minimal', 'light', 'moderate', 'frequent'];
/** An analysis never finds "minimal" (VOICE-4): from none to light is one step. */
const FOUND_USES = USES.filter((use) => use !== 'minimal');
const LENGTHS = ['short', 'medium', 'long'];

export function measure({ name, posts, judgement, isTuned }: Body): Measured {
  const analysis = analyseStyle(posts);
  const isFound = (field: AnalysedField) => !analysis.not_found.some((gap) => gap.field === field);
  const found = <Value>(field: AnalysedField, value: Value) => (isFound(field) ? value : null);
  return {
    name,
    isTuned,
    levels: [
      level('formality', judgement, found('writing_style_formality', analysis.formality_level)),
      level('directness', judgement, found('directness_level', analysis.directness_level)),
      level('confidence', judgement, found('confidence_level', analysis.confidence_level)),
      level('energy', judgement, found('energy_level', analysis.energy_level)),
    ],
    uses: [
      step('emoji', judgement.emoji, found('emoji_usage_preference', analysis.emoji_usage), FOUND_USES),
      step('questions', judgement.questions, found('question_usage', analysis.question_usage), FOUND_USES),
      step('humor', judgement.humor, found('humor_usage', analysis.humor_usage), FOUND_USES),
      step(
        'sentences',
        judgement.sentence_length,
        found('average_sentence_length', analysis.sentence_length),
        LENGTHS,
      ),
    ],
    tone: toneOf(judgement, found('writing_style_tone', analysis.tone)),
    topPhrase: {
      judged: judgement.signature[0] ?? '',
      isFound: analysis.signature_expressions.some((phrase) =>
        isPhrase(phrase, judgement.signature[0] ?? ''),
      ),
    },
    falsePhrases: analysis.signature_expressions.filter(
      (phrase) => !judgement.signature.some((judged) => isPhrase(phrase, judged)),
    ),
    jargon: jargonOf(judgement, analysis),
  };
}

function level(
  field: 'formality' | 'directness' | 'confidence' | 'energy',
  judgement: Judgement,
  found: number | null,
): Comparison {
  const judged = judgement[field];
  return { field, judged, found, isWithinOneStep: found !== null && Math.abs(found - judged) <= 1 };
}

function step(field: string, judged: string, found: string | null, scale: readonly string[]): Comparison {
  const isWithinOneStep = found !== null && Math.abs(scale.indexOf(found) - scale.indexOf(judged)) <= 1;
  return { field, judged, found, isWithinOneStep };
}

const toneOf = ({ tone, tone_also }: Judgement, found: string | null) => ({
  found,
  judged: `${tone} or ${tone_also}`,
  isRight: found === tone || found === tone_also,
});

const words = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The same words, or at least two thirds of them as they follow each other. */
function isPhrase(found: string, judged: string): boolean {
  const [a, b] = [words(found), words(judged)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return ` ${long.join(' ')} `.includes(` ${short.join(' ')} `) && short.length * 3 >= long.length * 2;
}

function jargonOf(
  { jargon, jargon_also }: Judgement,
  { industry_jargon }: StyleAnalysis,
): Measured['jargon'] {
  const isOf = (list: readonly string[]) => (term: string) => list.some((judged) => isTerm(term, judged));
  const hits = industry_jargon.filter(isOf(jargon));
  const borderline = industry_jargon.filter((term) => !hits.includes(term) && isOf(jargon_also)(term));
  const wrong = industry_jargon.filter((term) => !hits.includes(term) && !borderline.includes(term));
  return { hits, borderline, wrong };
}

/** The same term, in one number or the other. */
function isTerm(found: string, judged: string): boolean {
  const [a, b] = [found, judged].map((term) => words(term).join(' '));
  return a === b || PLURALS.some((ending) => a === `${b}${ending}` || b === `${a}${ending}`);
}
const PLURALS = ['s', 'es', 'n', 'en', 'e'];

/** The figures of several bodies together. */
export interface Total {
  readonly levels: Share;
  readonly uses: Share;
  readonly tones: Share;
  readonly topPhrases: Share;
  readonly falsePhrases: number;
  /** Hits among what is no borderline case. */
  readonly jargon: Share;
}

export interface Share {
  readonly of: number;
  readonly hits: number;
}

export function total(measured: readonly Measured[]): Total {
  const share = <Item>(items: readonly Item[], isHit: (item: Item) => boolean): Share => ({
    of: items.length,
    hits: items.filter(isHit).length,
  });
  const hits = measured.flatMap(({ jargon }) => jargon.hits).length;
  const wrong = measured.flatMap(({ jargon }) => jargon.wrong).length;
  return {
    levels: share(
      measured.flatMap(({ levels }) => levels),
      (one) => one.isWithinOneStep,
    ),
    uses: share(
      measured.flatMap(({ uses }) => uses),
      (one) => one.isWithinOneStep,
    ),
    tones: share(measured, ({ tone }) => tone.isRight),
    topPhrases: share(measured, ({ topPhrase }) => topPhrase.isFound),
    falsePhrases: measured.flatMap(({ falsePhrases }) => falsePhrases).length,
    jargon: { hits, of: hits + wrong },
  };
}
