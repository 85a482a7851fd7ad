import { PROFILE_LIMITS } from '@drumbeat/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsTimeZone } from '../../../platform/http/validation/time.validator.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { NEXT_MAX } from '../auth.dto.js';

export class GoogleStartRequest {
  /** Path of this site to continue to; anything else is ignored. */
  @IsOptional()
  @IsString()
  @MaxLength(NEXT_MAX)
  next?: string;

  /** Source of a newcomer's sign-up, for example a campaign. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(PROFILE_LIMITS.source)
  source?: string;

  /** IANA name of the browser's zone, for a newcomer. */
  @IsOptional()
  @IsTimeZone()
  timezone?: string;
}

export class GoogleStartResponse {
  /** Google's consent page; send the browser there. */
  url: string;
}
