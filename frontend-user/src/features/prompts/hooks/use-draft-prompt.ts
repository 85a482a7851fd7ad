import { effectiveStatus, PROMPT_TEXTS } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '../../../app/paths';
import type { Prompt } from '../../../lib/api-types';
import { notify } from '../../../lib/notify';
import { track } from '../../../lib/track';
import { promptQuery } from '../api/get-prompt';

/**
 * Opens the editor for a prompt, with the draft it has already where there is one. One at a time: while one is being
 * opened, the other buttons wait.
 */
export function useDraftPrompt() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isLoading, setIsLoading] = useState(false);
  const open = useCallback(
    ({ id, category, pillar_number }: Prompt) => {
      track('prompt_calendar_use_prompt', { prompt_id: id, category, pillar_number });
      async function openEditor() {
        if (!navigator.onLine) {
          notify.error(PROMPT_TEXTS.loadFailed, { description: 'You are offline.' });
          return;
        }
        setIsLoading(true);
        const dismiss = notify.busy(PROMPT_TEXTS.loading);
        try {
          const prompt = await queryClient.query(promptQuery(id));
          const draftId = effectiveStatus(prompt) === 'new' ? prompt.post_id : null;
          await navigate(draftId ? linkTo.post(draftId) : linkTo.draftFromPrompt(id));
        } catch {
          notify.error(PROMPT_TEXTS.loadFailed);
        } finally {
          dismiss();
          setIsLoading(false);
        }
      }
      void openEditor();
    },
    [queryClient, navigate],
  );
  return { open, isLoading };
}
