import { Status } from '@drumbeat/ui';
import { CalendarCheck, Check, CircleDashed, Library, LoaderCircle, X } from 'lucide-react';
import type { Prompt } from '../../providers/records';
import { isBeingRewritten } from './use-batch-prompts';

function lookOf(prompt: Prompt) {
  if (prompt.pushed_to_calendar) return { tone: 'good', icon: CalendarCheck, word: 'On calendar' } as const;
  if (isBeingRewritten(prompt)) return { tone: 'info', icon: LoaderCircle, word: 'Being written' } as const;
  if (prompt.review === 'approved') return { tone: 'good', icon: Check, word: 'Approved' } as const;
  if (prompt.review === 'left_out') return { tone: 'quiet', icon: X, word: 'Left out' } as const;
  if (prompt.is_held) return { tone: 'quiet', icon: CircleDashed, word: 'To read' } as const;
  return { tone: 'quiet', icon: Library, word: 'In their library' } as const;
}

/** What staff decided of a prompt, or where its user has it. */
export function ReviewState({ prompt }: { prompt: Prompt }) {
  const { tone, icon, word } = lookOf(prompt);
  return (
    <Status tone={tone} icon={icon} small busy={isBeingRewritten(prompt)}>
      {word}
    </Status>
  );
}
