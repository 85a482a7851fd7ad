import { rewordedPost } from '@drumbeat/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Post } from '../../../entities/types';
import {
  type DraftWords,
  dropLocalDraft,
  keepLocalDraft,
  localCopiesOf,
  type LocalDraft,
  localDraftKey,
  readLocalDraft,
  sameWords,
} from '../../../entities/posts/local-draft';
import { holdDraft, ifLeftBehind, whenLeftBehind } from '../../../entities/posts/open-editors';
import { tabStorage } from '../../../lib/device/browser-storage';
import { randomId } from '../../../lib/device/random-id';

const entry = (postId: string) => `drumbeat-editor:${postId}`;

/** Where the last editor of a post in this tab kept its copy: after a reload or a sign-in, its words belong here before others. */
const keyOfThisTab = (postId: string): string | null => tabStorage.get(entry(postId));

const rememberKeyOfThisTab = (postId: string, key: string) => void tabStorage.set(entry(postId), key);

/**
 * Keeps this editor's unsaved text on the device, and recovers the copy of an earlier editor of the same post: after
 * a crash, an ended session, or a tab closed before it could save. This tab's own copy comes first, then the newest.
 * @param onFound gets such a text when the editor opens; returns true when the server does not have it
 */
function useLocalCopy(
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

/** The user's unsaved text, and its base version. */
export type Edit = LocalDraft;

/** Number of remembered attempts without a response. */
const sentMax = 5;

const baseOf = ({ version, title, content }: Post): Edit['base'] => ({ version, title, content });

/**
 * The text in the editor: the server's, until the user changes it. Each change is kept on this device before anything
 * is sent, and comes back after a crash or an ended session.
 */
export function usePostText(post: Post, userId: string) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const [wasRecovered, setRecovered] = useState(false);
  // Known here a moment before the screen is drawn with it: without, the text of before would show in between.
  const [confirmed, setConfirmed] = useState(post);
  const server = confirmed.version > post.version ? confirmed : post;
  const copy = useLocalCopy(userId, post.id, edit, (draft) => {
    if (sameWords(draft, server)) return false;
    setRecovered(true);
    setEdit((mine) => mine ?? draft);
    return true;
  });

  return {
    text: edit ?? server,
    edit,
    /** The newest known post. */
    server,
    wasRecovered,
    change: (change: Partial<DraftWords>) =>
      setEdit((current) => {
        const before = current ?? { title: server.title, content: server.content, base: baseOf(server) };
        const next = { ...before, ...rewordedPost(before, change) };
        return next.base.version === server.version && sameWords(next, server) ? null : next;
      }),
    /** The server took `sent`: what was typed meanwhile stays, now on top of the new version. */
    settle: (sent: DraftWords, saved: Post) => {
      setConfirmed(saved);
      setEdit((current) =>
        current === null || sameWords(current, sent)
          ? null
          : { title: current.title, content: current.content, base: baseOf(saved) },
      );
    },
    /** An attempt without a response: the server may have it. */
    remember: (sent: DraftWords) =>
      setEdit((current) => {
        if (current === null || current.sent?.some((words) => sameWords(words, sent))) return current;
        const { title, content } = sent;
        return { ...current, sent: [...(current.sent ?? []), { title, content }].slice(-sentMax) };
      }),
    /** Rebases the text on another version, whose text the user has rejected or which is the same. */
    rebase: (current: Post, putsAside = false) => {
      setConfirmed(current);
      setEdit(
        (mine) => mine && { title: mine.title, content: mine.content, base: baseOf(current), putsAside },
      );
    },
    /** Takes the server's text instead of the user's. */
    discard: (current: Post) => {
      setConfirmed(current);
      setEdit(null);
    },
    dropCopy: copy.drop,
    /** Replaces the server's text by another one, as after "Undo". */
    replace: ({ title, content }: DraftWords, on: Post) => setEdit({ title, content, base: baseOf(on) }),
  };
}

export type PostText = ReturnType<typeof usePostText>;
