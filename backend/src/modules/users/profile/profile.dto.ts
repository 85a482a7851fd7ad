import { PROFILE_LIMITS, type Tone } from '@drumbeat/domain';
import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { IsTimeZone } from '../../../platform/http/validation/time.validator.js';
import { PersonName } from '../../../platform/http/validation/person-name.js';
import { Trimmed, TrimmedOrNull } from '../../../platform/http/validation/trimmed.js';
import { SavePreferencesRequest } from '../../preferences/preferences.service.js';

/** The voice settings in onboarding; the writing profile has the rest. */
export class ChangeVoiceRequest extends PickType(SavePreferencesRequest, [
  'writing_style_tone',
  'writing_style_formality',
  'directness_level',
  'confidence_level',
  'energy_level',
] as const) {}

/** Mails that the user accepts. */
export class ChangeNotificationsRequest extends PickType(SavePreferencesRequest, [
  'email_notifications',
  'content_reminders',
  'weekly_insights',
  'marketing_emails',
] as const) {}

/** Fields that the user may change; those not sent stay unchanged, null empties a text. */
export class ChangeProfileRequest {
  @IsOptional()
  @PersonName()
  @IsString()
  @MaxLength(PROFILE_LIMITS.name)
  full_name?: string | null;

  @IsOptional()
  @PersonName()
  @IsString()
  @MaxLength(PROFILE_LIMITS.name)
  first_name?: string | null;

  /** IANA name, for example Europe/Berlin. */
  @IsGivenOrAbsent()
  @IsTimeZone()
  time_zone?: string;

  @IsGivenOrAbsent()
  @Trimmed()
  @IsArray()
  @ArrayMaxSize(PROFILE_LIMITS.pillars)
  @ArrayUnique()
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(PROFILE_LIMITS.pillar, { each: true })
  content_pillars?: string[];

  /** Posts a week. */
  @IsGivenOrAbsent()
  @IsInt()
  @Min(PROFILE_LIMITS.weeklyGoalMin)
  @Max(PROFILE_LIMITS.weeklyGoalMax)
  weekly_posting_goal?: number;

  @IsGivenOrAbsent()
  @IsBoolean()
  onboarding_completed?: boolean;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.description)
  target_audience?: string | null;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.description)
  ideal_target_client?: string | null;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.description)
  client_pain_points?: string | null;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.description)
  content_strategy?: string | null;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.fact)
  business_size?: string | null;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.fact)
  company_size?: string | null;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.fact)
  industry?: string | null;

  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.description)
  pain_points?: string | null;

  @IsGivenOrAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => ChangeVoiceRequest)
  voice?: ChangeVoiceRequest;

  @IsGivenOrAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => ChangeNotificationsRequest)
  notifications?: ChangeNotificationsRequest;

  /** One past post, pasted to show how the user writes; null removes it. */
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.samplePost)
  sample_post?: string | null;

  /** The user's present step of onboarding, counted from 1. */
  @IsGivenOrAbsent()
  @IsInt()
  @Min(1)
  @Max(PROFILE_LIMITS.onboardingSteps)
  onboarding_step?: number;
}

export class VoiceResponse {
  writing_style_tone: Tone;
  /** Scales from 1 to 10. */
  writing_style_formality: number;
  directness_level: number;
  confidence_level: number;
  energy_level: number;
}

export class NotificationSettingsResponse {
  email_notifications: boolean;
  content_reminders: boolean;
  weekly_insights: boolean;
  marketing_emails: boolean;
}

/** The caller's own profile (ACCOUNT-7). */
export class ProfileResponse {
  id: string;
  email: string;
  full_name: string | null;
  first_name: string | null;
  time_zone: string;
  is_admin: boolean;
  onboarding_completed: boolean;
  content_pillars: string[];
  weekly_posting_goal: number;
  posting_streak: number;
  /** True when staff have locked it: it cannot be changed. */
  profile_locked: boolean;
  target_audience: string | null;
  ideal_target_client: string | null;
  client_pain_points: string | null;
  content_strategy: string | null;
  business_size: string | null;
  company_size: string | null;
  industry: string | null;
  pain_points: string | null;
  generated_icp_summary: string | null;
  voice: VoiceResponse;
  notifications: NotificationSettingsResponse;
  sample_post: string | null;
  /** The step of onboarding that the user was at last, counted from 1. */
  onboarding_step: number;
  created_at: Date;
  updated_at: Date;
}

export class PillarSuggestionsResponse {
  /** 3 to 5. */
  pillars: string[];
}

export class IcpSummaryResponse {
  generated_icp_summary: string;
}
