import { promptDateChange, PROMPT_TEXTS, promptStatusChange, type PromptStatus } from '@drumbeat/domain';
import { api } from '../../lib/http/api';
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

/** The two views of the prompts have different texts for the same change (PROMPT-15). */
export type PromptPlace = 'library' | 'calendar';

const done: Record<PromptPlace, Record<PromptStatus, string>> = {
  library: {
    new: PROMPT_TEXTS.markedNew,
    used: PROMPT_TEXTS.markedUsed,
    archived: PROMPT_TEXTS.markedArchived,
  },
  calendar: {
    new: PROMPT_TEXTS.markedNew,
    used: PROMPT_TEXTS.markedUsed,
    archived: PROMPT_TEXTS.archived,
  },
};

const failed: Record<PromptPlace, string> = {
  library: PROMPT_TEXTS.statusFailed,
  calendar: PROMPT_TEXTS.calendarStatusFailed,
};

/** Changes a card's status: any may follow any other (PROMPT-9). */
export const useSetPromptStatus = (id: number, place: PromptPlace) =>
  usePromptChange(id, {
    patch: (status: PromptStatus) => promptStatusChange(status),
    send: (status, seen) =>
      api.PATCH('/api/content-prompts/{id}', { params: { path: { id } }, body: { status, ...seen } }),
    done: (status) => done[place][status],
    failed: () => failed[place],
  });
