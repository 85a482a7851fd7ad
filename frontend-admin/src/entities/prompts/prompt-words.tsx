import { Status, shortDate } from '@drumbeat/ui';
import { Archive, CircleCheck, Lightbulb } from 'lucide-react';
import type { Prompt } from '../../providers/records';

const looks = {
  new: { tone: 'info', icon: Lightbulb, word: 'New' },
  used: { tone: 'good', icon: CircleCheck, word: 'Used' },
  archived: { tone: 'quiet', icon: Archive, word: 'Archived' },
} as const satisfies Record<Prompt['status'], object>;

export const statusChoices = Object.entries(looks).map(([id, { word }]) => ({ id, name: word }));

export function PromptStatus({ prompt }: { prompt: Prompt }) {
  const { tone, icon, word } = looks[prompt.status];
  return (
    <Status tone={tone} icon={icon} small>
      {word}
    </Status>
  );
}

export type Place = Pick<Prompt, 'scheduled_date' | 'slot'>;

/** 'Mon, Nov 23, slot 2'; a date that staff or the user chose has no slot of its own. */
export function slotLabel({ scheduled_date, slot }: Place): string {
  if (scheduled_date === null) return 'No date';
  return `${shortDate(scheduled_date)}${slot === null ? '' : `, slot ${slot}`}`;
}
