import { PROFILE_LIMITS, type PlanType, type ReadingPauseReason } from '@drumbeat/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../../platform/http/validation/given-or-absent.validator.js';
import { PersonName } from '../../../platform/http/validation/person-name.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';

export class AdminUserParams {
  @IsUUID()
  id: string;
}

/** Fields that are not sent stay unchanged. */
export class ChangeAdminUserRequest {
  /** The version that this change started from (409 `user.stale`); left out, the last write wins. */
  @IsGivenOrAbsent()
  @IsString()
  @MaxLength(64)
  version?: string;

  @IsOptional()
  @PersonName()
  @IsString()
  @MaxLength(PROFILE_LIMITS.name)
  full_name?: string | null;

  @IsGivenOrAbsent()
  @Trimmed()
  @IsArray()
  @ArrayMaxSize(PROFILE_LIMITS.pillars)
  @ArrayUnique()
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(PROFILE_LIMITS.pillar, { each: true })
  content_pillars?: string[];

  @IsGivenOrAbsent()
  @IsBoolean()
  is_admin?: boolean;

  /** True gives the free plan to a user without an active one. */
  @IsGivenOrAbsent()
  @IsBoolean()
  grant_free_plan?: boolean;
}

export class LockProfileRequest {
  @IsBoolean()
  is_locked: boolean;

  /** For the audit log: the user does not see it. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(PROFILE_LIMITS.lockReason)
  reason: string;
}

export class AdminUserResponse {
  id: string;
  email: string;
  /** False: anybody may have made the account with this address, so it cannot be staff. */
  email_confirmed: boolean;
  full_name: string | null;
  is_admin: boolean;
  onboarding_completed: boolean;
  /** Its user reads the profile and cannot change it. */
  profile_locked: boolean;
  content_pillars: string[];
  time_zone: string;
  subscription_status: string | null;
  plan_type: PlanType | null;
  /** Empty Monday, Wednesday and Friday slots of the user's next 14 days. */
  open_slots: number;
  /** Prompts that staff have not pushed yet: to be read, or approved. */
  prompts_in_review: number;
  linkedin_connected: boolean;
  /** The connection is there but cannot post: it ended, was revoked, or lacks a permission. */
  linkedin_needs_reconnect: boolean;
  /** Why LinkedIn gives no figures of this member for now; null while it does, or was never asked. */
  linkedin_readings_pause: ReadingPauseReason | null;
  /** The newest use of a session that is still kept; null: not for a long time. */
  last_seen_at: Date | null;
  /** Since when no mail server takes mails for the address, as far as recent mails tell; null while they arrive. */
  mail_refused_at: Date | null;
  created_at: Date;
  /** Another one whenever what staff may change of the user is changed, by whomever. */
  version: string;
}

export class AdminUserListResponse {
  data: AdminUserResponse[];
  total: number;
}
