import type { StyleAnalysisRow } from './style-analyses.repository.js';
import type {
  StyleAnalysisJobResponse,
  StyleAnalysisResponse,
  StyleAnalysisStateResponse,
} from './style-analysis.dto.js';

export function presentJob({ id, status }: StyleAnalysisRow): StyleAnalysisJobResponse {
  return { id, status, url: `/api/analyze-writing-style/${id}` };
}

/** Null until the analysis is done. */
export function presentAnalysis(row: StyleAnalysisRow): StyleAnalysisResponse | null {
  const { id, result, post_count, finished_at, limited_reason, kept } = row;
  if (result === null || finished_at === null) return null;
  return {
    id,
    not_found: [...result.not_found],
    frequently_used_words: [...result.frequently_used_words],
    industry_jargon: [...result.industry_jargon],
    signature_expressions: [...result.signature_expressions],
    phrases: [...result.phrases],
    emoji_usage: result.emoji_usage,
    sentence_length: result.sentence_length,
    question_usage: result.question_usage,
    formality_level: result.formality_level,
    directness_level: result.directness_level,
    confidence_level: result.confidence_level,
    energy_level: result.energy_level,
    tone: result.tone,
    humor_usage: result.humor_usage,
    insights: [...result.insights],
    learning_summary: result.learning_summary,
    evidence: result.evidence.map(({ field, quotes }) => ({
      field,
      quotes: quotes.map(({ post, sentence }) => ({
        post,
        sentence,
        // What was said in the interview is analysed behind the posts.
        from: post < post_count ? ('post' as const) : ('interview' as const),
      })),
    })),
    post_count,
    finished_at,
    is_limited: limited_reason !== null,
    limited_reason,
    kept,
  };
}

export function presentState(row: StyleAnalysisRow): StyleAnalysisStateResponse {
  const { created_at, error } = row;
  return { ...presentJob(row), created_at, error, result: presentAnalysis(row) };
}
