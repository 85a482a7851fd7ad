import { PROMPT_TEXTS } from '@drumbeat/domain';
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
