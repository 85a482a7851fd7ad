import { archivePrompt, PROMPT_TEXTS, unarchivePrompt } from '@drumbeat/domain';
import { api } from '../../../lib/http/api';
import { about } from '../../../lib/notices/notify';
import { usePromptChange } from '../../../entities/prompts/use-prompt-change';

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
