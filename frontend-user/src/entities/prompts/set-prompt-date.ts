import { promptDateChange, PROMPT_TEXTS } from '@drumbeat/domain';
import { api } from '../../lib/api';
import { usePromptChange } from './use-prompt-change';

const texts = { done: () => PROMPT_TEXTS.dateUpdated, failed: () => PROMPT_TEXTS.dateFailed, moves: true };

/** Puts a prompt on a day of the calendar (PROMPT-11); the date is YYYY-MM-DD. */
export const useSetPromptDate = (id: number) =>
  usePromptChange(id, {
    ...texts,
    patch: (date: string) => ({ ...promptDateChange(date), slot: null }),
    send: (scheduled_date, seen) =>
      api.PATCH('/api/content-prompts/{id}', { params: { path: { id } }, body: { scheduled_date, ...seen } }),
  });

export const useRemovePromptDate = (id: number) =>
  usePromptChange<null>(id, {
    ...texts,
    patch: () => ({ scheduled_date: null, slot: null, pushed_to_calendar: false }),
    send: () => api.DELETE('/api/content-prompts/{id}/schedule', { params: { path: { id } } }),
  });
