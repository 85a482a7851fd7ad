import { IsString, MaxLength } from 'class-validator';
import { EmailRequest } from '../auth.dto.js';
import { IsPassword } from '../credentials.validator.js';
import { TOKEN_MAX } from '../links/links.dto.js';

export class ForgotPasswordRequest extends EmailRequest {}

export class ResetPasswordRequest {
  @IsString()
  @MaxLength(TOKEN_MAX)
  token: string;

  @IsPassword()
  password: string;
}

export class ChangePasswordRequest {
  @IsPassword()
  current_password: string;

  @IsPassword()
  password: string;
}
