import { IsOptional, IsString, MaxLength } from 'class-validator';
import { NEXT_MAX } from '../links/links.dto.js';

export class GoogleStartRequest {
  /** Path of this site to go on to; anything else is ignored. */
  @IsOptional()
  @IsString()
  @MaxLength(NEXT_MAX)
  next?: string;
}

export class GoogleStartResponse {
  /** Google's consent page; send the browser there. */
  url: string;
}
