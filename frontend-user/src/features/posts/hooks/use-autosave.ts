import { SESSION_SETTINGS } from '@drumbeat/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../lib/api';
import type { Post } from '../../../lib/api-types';
import { useOnline } from '../../../lib/use-online';
import { useSavePost } from '../api/save-post';
import { sameText, type Edit, type PostText } from './use-post-text';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'conflict'; theirs: Post }
  | { kind: 'refused'; edit: Edit; reason: string };

type Trouble = Extract<SaveState, { kind: 'offline' | 'conflict' | 'refused' }>;

/** Without an answer the text is sent again this much later, or as soon as the device is online. */
const tryAgainMs = 10_000;

/** Saves the text 2 s after the last key (P §9) and says at any moment where it is. */
export function useAutosave(post: Post, text: PostText) {
  const save = useSavePost(post.id);
  const online = useOnline();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { edit } = text;

  /** Saves at once and answers the saved post; throws where the server does not take it. */
  async function saveNow(): Promise<Post> {
    if (edit === null) return post;
    try {
      const saved = await save.mutateAsync({
        version: edit.base.version,
        title: edit.title,
        content: edit.content,
      });
      text.settle(edit, saved);
      setTrouble(null);
      return saved;
    } catch (error) {
      const found = troubleOf(error, edit);
      // Only the version moved (a date was set elsewhere): the words are ours to save.
      if (found.kind === 'conflict' && sameText(found.theirs, edit.base)) text.rebase(found.theirs);
      else setTrouble(found);
      throw error;
    }
  }

  const saveInBackground = useEffectEvent(() => void saveNow().catch(() => undefined));
  const isRefused = trouble?.kind === 'refused' && trouble.edit === edit;
  const waits = edit !== null && !save.isPending && trouble?.kind !== 'conflict' && !isRefused && online;
  const delay = trouble?.kind === 'offline' ? tryAgainMs : SESSION_SETTINGS.autoSaveDelayMs;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(saveInBackground, delay);
    return () => clearTimeout(timer);
  }, [waits, delay, edit]);

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

function troubleOf(error: unknown, edit: Edit): Trouble {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'offline' };
  if (error.code === 'post.stale')
    return { kind: 'conflict', theirs: (error.details as { current: Post }).current };
  return { kind: 'refused', edit, reason: error.message };
}

function stateOf(edit: Edit | null, online: boolean, trouble: Trouble | null): SaveState {
  if (edit === null) return { kind: 'saved' };
  if (trouble?.kind === 'conflict') return trouble;
  if (trouble?.kind === 'refused' && trouble.edit === edit) return trouble;
  return trouble?.kind === 'offline' || !online ? { kind: 'offline' } : { kind: 'saving' };
}
