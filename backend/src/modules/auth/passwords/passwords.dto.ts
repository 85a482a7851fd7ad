import { IsString, MaxLength } from 'class-validator';
import { SignedInResponse, IsPassword } from '../auth.dto.js';
import { TOKEN_MAX } from '../links/links.dto.js';

export class ResetPasswordRequest {
  @IsString()
  @MaxLength(TOKEN_MAX)
  token: string;

  @IsPassword()
  password: string;
}

export class PasswordResetResponse extends SignedInResponse {
  /** Path of this site on which the link was requested, null for none. */
  next: string | null;
}

export class ChangePasswordRequest {
  @IsPassword()
  current_password: string;

  @IsPassword()
  password: string;
}
