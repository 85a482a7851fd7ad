import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { FeedbackDialog } from '../../../features/feedback/components/feedback-dialog';
import { QuickRating } from '../../../features/feedback/components/quick-rating';
import { useRatingsAhead } from '../../../features/feedback/hooks/use-ratings-ahead';
import { MessageDialog } from '../../../features/messages/components/message-dialog';
import type { PromptPlace } from '../../../entities/prompts/set-prompt-status';
import type { PromptGridSlots } from '../../../features/prompts/components/prompt-grid';
import type { Prompt } from '../../../entities/types';
import { DayHint } from './day-hint';

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
