import {
  STYLE_ANALYSIS_LIMITS,
  type AnalysedField,
  type Length,
  type SignaturePhrase,
  type StyleAnalysis,
  type Tone,
  type UsageLevel,
  type VoiceGap,
} from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsNotEmpty,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import type { AnalysisStatus } from './style-analysis.entity.js';

const { posts: POSTS_MAX, post: POST_MAX } = STYLE_ANALYSIS_LIMITS;

export class StyleAnalysisParams {
  @IsUUID()
  id: string;
}

export class AnalyzeWritingStyleRequest {
  /** Posts that the user wrote, the newest first. Left out: of their training texts the newest and the best, up to 500. */
  @ApiProperty({
    type: 'array',
    required: false,
    items: { type: 'string', minLength: 1, maxLength: POST_MAX },
    minItems: 1,
    maxItems: POSTS_MAX,
  })
  @IsGivenOrAbsent()
  @Trimmed()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(POSTS_MAX)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(POST_MAX, { each: true })
  posts?: string[];

  /** The caller's own id: another user's gets 404. */
  @IsUUID()
  userId: string;
}

export class VoiceQuoteResponse {
  /** Index of the text among those that were analysed: the posts, and behind them what was said in the voice interview. */
  post: number;
  /** Where its user wrote or said it. */
  from: 'post' | 'interview';
  /** Word for word. */
  sentence: string;
}

export class VoiceEvidenceResponse {
  /** The field's name in the writing profile. */
  field: AnalysedField;
  quotes: VoiceQuoteResponse[];
}

/** Why an analysis says nothing of a field (VOICE-10). */
export class VoiceGapResponse implements VoiceGap {
  /** The field's name in the writing profile. */
  field: AnalysedField;
  /**
   * What is missing: posts or words at all; posts in a language whose sentences can be judged; sentences that show the field, or
   * a second post with one.
   */
  missing: 'posts' | 'words' | 'language' | 'sentences' | 'second_post';
  have: number;
  needed: number;
}

export class SignaturePhraseResponse implements SignaturePhrase {
  text: string;
  /** Number of posts that have it. */
  posts: number;
  /** Where it usually stands; an address is an opening before a comma. */
  place: 'opening' | 'address' | 'closing' | 'within';
}

/** Findings in the user's posts (VOICE-9), with quotes as evidence. */
export class StyleAnalysisResponse implements StyleAnalysis {
  id: string;
  /** A field that is named here was not found: its value is the default and was not written into the profile. */
  not_found: VoiceGapResponse[];
  frequently_used_words: string[];
  industry_jargon: string[];
  signature_expressions: string[];
  /** The same expressions, with where they stand. */
  phrases: SignaturePhraseResponse[];
  emoji_usage: UsageLevel;
  sentence_length: Length;
  question_usage: UsageLevel;
  /** From 1 to 10, like the other levels. */
  formality_level: number;
  directness_level: number;
  confidence_level: number;
  energy_level: number;
  tone: Tone;
  humor_usage: UsageLevel;
  insights: string[];
  learning_summary: string;
  evidence: VoiceEvidenceResponse[];
  post_count: number;
  finished_at: Date;
  /** True when no model judged the posts although one is connected. */
  is_limited: boolean;
  /** Reason for is_limited. */
  limited_reason: string | null;
  /** Fields of the writing profile kept as set manually by the user. */
  kept: AnalysedField[];
}

/** An unfinished analysis: poll its address. */
export class StyleAnalysisJobResponse {
  id: string;
  status: AnalysisStatus;
  /** Path of its state. */
  url: string;
}

export class StyleAnalysisStateResponse extends StyleAnalysisJobResponse {
  created_at: Date;
  /** Why it failed. */
  error: string | null;
  /** Null until it is done. */
  result: StyleAnalysisResponse | null;
}
