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
 * Keeps this editor's unsaved text on the device, and recovers the copy of an earlier editor of the same post: after
 * a crash, an ended session, or a tab closed before it could save. This tab's own copy comes first, then the newest.
 * @param onFound gets such a text when the editor opens; returns true when the server does not have it
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
    // Stored here before it is deleted there: a crash between the two loses nothing.
    keepLocalDraft(key, draft);
    dropLocalDraft(left);
    hasTaken.current = onFound(draft);
    if (!hasTaken.current) dropLocalDraft(key);
  });
  // Once, when the editor opens: later, this tab would take the text of another one that reloads.
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
    /** For a save that ends after the editor was unmounted. */
    drop: () => dropLocalDraft(key),
  };
}
