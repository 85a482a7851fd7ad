import {
  type Length,
  LENGTHS,
  PREFERENCE_LIMITS,
  TONES,
  USAGE_LEVELS,
  parseTone,
  type PlainDate,
  type Tone,
  type UsageLevel,
  type WritingProfile,
} from '@drumbeat/domain';
import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsVersion } from '../../platform/http/validation/version.validator.js';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { IsSmallJson } from '../../platform/http/validation/small-json.validator.js';
import { TextList } from './text-list.validator.js';

const { level: LEVEL, text: TEXT_MAX, listItem: SHORT_TEXT_MAX, listItems: LIST_MAX } = PREFERENCE_LIMITS;

export class EditingPatterns {
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  edit_count: number;

  /** Measured here: what a client sends back changes nothing once there is one. */
  @IsGivenOrAbsent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  measured_count?: number;

  /** From 0 to 1: how much of a generated text the user changes before publication. */
  @IsGivenOrAbsent()
  @IsNumber()
  @Min(0)
  @Max(1)
  average_changed_share?: number;
}

export class CtaPreferences {
  @IsIn(USAGE_LEVELS)
  frequency: UsageLevel;
}

export class PersonalizationData {
  @IsOptional()
  @IsISO8601()
  last_analysis: string | null = null;

  @TextList({ items: LIST_MAX, length: TEXT_MAX })
  analysis_insights: string[] = [];

  @IsString()
  @MaxLength(TEXT_MAX)
  learning_summary: string = '';
}

/** The writing profile as it is saved (VOICE-7). Fields that are left out stay as they are. */
export class SavePreferencesRequest implements Partial<WritingProfile> {
  @IsGivenOrAbsent()
  @TextList()
  frequently_used_words?: string[];

  @IsGivenOrAbsent()
  @TextList()
  industry_jargon?: string[];

  @IsGivenOrAbsent()
  @TextList()
  signature_expressions?: string[];

  @IsGivenOrAbsent()
  @TextList()
  structural_patterns?: string[];

  @IsGivenOrAbsent()
  @TextList()
  tone_markers?: string[];

  @IsGivenOrAbsent()
  @TextList()
  formatting_preferences?: string[];

  @IsGivenOrAbsent()
  @TextList()
  post_type_preferences?: string[];

  @IsGivenOrAbsent()
  @TextList()
  never_use_phrases?: string[];

  @IsGivenOrAbsent()
  @TextList()
  preferred_hooks?: string[];

  /** Names of habits (`GET /api/voice/brief`) that the user does not want to have. */
  @IsGivenOrAbsent()
  @TextList()
  denied_habits?: string[];

  /** Taken for older clients; the profile's own list is the truth, PATCH /profile changes it. */
  @IsGivenOrAbsent()
  @TextList()
  content_pillars?: string[];

  @IsGivenOrAbsent()
  @TextList()
  content_goals?: string[];

  @IsGivenOrAbsent()
  @TextList()
  voice_attributes?: string[];

  @IsGivenOrAbsent()
  @TextList()
  preferred_content_types?: string[];

  @IsGivenOrAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => EditingPatterns)
  editing_patterns?: EditingPatterns;

  @IsGivenOrAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => CtaPreferences)
  cta_preferences?: CtaPreferences;

  @IsGivenOrAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => PersonalizationData)
  personalization_data?: PersonalizationData;

  /** At most 20 kB as JSON. */
  @IsGivenOrAbsent()
  @IsObject()
  @IsSmallJson(PREFERENCE_LIMITS.onboardingBytes)
  onboarding_data?: Record<string, unknown>;

  /** Taken for older clients; the training posts are the truth, and nothing here changes them. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(LIST_MAX)
  @IsObject({ each: true })
  sample_posts?: Record<string, unknown>[];

  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(TEXT_MAX)
  target_audience?: string;

  @IsGivenOrAbsent()
  @IsIn(USAGE_LEVELS)
  emoji_usage_preference?: UsageLevel;

  @IsGivenOrAbsent()
  @IsIn(LENGTHS)
  average_sentence_length?: Length;

  @IsGivenOrAbsent()
  @IsIn(LENGTHS)
  content_length_preference?: Length;

  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(SHORT_TEXT_MAX)
  storytelling_style?: string;

  @IsGivenOrAbsent()
  @IsIn(USAGE_LEVELS)
  humor_usage?: UsageLevel;

  @IsGivenOrAbsent()
  @IsIn(USAGE_LEVELS)
  question_usage?: UsageLevel;

  /** Only the part before a "|" counts. */
  @IsGivenOrAbsent()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (parseTone(value) ?? value) : value,
  )
  @IsIn(TONES)
  writing_style_tone?: Tone;

  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(SHORT_TEXT_MAX)
  primary_goal?: string;

  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(SHORT_TEXT_MAX)
  default_dashboard_view?: string;

  @IsGivenOrAbsent()
  @IsInt()
  @Min(LEVEL.min)
  @Max(LEVEL.max)
  directness_level?: number;

  @IsGivenOrAbsent()
  @IsInt()
  @Min(LEVEL.min)
  @Max(LEVEL.max)
  confidence_level?: number;

  @IsGivenOrAbsent()
  @IsInt()
  @Min(LEVEL.min)
  @Max(LEVEL.max)
  energy_level?: number;

  @IsGivenOrAbsent()
  @IsInt()
  @Min(LEVEL.min)
  @Max(LEVEL.max)
  writing_style_formality?: number;

  @IsGivenOrAbsent()
  @IsBoolean()
  email_notifications?: boolean;

  @IsGivenOrAbsent()
  @IsBoolean()
  content_reminders?: boolean;

  @IsGivenOrAbsent()
  @IsBoolean()
  weekly_insights?: boolean;

  @IsGivenOrAbsent()
  @IsBoolean()
  marketing_emails?: boolean;

  /** Accepted for older clients; the server sets its own. */
  @Allow()
  updated_at?: string;

  /** The version that this change started from. A newer one gets 409 `preferences.stale` with it; without a version the change is made in any case. */
  @IsGivenOrAbsent()
  @IsVersion()
  version?: number;
}

export class SamplePostAnalytics {
  /** Percent with two decimals; null without impressions. */
  engagement_rate: number | null;
  impressions: number;
  likes: number;
  comments: number;
  shares: number;
  post_date: PlainDate | null;
}

export class SamplePostInsights {
  /** The training post's id. */
  analytics_id: string;
}

/** A training post inside the writing profile (VOICE-8). */
export class SamplePostResponse {
  content: string;
  /** ISO 8601. */
  added_at: string;
  analytics: SamplePostAnalytics;
  performance_insights: SamplePostInsights;
}

export class PreferencesResponse implements WritingProfile {
  id: string;
  user_id: string;
  frequently_used_words: string[];
  industry_jargon: string[];
  signature_expressions: string[];
  structural_patterns: string[];
  tone_markers: string[];
  formatting_preferences: string[];
  post_type_preferences: string[];
  never_use_phrases: string[];
  preferred_hooks: string[];
  denied_habits: string[];
  content_pillars: string[];
  content_goals: string[];
  voice_attributes: string[];
  preferred_content_types: string[];
  editing_patterns: EditingPatterns;
  cta_preferences: CtaPreferences;
  personalization_data: PersonalizationData;
  onboarding_data: Record<string, unknown>;
  /** The newest 50 training posts, newest first. */
  sample_posts: SamplePostResponse[];
  target_audience: string;
  emoji_usage_preference: UsageLevel;
  average_sentence_length: Length;
  content_length_preference: Length;
  storytelling_style: string;
  humor_usage: UsageLevel;
  question_usage: UsageLevel;
  writing_style_tone: Tone;
  primary_goal: string;
  default_dashboard_view: string;
  directness_level: number;
  confidence_level: number;
  energy_level: number;
  writing_style_formality: number;
  email_notifications: boolean;
  content_reminders: boolean;
  weekly_insights: boolean;
  marketing_emails: boolean;
  /** Raised by each change. */
  version: number;
  created_at: Date;
  updated_at: Date;
}

export class SavedPreferencesResponse {
  data: PreferencesResponse;
}

/** `data` is null while the user has no writing profile. */
export class ReadPreferencesResponse {
  data: PreferencesResponse | null;
}
