import { isClockTime, isPlainDate, type WallClock } from '@drumbeat/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

const DIALOGS = ['publish', 'schedule', 'by-hand', 'performance'] as const;
export type EditorDialog = (typeof DIALOGS)[number];

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
