import { PREFERENCE_LIMITS, TONES, USAGE_LEVELS, type VoiceQuote } from '@drumbeat/domain';
import { z } from 'zod';
import { ANALYSIS_LIMITS } from './analysis-instructions.js';

const { level: LEVEL } = PREFERENCE_LIMITS;

const QUOTES = z.array(z.object({ post: z.number().int(), sentence: z.string() }));

function judged<Value extends z.ZodType>(value: Value) {
  return z.object({ value, quotes: QUOTES });
}

const SCALE = z.number().int().min(LEVEL.min).max(LEVEL.max);

/** A model's judgements of a voice, each with quotes as evidence. */
export const STYLE_JUDGEMENT = z.object({
  directness: judged(SCALE),
  confidence: judged(SCALE),
  energy: judged(SCALE),
  tone: judged(z.enum(TONES)),
  humor: judged(z.enum(USAGE_LEVELS)),
  insights: z.array(judged(z.string())).min(1).max(ANALYSIS_LIMITS.insights),
  summary: judged(z.string()),
});
export type StyleJudgement = z.infer<typeof STYLE_JUDGEMENT>;

export interface Judged<Value> {
  readonly value: Value;
  readonly quotes: readonly VoiceQuote[];
}
