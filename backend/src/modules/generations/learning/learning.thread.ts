import { editHabits, type EditHabit } from './edit-habits.rules.js';
import type { ComparedDraft } from './edit-trace.js';

/** One task of the thread that habits are looked for on (platform/threads). */
export function work(drafts: readonly ComparedDraft[]): EditHabit[] {
  return editHabits(drafts);
}
