import { effectiveStatus, PROMPT_TEXTS, type PromptStatusFacts } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Prompt } from '../../../entities/types';
import { notify } from '../../../lib/notices/notify';
import { linkTo } from '../../../lib/paths';
import { track } from '../../../lib/track';
import { useStay } from '../../../lib/timing/use-stay';
import { promptQuery } from '../../../entities/prompts/get-prompts';

/**
 * Opens the editor for a prompt, with its existing draft if there is one. One at a time: while one is opening, the
 * other buttons are disabled. A user who navigates meanwhile is not brought back.
 */
export function useDraftPrompt() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const stay = useStay();
  const [isLoading, setIsLoading] = useState(false);
  const open = useCallback(
    ({ id, category, pillar_number }: Prompt) => {
      track('prompt_calendar_use_prompt', { prompt_id: id, category, pillar_number });
      async function openEditor() {
        if (!navigator.onLine) {
          notify.error(PROMPT_TEXTS.loadFailed, { description: 'You are offline.' });
          return;
        }
        const isStillHere = stay();
        setIsLoading(true);
        const dismiss = notify.busy(PROMPT_TEXTS.loading);
        try {
          await openDraft(id, { read: () => queryClient.query(promptQuery(id)), navigate, isStillHere });
        } catch {
          if (isStillHere()) notify.error(PROMPT_TEXTS.loadFailed);
        } finally {
          dismiss();
          setIsLoading(false);
        }
      }
      void openEditor();
    },
    [queryClient, navigate, stay],
  );
  return { open, isLoading };
}

interface OpenDraftOptions {
  /** Rereads the prompt: it may have a draft by now. */
  read: () => Promise<PromptStatusFacts & Pick<Prompt, 'post_id'>>;
  navigate: (address: string) => void | Promise<void>;
  /** A user who navigated meanwhile is not brought back: the opened page writes, and its text is saved. */
  isStillHere: () => boolean;
}

/** Opens the editor with the prompt's draft where it has one, else the page that drafts from it. @throws what `read` throws */
export async function openDraft(
  promptId: number,
  { read, navigate, isStillHere }: OpenDraftOptions,
): Promise<void> {
  const prompt = await read();
  if (!isStillHere()) return;
  const draftId = effectiveStatus(prompt) === 'new' ? prompt.post_id : null;
  await navigate(draftId ? linkTo.post(draftId) : linkTo.draftFromPrompt(promptId));
}
