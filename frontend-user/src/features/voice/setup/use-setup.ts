import { PROFILE_PACES, PROFILE_TEXTS } from '@drumbeat/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import { tabStorage } from '../../../lib/browser-storage';
import { notify } from '../../../lib/notify';

/** When this tab has last asked; it is not asked again on each page of the next five minutes. */
const marker = {
  keyOf: (userId: string) => `drumbeat-profile-setup-shown:${userId}`,
  read: (userId: string): number | null => {
    const at = Number(tabStorage.get(marker.keyOf(userId)) ?? Number.NaN);
    return Number.isFinite(at) ? at : null;
  },
  set: (userId: string) => void tabStorage.set(marker.keyOf(userId), String(Date.now())),
  clear: (userId: string) => tabStorage.remove(marker.keyOf(userId)),
};

/** Asks for the first profile where there is none, and reads it once that was answered (VOICE-21). */
export function useSetup(isMissing: boolean) {
  const { id } = useCurrentUser();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [askAt, setAskAt] = useState(() => {
    const shown = marker.read(id);
    return shown === null ? 0 : shown + PROFILE_PACES.askAgain;
  });
  const leaving = useRef(new AbortController());

  const open = () => {
    marker.set(id);
    setOpen(true);
  };

  useEffect(() => {
    if (!isMissing || isOpen) return undefined;
    const timer = setTimeout(
      () => {
        marker.set(id);
        setOpen(true);
      },
      Math.max(0, askAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [isMissing, isOpen, askAt, id]);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const close = (isMade: boolean) => {
    setOpen(false);
    marker.clear(id);
    setAskAt(Date.now() + PROFILE_PACES.askAgain);
    void readAfterwards(queryClient, isMade, leaving.current.signal);
  };

  return { isOpen, open, close };
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
