import {
  boolean,
  instant,
  integer,
  list,
  nullable,
  object,
  text,
} from '../../platform/http/response-schema.js';
import type { PromptResponse } from '../prompts/prompts.service.js';
import type {
  CalendarCountsResponse,
  CalendarDayResponse,
  CalendarPostResponse,
  CalendarResponse,
} from './calendar.dto.js';

const prompt = object<PromptResponse>({
  id: integer,
  prompt_text: text,
  hook: text,
  category: text,
  type: text,
  tags: list(text),
  pillar_number: integer,
  pillar_label: nullable(text),
  scheduled_date: nullable(text),
  slot: nullable(integer),
  is_used: boolean,
  is_favorite: boolean,
  status: text,
  pushed_to_calendar: boolean,
  post_id: nullable(text),
  created_at: instant,
  updated_at: instant,
});

const post = object<CalendarPostResponse>({
  id: text,
  title: text,
  display_state: text,
  due_at: nullable(instant),
  time_zone: text,
  linkedin_url: nullable(text),
  prompt_id: nullable(integer),
  posted_at: nullable(instant),
});

/** The calendar is the page that is read most: this saves a good part of the CPU that its JSON costs. */
export const calendarSchema = object<CalendarResponse>({
  time_zone: text,
  today: text,
  first_week: nullable(text),
  last_week: nullable(text),
  counts: object<CalendarCountsResponse>({
    all: integer,
    used: integer,
    archived: integer,
    favorites: integer,
  }),
  days: list(object<CalendarDayResponse>({ date: text, prompts: list(prompt), posts: list(post) })),
});
