import { PROMPT_TEXTS, promptStatusChange, type PromptStatus } from '@drumbeat/domain';
import { api } from '../../lib/api';
import { usePromptChange } from './use-prompt-change';

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
