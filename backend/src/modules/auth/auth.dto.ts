import { PROFILE_LIMITS, normalizeEmail } from '@drumbeat/domain';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsTimeZone } from '../../platform/http/time-zone.validator.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { IsEmailAddress, IsPassword } from './credentials.validator.js';

export class LoginRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  @IsEmailAddress()
  email: string;

  @IsPassword()
  password: string;
}

export class SignUpRequest extends LoginRequest {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(PROFILE_LIMITS.name)
  full_name?: string;

  /** What brought the person here, for example a campaign. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(PROFILE_LIMITS.source)
  source?: string;

  /** IANA name of the browser's zone. */
  @IsOptional()
  @IsTimeZone()
  timezone?: string;
}

export class LogoutRequest {
  /** `global` (when not given) signs out on every device, `local` on this one. */
  @IsOptional()
  @IsIn(['local', 'global'])
  scope?: 'local' | 'global';
}

export class UserMetadataResponse {
  /** For display; it grants nothing (spec P §6). */
  role: 'user' | 'admin';
}

export class UserResponse {
  id: string;
  email: string;
  full_name: string | null;
  first_name: string | null;
  is_admin: boolean;
  onboarding_completed: boolean;
  time_zone: string;
  user_metadata: UserMetadataResponse;
}

export class SessionResponse {
  /** When the session ends if it is not used any more; refreshing moves it on. */
  expires_at: Date;
}

export class SignedInResponse {
  user: UserResponse;
  session: SessionResponse;
}

export class SignedUpResponse extends SignedInResponse {
  /** True: the email has to be confirmed before the next sign-in. */
  email_confirmation_required: boolean;
}

export class CurrentSessionResponse {
  /** Null when signed out, and when the access token has expired: then refresh. */
  session: SessionResponse | null;
  user: UserResponse | null;
}
