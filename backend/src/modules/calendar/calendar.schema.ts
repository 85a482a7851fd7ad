import {
  instant,
  integer,
  list,
  nullable,
  object,
  text,
} from '../../platform/http/responses/response-schema.js';
import { promptSchema } from '../prompts/prompts.service.js';
import type {
  CalendarCountsResponse,
  CalendarDayResponse,
  CalendarPostResponse,
  CalendarResponse,
} from './calendar.dto.js';

const post = object<CalendarPostResponse>({
  id: text,
  title: text,
  display_state: text,
  due_at: nullable(instant),
  time_zone: text,
  linkedin_url: nullable(text),
  prompt_id: nullable(integer),
  posted_at: nullable(instant),
  scheduled_date: nullable(text),
  version: integer,
});

/** The calendar is the page that is read most: this saves a good part of the CPU that its JSON costs. */
export const calendarSchema = object<CalendarResponse>({
  time_zone: text,
  today: text,
  started_on: text,
  first_week: text,
  last_week: text,
  counts: object<CalendarCountsResponse>({
    all: integer,
    used: integer,
    archived: integer,
    favorites: integer,
  }),
  days: list(object<CalendarDayResponse>({ date: text, prompts: list(promptSchema), posts: list(post) })),
});
