import { useState } from 'react';
import { useUnsaved } from '../../components/unsaved/unsaved-forms';
import type { Prompt } from '../../providers/records';

/** Why prompts are to be left out, as typed: it outlives the dialog, whose Escape takes no words along. Asks before the page is left. */
export function useKeptReasons(prompts: readonly Prompt[]) {
  const [reasons, setReasons] = useState<Readonly<Record<number, string | undefined>>>({});
  /** What is typed and not sent, of a prompt that may still be left out. */
  const keptReasonOf = ({ id, left_out_reason, review, pushed_to_calendar }: Prompt) => {
    const typed = reasons[id]?.trim();
    const isDecided = review === 'approved' || pushed_to_calendar;
    return typed && typed !== left_out_reason && !isDecided ? typed : undefined;
  };
  const kept = prompts.filter(keptReasonOf);
  useUnsaved(kept.length > 0, {
    ...{ formId: null, isSending: false, tries: 0 },
    // Another prompt of the batch is another query of the same page.
    livesOn: 'path',
    question: 'Leave this page?',
    said: `Why this is left out is typed and not sent: ${kept.map(({ hook }) => `“${hook}”`).join(', ')}.`,
  });
  return {
    typedReasonOf: ({ id }: Prompt) => reasons[id],
    keptReasonOf,
    typeReason: ({ id }: Prompt, reason: string | undefined) =>
      setReasons((typed) => ({ ...typed, [id]: reason })),
  };
}
