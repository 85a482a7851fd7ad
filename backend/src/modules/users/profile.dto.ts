import { PROFILE_LIMITS } from '@drumbeat/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../platform/http/given-or-absent.validator.js';
import { IsTimeZone } from '../../platform/http/time-zone.validator.js';
import { Trimmed, TrimmedOrNull } from '../../platform/http/trimmed.js';

/** What the user may change; a field that is not sent stays as it is, null empties a text. */
export class ChangeProfileRequest {
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(PROFILE_LIMITS.name)
  full_name?: string | null;

  @IsOptional()
  @TrimmedOrNull()
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
}

/** The caller's own profile (spec D §3). */
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
  /** Staff have locked it: it cannot be changed. */
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
  created_at: Date;
  updated_at: Date;
}
