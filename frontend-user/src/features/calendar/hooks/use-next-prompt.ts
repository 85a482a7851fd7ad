import { addDays, mondayOf } from '@drumbeat/domain';
import { calendarDraftButton } from '../../../entities/prompts/draft-button.rules';
import { useQuery } from '@tanstack/react-query';
import type { Prompt } from '../../../entities/types';
import { useToday } from '../../../entities/session/use-today';
import { calendarWeekQuery } from '../../../entities/calendar/get-calendar';

interface NextPrompt {
  prompt: Prompt;
  isToday: boolean;
}

/** The prompt that this week has for today or the next day with one; null without one, undefined until it is known. */
export function useNextPrompt(): NextPrompt | null | undefined {
  const today = useToday();
  // On a weekend the next beats are in the next week.
  const monday = mondayOf(addDays(today, 2));
  const { data, isPending } = useQuery(calendarWeekQuery(monday));
  if (isPending) return undefined;
  for (const { date, prompts } of data?.days ?? []) {
    const prompt =
      date < today ? undefined : prompts.find((one) => !calendarDraftButton(one, false).disabled);
    if (prompt) return { prompt, isToday: date === today };
  }
  return null;
}
