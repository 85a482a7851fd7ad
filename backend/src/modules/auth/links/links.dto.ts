import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailRequest, NEXT_MAX, SignedInResponse } from '../auth.dto.js';

/** Room for any token of ours. */
export const TOKEN_MAX = 200;

export class LinkRequest extends EmailRequest {
  /** Path of this site to continue to; anything else is ignored. */
  @IsOptional()
  @IsString()
  @MaxLength(NEXT_MAX)
  next?: string;
}

export class SentResponse {
  /** Always true: does not reveal whether the address has an account. */
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
  /** Path of this site on which the link was requested, null for none. */
  next: string | null;
  /**
   * True: this was the first proof of the mailbox, and a password from before it was removed, because somebody else may have
   * chosen it.
   */
  password_removed: boolean;
}
