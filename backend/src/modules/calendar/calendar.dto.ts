import type { DisplayState, PlainDate } from '@drumbeat/domain';
import { IsUUID } from 'class-validator';
import { IsPlainDate } from '../../platform/http/validation/time.validator.js';
import { PromptResponse } from '../prompts/prompts.dto.js';

export class AdminCalendarParams {
  /** The user's id. */
  @IsUUID()
  id: string;
}

/** First and last day, both included; at most 371 days (53 weeks). */
export class CalendarQuery {
  @IsPlainDate()
  from: PlainDate;

  @IsPlainDate()
  to: PlainDate;
}

/** A post on the day of its publication, due date or plan. */
export class CalendarPostResponse {
  id: string;
  title: string;
  display_state: DisplayState;
  /** When it is due; null without a schedule. */
  due_at: Date | null;
  /** The zone in which it was scheduled, or the user's. */
  time_zone: string;
  linkedin_url: string | null;
  /** The prompt that it was made from. */
  prompt_id: number | null;
  posted_at: Date | null;
  /** The day that a draft is planned for. */
  scheduled_date: PlainDate | null;
  /** HH:MM of that day by its author's clock, where its author puts it on LinkedIn; else null. */
  hand_time: string | null;
  version: number;
}

export class CalendarDayResponse {
  date: PlainDate;
  prompts: PromptResponse[];
  posts: CalendarPostResponse[];
}

/** Prompts that can appear on the calendar; favourites over all of the user's prompts. */
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
  /** The day on which the account was made; nothing was missed before it. */
  started_on: PlainDate;
  /**
   * Mondays of the first and the last week that have a page: from the first entry to the last, 52 weeks ahead
   * at least.
   */
  first_week: PlainDate;
  last_week: PlainDate;
  counts: CalendarCountsResponse;
  /** Every day of the range, empty ones too. */
  days: CalendarDayResponse[];
}
