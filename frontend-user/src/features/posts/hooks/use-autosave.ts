import { retryDelayMs, SESSION_SETTINGS } from '@drumbeat/domain';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api';
import type { Post } from '../../../lib/api-types';
import { newerPost } from '../../../lib/stale-post';
import { lastMinutes, unsavedText } from '../../../lib/unsaved-text';
import { useOnline } from '../../../lib/use-online';
import { useSavePost } from '../api/save-post';
import { sameText, type Edit, type PostText } from './use-post-text';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'conflict'; theirs: Post }
  | { kind: 'refused'; edit: Edit; reason: string };

type Trouble =
  | Extract<SaveState, { kind: 'conflict' | 'refused' }>
  /** Tries without an answer, in a row. */
  | { kind: 'offline'; failures: number };

/** After the quick tries without an answer the text is sent again this often, or as soon as the device is online. */
const tryAgainMs = 10_000;

/** Saves the text 2 s after the last key (P §9) and says at any moment where it is. */
export function useAutosave(post: Post, text: PostText) {
  const save = useSavePost(post.id);
  const online = useOnline();
  const everyChange = useSyncExternalStore(lastMinutes.subscribe, lastMinutes.areRunning);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { edit } = text;
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  }, [edit]);
  /** Saves stand in line: two at once would be each other's conflict. Resolves with what the last one saved. */
  const line = useRef<Promise<Post | null>>(Promise.resolve(null));

  /** Saves at once and answers the saved post; throws where the server does not take it. */
  async function saveNow(): Promise<Post> {
    const turn = line.current.then(sendLatest);
    line.current = turn.catch(() => null);
    return turn;
  }

  async function sendLatest(before: Post | null): Promise<Post> {
    const mine = latest.current;
    if (mine === null) return before ?? post;
    if (before && sameText(mine, before)) return before;
    try {
      const { title, content, base } = mine;
      const version = Math.max(base.version, before?.version ?? 0);
      const saved = await save.mutateAsync({ version, title, content });
      text.settle(mine, saved);
      if (latest.current === mine) text.dropCopy();
      setTrouble(null);
      return saved;
    } catch (error) {
      const found = troubleOf(error, mine);
      // Only the version moved (a date was set elsewhere): the words are ours to save.
      if (found.kind === 'conflict' && sameText(found.theirs, mine.base)) text.rebase(found.theirs);
      else setTrouble((last) => (found.kind === 'offline' ? oneMoreFailure(last) : found));
      throw error;
    }
  }

  const saveInBackground = useEffectEvent(() => saveNow());
  const isRefused = trouble?.kind === 'refused' && trouble.edit === edit;
  const waits = edit !== null && !save.isPending && trouble?.kind !== 'conflict' && !isRefused && online;
  const delay = trouble?.kind === 'offline' ? delayAfter(trouble.failures) : delayOfChange(everyChange);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void saveInBackground().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [waits, delay, edit, trouble]);

  // Whoever leaves the editor does not wait for the pause after the last key; what fails stays on the device.
  useEffect(() => () => void saveInBackground().catch(() => undefined), []);

  const name = edit?.title ?? null;
  useEffect(
    () => (name === null ? undefined : unsavedText.hold(post.id, { name, save: () => saveInBackground() })),
    [name, post.id],
  );

  return {
    state: stateOf(edit, online, trouble),
    saveNow,
    keepMine: () => {
      if (trouble?.kind === 'conflict') text.rebase(trouble.theirs);
      setTrouble(null);
    },
    keepTheirs: () => {
      text.discard();
      setTrouble(null);
    },
  };
}

const delayOfChange = (everyChange: boolean) => (everyChange ? 0 : SESSION_SETTINGS.autoSaveDelayMs);

const delayAfter = (failures: number) => retryDelayMs('versioned-autosave', failures) ?? tryAgainMs;

const oneMoreFailure = (last: Trouble | null): Trouble => ({
  kind: 'offline',
  failures: last?.kind === 'offline' ? last.failures + 1 : 1,
});

function troubleOf(error: unknown, edit: Edit): Trouble {
  const theirs = newerPost(error);
  if (theirs) return { kind: 'conflict', theirs };
  // Without a session nothing is lost and nothing refused: the text waits on this device.
  return error instanceof ApiError && error.status > 0 && error.status < 500 && error.status !== 401
    ? { kind: 'refused', edit, reason: error.message }
    : { kind: 'offline', failures: 1 };
}

function stateOf(edit: Edit | null, online: boolean, trouble: Trouble | null): SaveState {
  if (edit === null) return { kind: 'saved' };
  if (trouble?.kind === 'conflict') return trouble;
  if (trouble?.kind === 'refused' && trouble.edit === edit) return trouble;
  return trouble?.kind === 'offline' || !online ? { kind: 'offline' } : { kind: 'saving' };
}
