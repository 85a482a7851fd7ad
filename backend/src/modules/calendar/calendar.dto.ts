import type { DisplayState, PlainDate } from '@drumbeat/domain';
import { IsPlainDate } from '../../platform/http/plain-date.validator.js';
import { PromptResponse } from '../prompts/prompts.service.js';

/** First and last day, both included; at most 371 days (53 weeks). */
export class CalendarQuery {
  @IsPlainDate()
  from: PlainDate;

  @IsPlainDate()
  to: PlainDate;
}

/** A post on the day on which it went out, goes out, or is planned for. */
export class CalendarPostResponse {
  id: string;
  title: string;
  display_state: DisplayState;
  /** When LinkedIn gets it; null without a schedule. */
  due_at: Date | null;
  /** The zone in which it was scheduled, else the user's. */
  time_zone: string;
  linkedin_url: string | null;
  /** The prompt that it was made from. */
  prompt_id: number | null;
  posted_at: Date | null;
  /** The day that a draft is planned for. */
  scheduled_date: PlainDate | null;
  version: number;
}

export class CalendarDayResponse {
  date: PlainDate;
  prompts: PromptResponse[];
  posts: CalendarPostResponse[];
}

/** Prompts that can appear on the calendar; favourites over all of the user's prompts (C-42). */
export class CalendarCountsResponse {
  all: number;
  used: number;
  archived: number;
  favorites: number;
}

export class CalendarResponse {
  /** The user's zone, in which days begin and end. */
  time_zone: string;
  today: PlainDate;
  /** Monday of the first week that has a page; null while nothing is on the calendar. */
  first_week: PlainDate | null;
  last_week: PlainDate | null;
  counts: CalendarCountsResponse;
  /** Every day of the range, empty ones too. */
  days: CalendarDayResponse[];
}
