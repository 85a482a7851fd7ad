import { retryDelayMs, SESSION_SETTINGS, tooLongToSave } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Post } from '../../../entities/types';
import { postQuery } from '../../../entities/posts/get-post';
import {
  type LocalDraft,
  sameWords,
  sendLocalDraft,
  UnsendableText,
} from '../../../entities/posts/local-draft';
import { rememberPost } from '../../../entities/posts/post-cache';
import { newerPost } from '../../../entities/posts/stale-post';
import { unsentPost } from '../../../entities/posts/unsent-post';
import { queryKeys } from '../../../entities/query-keys';
import { isDeleted } from '../../../lib/http/refusals';
import { lastMinutes, unsavedText } from '../../../lib/device/unsaved-text';
import { useOnline } from '../../../lib/http/use-online';
import {
  isWaiting,
  oneMoreFailure,
  troubleOf,
  type SaveState,
  type Trouble,
  type Waiting,
} from '../save-state';
import type { PostText } from './use-post-text';

/** After the quick retries without a response the text is sent again at this interval, or as soon as the device is online. */
const tryAgainMs = 10_000;

/**
 * Saves the text 2 s after the last key (SESSION-9) and says at any moment where it is.
 * @param gone The server has this post no more: nothing is sent until it is there again.
 */
export function useAutosave(post: Post, text: PostText, gone: boolean) {
  const save = useSavePost(post.id);
  const online = useOnline();
  const everyChange = useSyncExternalStore(lastMinutes.subscribe, lastMinutes.areRunning);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { edit, server } = text;
  const latest = useRef({ edit, server, gone });
  useEffect(() => {
    latest.current = { edit, server, gone };
  }, [edit, server, gone]);
  /** Saves are queued: two at once would conflict with each other. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** The last saved post, which may not be rendered yet. */
  const lastSaved = useRef<Post | null>(null);

  /** Saves at once and returns the saved post; throws when the server refuses it. */
  async function saveNow(): Promise<Post> {
    const turn = line.current.then(sendLatest);
    line.current = turn.catch(() => undefined);
    return turn;
  }

  async function sendLatest(): Promise<Post> {
    const { edit: mine, server: known, gone: isGone } = latest.current;
    if (isGone) throw new Error('This post was deleted.');
    const before = lastSaved.current;
    if (mine === null ? known.version === 0 && before === null : !isSendable(mine)) {
      throw new Error('Write something first.');
    }
    if (mine === null) return before && before.version > known.version ? before : known;
    // Text typed during the previous save is based on its result.
    const base = before && before.version > mine.base.version ? before : mine.base;
    if (before === base && sameWords(mine, before)) return before;
    try {
      const { title, content, version } = base;
      const saved = await save.mutateAsync({ ...mine, base: { title, content, version } });
      lastSaved.current = saved;
      text.settle(mine, saved);
      if (latest.current.edit === mine) text.dropCopy();
      setTrouble(null);
      return saved;
    } catch (error) {
      // Reported while typing, and sent once it is shorter.
      if (error instanceof UnsendableText) throw error;
      const found = troubleOf(error, mine);
      if (isWaiting(found)) text.remember(mine);
      // Only the version changed (a date was set elsewhere): our text can be saved.
      if (found.kind === 'conflict' && sameWords(found.theirs, mine.base)) text.rebase(found.theirs);
      else setTrouble((last) => (isWaiting(found) ? oneMoreFailure(last, found) : found));
      throw error;
    }
  }

  const saveInBackground = useEffectEvent(() => saveNow());
  const isRefused = trouble?.kind === 'refused' && sameWords(trouble.edit, edit ?? server);
  const tooLong = edit === null ? null : tooLongToSave(edit.content);
  const waits =
    edit !== null &&
    tooLong === null &&
    isSendable(edit) &&
    !save.isPending &&
    trouble?.kind !== 'conflict' &&
    !isRefused &&
    !gone &&
    online;
  const delay = isWaiting(trouble) ? delayAfter(trouble) : delayOfChange(everyChange);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void saveInBackground().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [waits, delay, edit, trouble]);

  // Leaving the editor saves without the pause after the last key; a failed save stays on the device.
  useEffect(() => () => void saveInBackground().catch(() => undefined), []);

  const name = edit === null ? null : edit.title || 'A new post';
  useEffect(
    () => (name === null ? undefined : unsavedText.hold(post.id, { name, save: () => saveInBackground() })),
    [name, post.id],
  );

  return {
    state: stateOf(text, { gone, online, trouble, isRefused, tooLong }),
    saveNow,
    keepMine: () => {
      if (trouble?.kind === 'conflict') text.rebase(trouble.theirs, true);
      setTrouble(null);
    },
    keepTheirs: () => {
      if (trouble?.kind === 'conflict') text.discard(trouble.theirs);
      setTrouble(null);
    },
  };
}

/** Saves title and text. The calendar, like the lists, is refetched when displayed. */
function useSavePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: LocalDraft) => sendLocalDraft(id, draft),
    onSuccess: (post) => {
      unsentPost.isSent(post.id);
      rememberPost(queryClient, post);
      void queryClient.invalidateQueries({ queryKey: queryKeys.calendar, refetchType: 'none' });
    },
    onError: (error) => {
      const current = newerPost(error);
      if (current) rememberPost(queryClient, current);
      // Its page reports that.
      if (isDeleted(error)) void queryClient.invalidateQueries({ queryKey: postQuery(id).queryKey });
    },
  });
}

/** A post begins with some text; a title alone waits on this device. */
const isSendable = ({ base, content }: LocalDraft) => base.version > 0 || content.trim() !== '';

const delayOfChange = (everyChange: boolean) => (everyChange ? 0 : SESSION_SETTINGS.autoSaveDelayMs);

const delayAfter = ({ failures, notBeforeMs }: Waiting) =>
  Math.max(notBeforeMs, retryDelayMs('versioned-autosave', failures) ?? tryAgainMs);

interface Around {
  gone: boolean;
  online: boolean;
  trouble: Trouble | null;
  isRefused: boolean;
  /** The reason why the text cannot be sent; null when it can. */
  tooLong: string | null;
}

function stateOf(
  { edit, server }: PostText,
  { gone, online, trouble, isRefused, tooLong }: Around,
): SaveState {
  if (gone) return { kind: 'deleted', isUnsaved: edit !== null };
  if (edit === null) return server.version === 0 ? { kind: 'new' } : { kind: 'saved' };
  if (trouble?.kind === 'conflict' || (trouble?.kind === 'refused' && isRefused)) return trouble;
  if (tooLong !== null) return { kind: 'too-long', reason: tooLong };
  if (!isSendable(edit)) return { kind: 'new' };
  if (!online || trouble?.kind === 'offline') return { kind: 'offline' };
  return trouble?.kind === 'late' ? { kind: 'late' } : { kind: 'saving' };
}
