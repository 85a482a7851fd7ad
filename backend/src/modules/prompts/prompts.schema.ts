import {
  boolean,
  instant,
  integer,
  list,
  nullable,
  object,
  text,
} from '../../platform/http/responses/response-schema.js';
import type { PromptCountsResponse, PromptListResponse, PromptResponse } from './prompts.dto.js';

export const promptSchema = object<PromptResponse>({
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
  post_state: nullable(text),
  written_by: text,
  prepared_by: nullable(text),
  why: nullable(text),
  version: integer,
  created_at: instant,
  updated_at: instant,
});

/** Up to a hundred prompts with long texts: this saves a good part of the CPU that their JSON costs. */
export const promptListSchema = object<PromptListResponse>({
  data: list(promptSchema),
  counts: object<PromptCountsResponse>({
    total: integer,
    new: integer,
    used: integer,
    archived: integer,
    favorites: integer,
  }),
  next_cursor: nullable(text),
});
