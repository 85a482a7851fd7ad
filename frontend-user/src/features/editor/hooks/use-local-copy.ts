import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdDraft, ifLeftBehind, whenLeftBehind } from '../../../entities/posts/draft-writers';
import {
  dropLocalDraft,
  keepLocalDraft,
  localCopiesOf,
  localDraftKey,
  readLocalDraft,
  type LocalDraft,
} from '../../../entities/posts/local-draft';
import { randomId } from '../../../lib/random-id';
import { keyOfThisTab, rememberKeyOfThisTab } from '../tab-draft-key';

/**
 * Keeps this editor's unsaved text on the device, and brings back what an editor of the same post left there: after a crash, an
 * ended session, or a tab that was closed before it could save. What this very tab left comes first, then the newest.
 *
 * @param onFound gets such a text, when the editor opens; answers whether it is one that the server does not have
 */
export function useLocalCopy(
  userId: string,
  postId: string,
  edit: LocalDraft | null,
  onFound: (draft: LocalDraft) => boolean,
) {
  const [key] = useState(() => localDraftKey(userId, postId, randomId()));
  const [keyBefore] = useState(() => keyOfThisTab(postId));
  useEffect(() => rememberKeyOfThisTab(postId, key), [postId, key]);
  useEffect(() => holdDraft(key), [key]);
  useEffect(() => {
    if (edit === null) dropLocalDraft(key);
    else keepLocalDraft(key, edit);
  }, [edit, key]);

  const hasTaken = useRef(false);
  const take = useEffectEvent((left: string) => {
    const draft = readLocalDraft(left);
    if (draft === null || edit !== null || hasTaken.current) return;
    // Here before it goes there: a crash between the two loses nothing.
    keepLocalDraft(key, draft);
    dropLocalDraft(left);
    hasTaken.current = onFound(draft);
    if (!hasTaken.current) dropLocalDraft(key);
  });
  // Once, when the editor opens: later, another tab that reloads would find its words gone to this one.
  useEffect(() => {
    const closing = new AbortController();
    const left = localCopiesOf(userId, postId).map((copy) => copy.key);
    async function takeWhatIsLeft() {
      if (keyBefore !== null && left.includes(keyBefore)) {
        await whenLeftBehind(keyBefore, () => take(keyBefore), closing.signal);
      }
      for (const other of left.filter((one) => one !== keyBefore && one !== key)) {
        if (!closing.signal.aborted) await ifLeftBehind(other, () => take(other));
      }
    }
    void takeWhatIsLeft();
    return () => closing.abort();
  }, [key, keyBefore, userId, postId]);

  return {
    /** For a save that outlives the editor, whose state can tell nobody any more. */
    drop: () => dropLocalDraft(key),
  };
}
