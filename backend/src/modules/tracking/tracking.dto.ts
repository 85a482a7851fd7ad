import { TRACKING_LIMITS, cutErrorStacks } from '@drumbeat/domain';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { IsoDate, IsTimeZone } from '../../platform/http/validation/time.validator.js';
import { IsSmallJson } from '../../platform/http/validation/small-json.validator.js';

/** Facts of the browser (TRACKING-3). */
export class SessionDataRequest {
  @IsString()
  @MaxLength(TRACKING_LIMITS.sessionFact)
  browser: string;

  @IsString()
  @MaxLength(TRACKING_LIMITS.sessionFact)
  device: string;

  @IsString()
  @MaxLength(TRACKING_LIMITS.sessionFact)
  screen_size: string;

  /** IANA name. */
  @IsTimeZone()
  timezone: string;

  /** Empty when there is none; stored without its query. */
  @IsString()
  @MaxLength(TRACKING_LIMITS.url)
  referrer: string;
}

export class StartTrackedSessionRequest {
  @IsObject()
  @ValidateNested()
  @Type(() => SessionDataRequest)
  session_data: SessionDataRequest;
}

export class TrackedSessionParams {
  @IsUUID()
  id: string;
}

export class ChangeTrackedSessionRequest {
  /** True ends the session, for example at signing out. */
  @IsGivenOrAbsent()
  @IsBoolean()
  ended?: boolean;

  /** Added to the known ones; stored without their query. */
  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(TRACKING_LIMITS.visited)
  @IsString({ each: true })
  @MaxLength(TRACKING_LIMITS.url, { each: true })
  pages_visited?: string[];

  @IsGivenOrAbsent()
  @IsArray()
  @ArrayMaxSize(TRACKING_LIMITS.visited)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(TRACKING_LIMITS.feature, { each: true })
  features_used?: string[];
}

export class TrackedEventRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(TRACKING_LIMITS.eventType)
  event_type: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(TRACKING_LIMITS.eventName)
  event_name: string;

  /** Stored without its query. */
  @IsString()
  @MaxLength(TRACKING_LIMITS.url)
  page_url: string;

  /** At most 2 kB as JSON; error stacks are cut to 500 characters first. */
  @IsGivenOrAbsent()
  @Transform(({ value }: { value: unknown }) => withShortStacks(value))
  @IsObject()
  @IsSmallJson(TRACKING_LIMITS.eventDataBytes)
  event_data?: Record<string, unknown>;

  /** When it happened by the browser's clock. */
  @IsoDate()
  @IsDate()
  at: Date;
}

export class TrackEventsRequest {
  @IsUUID()
  session_id: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(TRACKING_LIMITS.batch)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TrackedEventRequest)
  events: TrackedEventRequest[];
}

export class TrackedSessionResponse {
  id: string;
}

export class TrackedEventsResponse {
  /** Number stored; the others are dropped. */
  accepted: number;
}

function withShortStacks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return cutErrorStacks({ ...value });
}

/** Whether the user lets their use be tracked (TRACKING-7). */
export class TrackingChoice {
  @IsBoolean()
  is_allowed: boolean;
}
