import { effectiveStatus, type PromptStatusFacts } from '@drumbeat/domain';
import { linkTo } from '../../lib/paths';
import type { Prompt } from '../../entities/types';

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
