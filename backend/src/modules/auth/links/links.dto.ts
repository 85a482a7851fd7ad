import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailRequest, SignedInResponse } from '../auth.dto.js';

/** Room for any token of ours. */
export const TOKEN_MAX = 200;
/** What safeReturnPath reads at most. */
export const NEXT_MAX = 2_048;

export class MagicLinkRequest extends EmailRequest {
  /** Path of this site to go on to; anything else is ignored. */
  @IsOptional()
  @IsString()
  @MaxLength(NEXT_MAX)
  next?: string;
}

export class ConfirmationRequest extends EmailRequest {}

export class SentResponse {
  /** Always true: whether the address has an account is not told. */
  sent: boolean;
}

export class VerifyRequest {
  @IsIn(['magiclink', 'signup'])
  type: 'magiclink' | 'signup';

  @IsString()
  @MaxLength(TOKEN_MAX)
  token: string;
}

export class VerifiedResponse extends SignedInResponse {
  /** Path of this site that the link was asked for on, null for none. */
  next: string | null;
  /**
   * True: this was the first proof of the mailbox, and a password from before it was removed, because somebody else may have
   * chosen it.
   */
  password_removed: boolean;
}
