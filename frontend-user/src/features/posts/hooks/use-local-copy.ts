import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdDraft, whenLeftBehind } from '../../../lib/draft-writers';
import {
  dropLocalDraft,
  keepLocalDraft,
  localCopiesOf,
  localDraftKey,
  readLocalDraft,
  type LocalDraft,
} from '../../../lib/local-draft';
import { randomId } from '../../../lib/random-id';

/**
 * Keeps this editor's unsaved text on the device, and brings back what an editor of the same post left there: after a crash, an
 * ended session, or a tab that was closed before it could save.
 *
 * @param onFound gets the newest such text, when the editor opens
 */
export function useLocalCopy(
  userId: string,
  postId: string,
  edit: LocalDraft | null,
  onFound: (draft: LocalDraft) => void,
) {
  const [key] = useState(() => localDraftKey(userId, postId, randomId()));
  useEffect(() => holdDraft(key), [key]);
  useEffect(() => {
    if (edit === null) dropLocalDraft(key);
    else keepLocalDraft(key, edit);
  }, [edit, key]);

  const hasTaken = useRef(false);
  const take = useEffectEvent((left: string) => {
    const draft = readLocalDraft(left);
    if (draft === null || edit !== null || hasTaken.current) return;
    hasTaken.current = true;
    // Here before it goes there: a crash between the two loses nothing.
    keepLocalDraft(key, draft);
    dropLocalDraft(left);
    onFound(draft);
  });
  // Once, when the editor opens: later, another tab that reloads would find its words gone to this one.
  useEffect(() => {
    const others = localCopiesOf(userId, postId).filter((copy) => copy.key !== key);
    const waiting = others.map((copy) => whenLeftBehind(copy.key, () => take(copy.key)));
    return () => waiting.forEach((stop) => stop());
  }, [key, userId, postId]);

  return {
    /** For a save that outlives the editor, whose state can tell nobody any more. */
    drop: () => dropLocalDraft(key),
  };
}
