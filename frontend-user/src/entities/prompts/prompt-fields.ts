import {
  PROMPT_TEXTS,
  promptDateChange,
  promptStatusChange,
  type PromptStatus,
  archivePrompt,
  unarchivePrompt,
} from '@drumbeat/domain';
import { api } from '../../lib/api';
import { about } from '../../lib/notify';
import { usePromptChange } from './use-prompt-change';

/** Stars a prompt or removes the star. Without a version: the last click wins. */
export const useSetFavorite = (id: number) =>
  usePromptChange(id, {
    patch: (is_favorite: boolean) => ({ is_favorite }),
    send: (is_favorite) =>
      api.PATCH('/api/content-prompts/{id}', { params: { path: { id } }, body: { is_favorite } }),
    done: (is_favorite) => (is_favorite ? PROMPT_TEXTS.favoriteAdded : PROMPT_TEXTS.favoriteRemoved),
    about: about.stars,
    failed: () => PROMPT_TEXTS.favoriteFailed,
  });

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

type ArchiveAction = 'archive' | 'unarchive';

/** The calendar card's archive and unarchive, each with its own call (PROMPT-10). */
export const useArchivePrompt = (id: number) =>
  usePromptChange(id, {
    patch: (action: ArchiveAction) => (action === 'archive' ? archivePrompt() : unarchivePrompt()),
    send: (action) =>
      action === 'archive'
        ? api.POST('/api/content-prompts/{id}/archive', { params: { path: { id } } })
        : api.POST('/api/content-prompts/{id}/unarchive', { params: { path: { id } } }),
    done: (action) => (action === 'archive' ? PROMPT_TEXTS.archived : PROMPT_TEXTS.unarchived),
    failed: (action) => (action === 'archive' ? PROMPT_TEXTS.archiveFailed : PROMPT_TEXTS.unarchiveFailed),
  });
