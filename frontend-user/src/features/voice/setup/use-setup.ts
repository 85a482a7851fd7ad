import { PROFILE_PACES, PROFILE_TEXTS } from '@drumbeat/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import { tabStorage } from '../../../lib/device/browser-storage';
import { notify } from '../../../lib/notices/notify';

/** An instant that this tab keeps, by user. */
function keptInstant(name: string) {
  const keyOf = (userId: string) => `drumbeat-profile-setup-${name}:${userId}`;
  return {
    read: (userId: string): number => Number(tabStorage.get(keyOf(userId)) ?? 0) || 0,
    setNow: (userId: string) => void tabStorage.set(keyOf(userId), String(Date.now())),
    clear: (userId: string) => tabStorage.remove(keyOf(userId)),
  };
}

/** That the setup shows; cleared when it closes. */
const shown = keptInstant('shown');
/** When it was last closed: a page that is loaded anew is not asked again at once. */
const closed = keptInstant('closed');

/** When to ask next, after it was shown, or closed, last; at once where it never was. */
const nextAsk = (userId: string) => {
  const last = Math.max(shown.read(userId), closed.read(userId));
  return last === 0 ? 0 : last + PROFILE_PACES.askAgain;
};

/** Asks for the first profile where there is none, and reads it once that was answered (VOICE-21). */
export function useSetup(isMissing: boolean) {
  const { id } = useCurrentUser();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [askAt, setAskAt] = useState(() => nextAsk(id));
  const leaving = useRef(new AbortController());

  const open = () => {
    shown.setNow(id);
    setOpen(true);
  };

  useEffect(() => {
    if (!isMissing || isOpen) return undefined;
    const left = new AbortController();
    const timer = setTimeout(
      () =>
        void onceNothingIsOpen(left.signal).then(() => {
          if (left.signal.aborted) return;
          shown.setNow(id);
          setOpen(true);
        }),
      Math.max(0, askAt - Date.now()),
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [isMissing, isOpen, askAt, id]);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const close = (isMade: boolean) => {
    setOpen(false);
    shown.clear(id);
    closed.setNow(id);
    setAskAt(nextAsk(id));
    void readAfterwards(queryClient, isMade, leaving.current.signal);
  };

  return { isOpen, open, close };
}

/** Resolves when no dialog and no menu is open: nothing asks over what its user is at. */
function onceNothingIsOpen(left: AbortSignal): Promise<void> {
  const isOpen = () =>
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
  if (!isOpen()) return Promise.resolve();
  return new Promise((resolve) => {
    // Each of them is a child of the page's body of its own.
    const observer = new MutationObserver(() => {
      if (!isOpen()) end();
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true });
    left.addEventListener('abort', end, { once: true });
  });
}

/** The profile after a second, after another one if it is not there, and the page anew if one that was made is still not found. */
async function readAfterwards(queryClient: QueryClient, isMade: boolean, left: AbortSignal): Promise<void> {
  const hasLeft = () => left.aborted;
  const isFound = async (): Promise<boolean> => {
    await pause(PROFILE_PACES.step);
    if (hasLeft()) return false;
    const profile = await queryClient
      .query({ ...writingProfileQuery, staleTime: 0 })
      // The page says so by itself.
      .catch(() => null);
    return profile !== null;
  };
  if ((await isFound()) || (await isFound()) || !isMade || hasLeft()) return;
  notify.plain(PROFILE_TEXTS.refreshing);
  await pause(PROFILE_PACES.step);
  if (!hasLeft()) window.location.reload();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
