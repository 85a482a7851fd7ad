import { rewordedPost } from '@drumbeat/domain';
import { useState } from 'react';
import type { Post } from '../../../entities/types';
import type { DraftWords, LocalDraft } from '../../../entities/posts/local-draft';
import { sameWords } from '../../../entities/posts/send-local-draft';
import { useLocalCopy } from './use-local-copy';

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
