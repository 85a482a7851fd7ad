import { beginningWithDots, firstCharacters } from '../text/characters.js';
import { PROMPT_TITLE_MAX, THEME_LABEL_MAX } from './prompt.limits.js';

/** The card's title: the first 100 characters of the prompt, plus "..." when there are more (PROMPT-4). */
export function promptTitle(promptText: string): string {
  return beginningWithDots(promptText, PROMPT_TITLE_MAX);
}

/** The label of pillar n, counted from 1 (ONBOARDING-2); null when the prompt has no pillar or the user none of that number. */
export function pillarLabel(pillars: readonly string[], pillarNumber: number | null): string | null {
  if (pillarNumber === null) return null;
  const label = pillars[pillarNumber - 1]?.trim();
  return label ? label : null;
}

/** A pillar label as the theme filter shows it: cut at 30 characters (PROMPT-5); the whole label belongs into a tooltip. */
export function themeFilterLabel(label: string): string {
  return firstCharacters(label, THEME_LABEL_MAX);
}
