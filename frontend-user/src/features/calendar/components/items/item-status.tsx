import { effectiveStatus, type PromptStatus } from '@drumbeat/domain';
import { PostStatus, postLook, Status, type StatusTone } from '@drumbeat/ui';
import { Archive, Check, Lightbulb, type LucideIcon } from 'lucide-react';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { timeOfDay } from '../../../../lib/text/time-format';
import type { CalendarItem } from '../../calendar-item';
import { postTime } from './post-time';

const promptLooks: Record<PromptStatus, { word: string; icon: LucideIcon }> = {
  new: { word: 'Prompt', icon: Lightbulb },
  used: { word: 'Used', icon: Check },
  archived: { word: 'Archived', icon: Archive },
};

interface ItemStatusProps {
  item: CalendarItem;
  /** Compact form: the time without its zone. */
  brief?: boolean;
}

/** The item's kind or state, as text, icon and colour; a post with its time. */
export function ItemStatus({ item, brief = false }: ItemStatusProps) {
  const { time_zone: zone } = useCurrentUser();
  if (item.kind === 'prompt') {
    const { word, icon } = promptLooks[effectiveStatus(item.prompt)];
    return (
      <Status tone="quiet" icon={icon} small>
        {word}
      </Status>
    );
  }
  const { post } = item;
  return (
    <PostStatus
      state={post.display_state}
      note={brief ? postTime(post, zone, timeOfDay) : postTime(post, zone)}
      small
    />
  );
}

/** The colour of an item's background. */
export const itemTone = (item: CalendarItem): StatusTone => {
  if (item.kind === 'prompt') return 'quiet';
  const { beat, tone } = postLook(item.post.display_state);
  return beat === 'posted' ? 'good' : tone;
};
