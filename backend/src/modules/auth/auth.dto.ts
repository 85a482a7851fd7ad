import { PROFILE_LIMITS, passwordProblem } from '@drumbeat/domain';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsTimeZone } from '../../platform/http/validation/time.validator.js';
import { PersonName } from '../../platform/http/validation/person-name.js';
import { Trimmed } from '../../platform/http/validation/trimmed.js';
import { NormalizedEmail, FollowsRule } from '../../platform/http/validation/rule.validator.js';

export function IsPassword(): PropertyDecorator {
  return FollowsRule('isPassword', (password) => passwordProblem(password));
}

/** Longest path that safeReturnPath reads. */
export const NEXT_MAX = 2_048;

export class EmailRequest {
  @NormalizedEmail()
  email: string;
}

export class LoginRequest {
  @NormalizedEmail()
  email: string;

  @IsPassword()
  password: string;
}

export class SignUpRequest extends LoginRequest {
  @IsOptional()
  @PersonName()
  @IsString()
  @MaxLength(PROFILE_LIMITS.name)
  full_name?: string;

  /** Source of the sign-up, for example a campaign. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(PROFILE_LIMITS.source)
  source?: string;

  /** IANA name of the browser's zone. */
  @IsOptional()
  @IsTimeZone()
  timezone?: string;

  /** Path of this site that the confirmation link leads on to; anything else is ignored. */
  @IsOptional()
  @IsString()
  @MaxLength(NEXT_MAX)
  next?: string;
}

const SIGN_OUT_SCOPES = ['local', 'global', 'everything'] as const;

export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

export class LogoutRequest {
  /**
   * `global` (when not given) signs out on every device, `local` on this one; `everything` also ends what works without a session.
   */
  @IsOptional()
  @IsIn(SIGN_OUT_SCOPES)
  scope?: SignOutScope;
}

export class UserMetadataResponse {
  /** For display; it grants nothing. */
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
  /** When the session ends if unused; refreshing extends it. */
  expires_at: Date;
}

export class SignedInResponse {
  user: UserResponse;
  session: SessionResponse;
}

export class SignedUpResponse {
  /** Null, like the session, where the email has to be confirmed first. */
  user: UserResponse | null;
  session: SessionResponse | null;
  /** True: a mail with a link was sent, and nobody is signed in yet. */
  email_confirmation_required: boolean;
}

export class GoogleMethodResponse {
  available: boolean;
  /** True when a stand-in replaces Google: no request reaches the real one. */
  sandbox: boolean;
}

export class SignInMethodsResponse {
  /** Minimum length of a new password. */
  password_min: number;
  google: GoogleMethodResponse;
  /** True when a new account has to confirm its email before it can sign in. */
  email_confirmation: boolean;
  /** False while no mail is sent, so that magic link, confirmation and password reset do not work. */
  mail_available: boolean;
  /** Page of the stand-in mailbox in the demo, null elsewhere. */
  mailbox_url: string | null;
}

export class CurrentSessionResponse {
  /** Null when signed out, and when the access token has expired: then refresh. */
  session: SessionResponse | null;
  user: UserResponse | null;
}
