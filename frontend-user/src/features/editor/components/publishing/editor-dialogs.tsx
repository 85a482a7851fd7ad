import { isClockTime, isPlainDate, type TextRange, type WallClock } from '@drumbeat/domain';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart, useLater } from '../../../../components/lazy-part';
import type { Post } from '../../../../entities/types';
import type { ScheduleForProps } from './schedule-for';

const publishFor = lazyPart(() => import('./publish-for'));
const scheduleFor = lazyPart(() => import('./schedule-for'));

const DIALOGS = ['publish', 'schedule', 'by-hand', 'performance'] as const;
export type EditorDialog = (typeof DIALOGS)[number];

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

/**
 * The dialog that is open over a post. The address can open one (`?dialog=schedule&at=2026-11-25T08:15`): after
 * connecting LinkedIn the user returns to it, with the chosen time; a notice asks for figures (`?dialog=performance`).
 */
export function useEditorDialog() {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(() => dialogOf(search.get('dialog')));
  const [chosen] = useState(() => clockOf(search.get('at')));
  return {
    open,
    /** The chosen time in the address; null without one. */
    chosen: search.has('at') ? chosen : null,
    change: (dialog: EditorDialog | null) => {
      setOpen(dialog);
      if (!search.has('dialog')) return;
      setSearch(
        (current) => {
          current.delete('dialog');
          current.delete('at');
          return current;
        },
        { replace: true },
      );
    },
  };
}

const dialogOf = (value: string | null): EditorDialog | null =>
  DIALOGS.find((dialog) => dialog === value) ?? null;

function clockOf(value: string | null): WallClock | null {
  const [date, time] = (value ?? '').split('T');
  return isPlainDate(date) && isClockTime(time) ? { date, time } : null;
}
