import { effectiveStatus, type PromptStatusFacts } from '@drumbeat/domain';

export interface DraftButton<Label extends string> {
  label: Label;
  disabled: boolean;
}

/** The button of a calendar card: a used prompt cannot be drafted again from here (PROMPT-13). */
export function calendarDraftButton(
  prompt: PromptStatusFacts,
  isLoading: boolean,
): DraftButton<'Select' | 'Used' | 'Archived'> {
  const status = effectiveStatus(prompt);
  if (status === 'archived') return { label: 'Archived', disabled: true };
  if (status === 'used') return { label: 'Used', disabled: true };
  return { label: 'Select', disabled: isLoading };
}

/** The button of a library card: a used prompt can be drafted again, an archived one cannot (PROMPT-13). */
export function libraryDraftButton(
  prompt: PromptStatusFacts,
  isLoading: boolean,
): DraftButton<'Draft Post' | 'Archived'> {
  if (effectiveStatus(prompt) === 'archived') return { label: 'Archived', disabled: true };
  return { label: 'Draft Post', disabled: isLoading };
}
