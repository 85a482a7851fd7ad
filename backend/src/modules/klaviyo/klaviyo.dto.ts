import { EMAIL_MAX } from '@drumbeat/domain';
import { IsIn, IsObject, IsString, MaxLength } from 'class-validator';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { IsSmallJson } from '../../platform/http/validation/small-json.validator.js';
import { KLAVIYO_EVENTS, type KlaviyoEventName } from './klaviyo.rules.js';

/** Klaviyo takes 400 properties and 5 MB; three steps need no more than this. */
const PROPERTIES_BYTES = 2_000;

export class TrackKlaviyoRequest {
  @IsIn(KLAVIYO_EVENTS)
  event: KlaviyoEventName;

  /** The user's own address. */
  @IsString()
  @MaxLength(EMAIL_MAX)
  email: string;

  /** Of the event; its `product` is always ours. */
  @IsGivenOrAbsent()
  @IsObject()
  @IsSmallJson(PROPERTIES_BYTES)
  properties?: Record<string, unknown>;

  /** Of the profile there. */
  @IsGivenOrAbsent()
  @IsObject()
  @IsSmallJson(PROPERTIES_BYTES)
  profileProps?: Record<string, unknown>;
}

export class TrackKlaviyoResponse {
  success: true;
  /** False where nothing is sent: Klaviyo is not connected. */
  queued: boolean;
}
