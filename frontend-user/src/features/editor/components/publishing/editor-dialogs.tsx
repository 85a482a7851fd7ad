import type { TextRange, WallClock } from '@drumbeat/domain';
import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../../components/lazy-part';
import type { Post } from '../../../../entities/types';
import type { EditorDialog } from '../../hooks/use-editor-dialog';
import type { ScheduleForProps } from './schedule-for';

const publishFor = lazyPart(() => import('./publish-for'));
const scheduleFor = lazyPart(() => import('./schedule-for'));

/** Prefetches it for pages that may open it, once they have settled. */
export const useScheduleLater = () => useLater(scheduleFor);

/** The schedule dialog with its month and its zone rules, prefetched before it is opened. */
export function LazyScheduleFor(props: ScheduleForProps) {
  return (
    <Suspense>
      <scheduleFor.Part {...props} />
    </Suspense>
  );
}

interface EditorDialogsProps {
  post: Post;
  open: EditorDialog | null;
  /** A time that was chosen before. */
  chosen: WallClock | null;
  onChange: (dialog: EditorDialog | null) => void;
  /** Leads to a place in the text, once no dialog is in front of it. */
  onShow?: (place: TextRange) => void;
}

/** The dialogs for scheduling and for posting now; that for the figures of what is out belongs to `AfterPublishing`. */
export function EditorDialogs({ post, open, chosen, onChange, onShow }: EditorDialogsProps) {
  useLater(publishFor);
  useScheduleLater();
  const close = () => onChange(null);
  const show = onShow
    ? (place: TextRange) => {
        close();
        // A closing dialog returns the focus to its button first.
        requestAnimationFrame(() => onShow(place));
      }
    : undefined;
  if (open === 'schedule' || open === 'by-hand') {
    const way = open === 'by-hand' ? 'by-hand' : 'linkedin';
    return <LazyScheduleFor post={post} chosen={chosen} way={way} onClose={close} onShow={show} />;
  }
  if (open !== 'publish') return null;
  return (
    <Suspense>
      <publishFor.Part
        post={post}
        onClose={close}
        onSchedule={() => onChange('schedule')}
        {...(show ? { onShow: show } : {})}
      />
    </Suspense>
  );
}
