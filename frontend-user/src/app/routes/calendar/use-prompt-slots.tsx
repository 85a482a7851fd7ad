import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { calendarPage, calendarWeek, isPlannableDate, mondayOf } from '@drumbeat/domain';
import { weekdayName } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { FeedbackDialog } from '../../../features/feedback/components/feedback-dialog';
import { QuickRating } from '../../../features/feedback/components/quick-rating';
import { useRatingsAhead } from '../../../features/feedback/hooks/use-ratings-ahead';
import { MessageDialog } from '../../../features/messages/components/message-dialog';
import type { PromptPlace } from '../../../entities/prompts/prompt-fields';
import type { PromptGridSlots } from '../../../features/prompts/components/prompt-grid';
import type { Prompt } from '../../../entities/types';
import { calendarWeekQuery, ofContentCalendar } from '../../../entities/calendar/get-calendar';

/** Whether a day has room for one more prompt, if known. */
function DayHint({ date }: { date: string }) {
  const { data } = useQuery({
    ...calendarWeekQuery(isPlannableDate(date) ? mondayOf(date) : '2000-01-03'),
    ...ofContentCalendar,
    enabled: isPlannableDate(date),
  });
  if (!isPlannableDate(date)) return null;
  const day = weekdayName(date);
  if (!calendarPage(date).days.includes(date)) {
    return <>{day} is in the month and list views; the week shows Monday, Wednesday and Friday.</>;
  }
  if (!data) return <>{day}</>;
  if (date < data.today) return <>{day}, which has passed.</>;
  const prompts = data.days.flatMap((one) => one.prompts);
  const slots = calendarWeek(date, prompts).weekdays.find((one) => one.date === date)?.slots ?? [];
  const free = slots.flatMap((prompt, index) => (prompt ? [] : [index + 1]));
  if (free.length === 0) return <>{day} has its two prompts already; this one waits as a third.</>;
  return <>{free.length === 2 ? `${day}, both slots are free.` : `${day}, slot ${free[0]} is free.`}</>;
}

interface PromptSlots {
  slots: PromptGridSlots;
  /** Rendered beside the grid. */
  dialogs: ReactNode;
}

const ratingOf = (prompt: Prompt) => <QuickRating type="prompt" id={String(prompt.id)} />;
const hintOf = (date: string) => <DayHint date={date} />;

/** Parts from other features for the cards of a grid: stars, feedback, the message to the staff, a day's room. */
export function usePromptSlots(
  place: PromptPlace,
  onChoose: ((prompt: Prompt) => void) | null = null,
): PromptSlots {
  const [about, setAbout] = useState<{ prompt: Prompt; dialog: 'feedback' | 'message' } | null>(null);
  const readAhead = useRatingsAhead();
  const onLoaded = useCallback(
    (prompts: readonly Prompt[]) => readAhead(prompts.map(({ id }) => ({ type: 'prompt', id: String(id) }))),
    [readAhead],
  );
  const slots = useMemo<PromptGridSlots>(
    () => ({
      place,
      rating: ratingOf,
      dayHint: hintOf,
      onLoaded,
      ...(onChoose ? { onChoose } : {}),
      onFeedback: (prompt) => setAbout({ prompt, dialog: 'feedback' }),
      onAnswer: (prompt) => setAbout({ prompt, dialog: 'message' }),
    }),
    [place, onLoaded, onChoose],
  );
  const close = () => setAbout(null);
  const prompt = about?.prompt ?? null;
  return {
    slots,
    dialogs: (
      <>
        <FeedbackDialog
          open={about?.dialog === 'feedback'}
          onClose={close}
          target={
            prompt && {
              type: 'prompt',
              id: String(prompt.id),
              title: prompt.hook,
              preview: prompt.prompt_text,
            }
          }
        />
        <MessageDialog open={about?.dialog === 'message'} onClose={close} prompt={prompt} />
      </>
    ),
  };
}
