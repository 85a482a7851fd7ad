import { Status } from '@drumbeat/ui';
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
