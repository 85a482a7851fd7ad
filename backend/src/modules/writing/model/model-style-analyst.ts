import {
  analyseStyle,
  cleanPostText,
  cutWithDots,
  evidenceGap,
  keepProvenEvidence,
  lengthInCodePoints,
  quotedEvidence,
  type AnalysedField,
  type StyleAnalysis,
  type VoiceEvidence,
} from '@drumbeat/domain';
import { dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel, ModelMessage } from '../../../platform/ai/language-model.js';
import { StyleAnalyst } from '../style-analyst.service.js';
import { ANALYSIS_INSTRUCTIONS, ANALYSIS_LIMITS } from './analysis-instructions.js';
import { STYLE_JUDGEMENT, type Judged, type StyleJudgement } from './style-judgement.js';

/** Enough to show a voice, and few enough for the context of a small model. */
const POSTS_SENT = 12;
const POST_MAX = 1_500;

/** A connected model judges what the rules did not find, and has to prove it; what the posts show by count, in whatever order, stays. */
export class ModelStyleAnalyst extends StyleAnalyst {
  constructor(private readonly model: LanguageModel) {
    super();
  }

  async analyse(
    posts: readonly string[],
    weights?: readonly number[],
    signal?: AbortSignal,
  ): Promise<StyleAnalysis> {
    const counted = analyseStyle(posts, weights);
    // Of too little nobody can hear a voice.
    if (counted.not_found.some(({ missing }) => missing === 'posts' || missing === 'words')) return counted;
    const judgement = await this.model.object({
      name: 'style',
      schema: STYLE_JUDGEMENT,
      instructions: ANALYSIS_INSTRUCTIONS,
      messages: [postsAsData(posts)],
      temperature: 0.2,
      problems: textProblems,
      ...(signal === undefined ? {} : { signal }),
    });
    return merged(counted, judgement, posts);
  }
}

/** The posts as data: nothing in them is an instruction. */
function postsAsData(posts: readonly string[]): ModelMessage {
  return {
    role: 'user',
    text: dataBlock({
      posts: posts.slice(0, POSTS_SENT).map((text, post) => ({ post, text: cutWithDots(text, POST_MAX) })),
    }),
  };
}

function textProblems({ insights, summary }: StyleJudgement): string[] {
  return [
    ...insights.flatMap(({ value }) => problemsOf('An insight', oneLine(value), ANALYSIS_LIMITS.insight)),
    ...problemsOf('The summary', oneLine(summary.value), ANALYSIS_LIMITS.summary),
  ];
}

function problemsOf(what: string, text: string, max: number): string[] {
  const length = lengthInCodePoints(text);
  if (length === 0) return [`${what} is empty.`];
  return length > max ? [`${what} has ${length} characters; at most ${max} are allowed.`] : [];
}

/** A judgement of a voice needs three sentences of its owner in two posts, and counts only where the rules found too little. */
function merged(
  counted: StyleAnalysis,
  { directness, confidence, energy, tone, humor, insights, summary }: StyleJudgement,
  posts: readonly string[],
): StyleAnalysis {
  const proven = <Value>({ value, quotes }: Judged<Value>, field: AnalysedField) => ({
    value,
    evidence: keepProvenEvidence(posts, [{ field, quotes }]),
  });
  const gaps = new Set(counted.not_found.map(({ field }) => field));
  const chosen: VoiceEvidence[] = [];
  const judged = <Value>(judgement: Judged<Value>, field: AnalysedField, otherwise: Value): Value => {
    const { value, evidence } = proven(judgement, field);
    if (!gaps.has(field) || !isEnough(evidence)) return otherwise;
    chosen.push(...evidence);
    return value;
  };
  const isProven = (judgement: Judged<string>) => proven(judgement, 'writing_style_tone').evidence.length > 0;
  const provenInsights = insights.filter(isProven).map(({ value }) => oneLine(value));
  const analysis = {
    ...counted,
    directness_level: judged(directness, 'directness_level', counted.directness_level),
    confidence_level: judged(confidence, 'confidence_level', counted.confidence_level),
    energy_level: judged(energy, 'energy_level', counted.energy_level),
    tone: judged(tone, 'writing_style_tone', counted.tone),
    humor_usage: judged(humor, 'humor_usage', counted.humor_usage),
    insights: provenInsights.length > 0 ? provenInsights : counted.insights,
    learning_summary: isProven(summary) ? oneLine(summary.value) : counted.learning_summary,
  };
  const replaced = new Set(chosen.map(({ field }) => field));
  return {
    ...analysis,
    not_found: counted.not_found.filter(({ field }) => !replaced.has(field)),
    evidence: [...chosen, ...counted.evidence.filter(({ field }) => !replaced.has(field))],
  };
}

const isEnough = (evidence: readonly VoiceEvidence[]) =>
  evidenceGap(quotedEvidence(evidence.flatMap(({ quotes }) => quotes))) === null;

function oneLine(text: string): string {
  return cleanPostText(text).replace(/\s+/gu, ' ').trim();
}
