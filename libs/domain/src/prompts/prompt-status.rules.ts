import type { PlainDate } from '../time/plain-date.js';

export type PromptStatus = 'new' | 'used' | 'archived';

export const PROMPT_STATUSES: readonly PromptStatus[] = ['new', 'used', 'archived'];

/** The two columns that a change of status writes together; `updated_at` is set on saving. */
export interface PromptStatusChange {
  status: PromptStatus;
  is_used: boolean;
}

/** A prompt's status fields; old rows may lack one. */
export interface PromptStatusFacts {
  status?: PromptStatus | null;
  is_used: boolean;
}

/** The status, or where the field is missing: used if is_used, else new (PROMPT-9). */
export function effectiveStatus(prompt: PromptStatusFacts): PromptStatus {
  return prompt.status ?? (prompt.is_used ? 'used' : 'new');
}

/** The changes of setting a status: new clears is_used, used and archived set it (PROMPT-9). Any status may follow any other. */
export function promptStatusChange(status: PromptStatus): PromptStatusChange {
  return { status, is_used: status !== 'new' };
}

/** Effect of the archive call (PROMPT-10). */
export function archivePrompt(): PromptStatusChange {
  return promptStatusChange('archived');
}

/** Effect of the unarchive call: back to new, for a used prompt too (PROMPT-10). */
export function unarchivePrompt(): PromptStatusChange {
  return promptStatusChange('new');
}

/** The call offered by the calendar card: unarchive when is_used is true, archive otherwise (PROMPT-10). */
export function calendarArchiveAction(prompt: { is_used: boolean }): 'archive' | 'unarchive' {
  return prompt.is_used ? 'unarchive' : 'archive';
}

/** The status that the library card's archive button sets: it toggles archived and new (PROMPT-10). */
export function libraryArchiveStatus(prompt: PromptStatusFacts): PromptStatus {
  return effectiveStatus(prompt) === 'archived' ? 'new' : 'archived';
}

/** A date set by the user also puts the prompt on the calendar, or it would vanish from where it was dated (PROMPT-11). */
export function promptDateChange(date: PlainDate): { scheduled_date: PlainDate; pushed_to_calendar: true } {
  return { scheduled_date: date, pushed_to_calendar: true };
}
