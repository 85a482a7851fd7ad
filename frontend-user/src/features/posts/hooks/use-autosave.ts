import { retryDelayMs, SESSION_SETTINGS } from '@drumbeat/domain';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api';
import type { Post } from '../../../lib/api-types';
import { isRefused } from '../../../lib/is-refused';
import { sameWords } from '../../../lib/send-local-draft';
import { newerPost } from '../../../lib/stale-post';
import { lastMinutes, unsavedText } from '../../../lib/unsaved-text';
import { useOnline } from '../../../lib/use-online';
import { useSavePost } from '../api/save-post';
import type { Edit, PostText } from './use-post-text';

export type SaveState =
  | { kind: 'saved' }
  /** Begun here, and nothing of it written that could be sent. */
  | { kind: 'new' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'conflict'; theirs: Post }
  | { kind: 'refused'; edit: Edit; reason: string };

type Trouble =
  | Extract<SaveState, { kind: 'conflict' | 'refused' }>
  /** Tries in a row that the server did not take; it asked for a pause this long, or for none. */
  | { kind: 'offline'; failures: number; notBeforeMs: number };

type Waiting = Extract<Trouble, { kind: 'offline' }>;

/** After the quick tries without an answer the text is sent again this often, or as soon as the device is online. */
const tryAgainMs = 10_000;

/** Saves the text 2 s after the last key (SESSION-9) and says at any moment where it is. */
export function useAutosave(post: Post, text: PostText) {
  const save = useSavePost(post.id);
  const online = useOnline();
  const everyChange = useSyncExternalStore(lastMinutes.subscribe, lastMinutes.areRunning);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { edit, server } = text;
  const latest = useRef({ edit, server });
  useEffect(() => {
    latest.current = { edit, server };
  }, [edit, server]);
  /** Saves stand in line: two at once would be each other's conflict. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** What the last of them saved, which the screen may not have been drawn with yet. */
  const lastSaved = useRef<Post | null>(null);

  /** Saves at once and answers the saved post; throws where the server does not take it. */
  async function saveNow(): Promise<Post> {
    const turn = line.current.then(sendLatest);
    line.current = turn.catch(() => undefined);
    return turn;
  }

  async function sendLatest(): Promise<Post> {
    const { edit: mine, server: known } = latest.current;
    const before = lastSaved.current;
    if (mine === null ? known.version === 0 && before === null : !isSendable(mine)) {
      throw new Error('Write something first.');
    }
    if (mine === null) return before && before.version > known.version ? before : known;
    // What was typed during the turn before stands on what that turn saved.
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
      const found = troubleOf(error, mine);
      if (found.kind === 'offline') text.remember(mine);
      // Only the version moved (a date was set elsewhere): the words are ours to save.
      if (found.kind === 'conflict' && sameWords(found.theirs, mine.base)) text.rebase(found.theirs);
      else setTrouble((last) => (found.kind === 'offline' ? oneMoreFailure(last, found) : found));
      throw error;
    }
  }

  const saveInBackground = useEffectEvent(() => saveNow());
  const isRefused = trouble?.kind === 'refused' && sameWords(trouble.edit, edit ?? server);
  const waits =
    edit !== null &&
    isSendable(edit) &&
    !save.isPending &&
    trouble?.kind !== 'conflict' &&
    !isRefused &&
    online;
  const delay = trouble?.kind === 'offline' ? delayAfter(trouble) : delayOfChange(everyChange);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void saveInBackground().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [waits, delay, edit, trouble]);

  // Whoever leaves the editor does not wait for the pause after the last key; what fails stays on the device.
  useEffect(() => () => void saveInBackground().catch(() => undefined), []);

  const name = edit === null ? null : edit.title || 'A new post';
  useEffect(
    () => (name === null ? undefined : unsavedText.hold(post.id, { name, save: () => saveInBackground() })),
    [name, post.id],
  );

  return {
    state: stateOf(text, online, trouble, isRefused),
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

/** A post begins with some text; a title alone waits on this device. */
const isSendable = ({ base, content }: Edit) => base.version > 0 || content.trim() !== '';

const delayOfChange = (everyChange: boolean) => (everyChange ? 0 : SESSION_SETTINGS.autoSaveDelayMs);

const delayAfter = ({ failures, notBeforeMs }: Waiting) =>
  Math.max(notBeforeMs, retryDelayMs('versioned-autosave', failures) ?? tryAgainMs);

const oneMoreFailure = (last: Trouble | null, found: Waiting): Trouble =>
  last?.kind === 'offline' ? { ...found, failures: last.failures + 1 } : found;

function troubleOf(error: unknown, edit: Edit): Trouble {
  const theirs = newerPost(error);
  if (theirs) return { kind: 'conflict', theirs };
  if (isRefused(error)) return { kind: 'refused', edit, reason: error.message };
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return { kind: 'offline', failures: 1, notBeforeMs: (asked ?? 0) * 1000 };
}

function stateOf(
  { edit, server }: PostText,
  online: boolean,
  trouble: Trouble | null,
  isRefused: boolean,
): SaveState {
  if (edit === null) return server.version === 0 ? { kind: 'new' } : { kind: 'saved' };
  if (trouble?.kind === 'conflict' || (trouble?.kind === 'refused' && isRefused)) return trouble;
  if (!isSendable(edit)) return { kind: 'new' };
  return trouble?.kind === 'offline' || !online ? { kind: 'offline' } : { kind: 'saving' };
}
