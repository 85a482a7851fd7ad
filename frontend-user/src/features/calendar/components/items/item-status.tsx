import { effectiveStatus, type PromptStatus } from '@drumbeat/domain';
import { PostStatus, postLook, Status, type StatusTone } from '@drumbeat/ui';
import { Archive, Check, Lightbulb, type LucideIcon } from 'lucide-react';
import { timeOfDay, timeWithZone } from '../../../../lib/text/time-format';
import type { CalendarItem } from '../../calendar-item';

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
  if (item.kind === 'prompt') {
    const { word, icon } = promptLooks[effectiveStatus(item.prompt)];
    return (
      <Status tone="quiet" icon={icon} small>
        {word}
      </Status>
    );
  }
  const { display_state: state, posted_at: postedAt, due_at: dueAt, time_zone: zone } = item.post;
  const at = postedAt ?? dueAt;
  const time = at && (brief ? timeOfDay(at, zone) : timeWithZone(at, zone));
  return <PostStatus state={state} note={time ?? undefined} small />;
}

/** The colour of an item's background. */
export const itemTone = (item: CalendarItem): StatusTone => {
  if (item.kind === 'prompt') return 'quiet';
  const { beat, tone } = postLook(item.post.display_state);
  return beat === 'posted' ? 'good' : tone;
};
