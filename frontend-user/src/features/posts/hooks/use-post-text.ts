import { useEffect, useState } from 'react';
import type { Post } from '../../../lib/api-types';
import { dropLocalDraft, keepLocalDraft, readLocalDraft, type LocalDraft } from '../../../lib/local-draft';

/** What the user has written beyond the server's text, and on top of which version. */
export type Edit = Omit<LocalDraft, 'savedAt'>;

type Words = Pick<Post, 'title' | 'content'>;

const baseOf = ({ version, title, content }: Post): Edit['base'] => ({ version, title, content });

export const sameText = (a: Words, b: Words) => a.title === b.title && a.content === b.content;

/**
 * The text in the editor: the server's, until the user changes it. Each change is kept on this device before anything
 * is sent, and comes back after a crash or an ended session.
 */
export function usePostText(post: Post, userId: string) {
  const [edit, setEdit] = useState<Edit | null>(() => recoveredEdit(post, userId));
  const [wasRecovered] = useState(edit !== null);

  useEffect(() => {
    if (edit === null) dropLocalDraft(userId, post.id);
    else keepLocalDraft(userId, post.id, edit);
  }, [edit, userId, post.id]);

  return {
    text: edit ?? post,
    edit,
    wasRecovered,
    change: (change: Partial<Words>) =>
      setEdit((current) => {
        const before = current ?? { title: post.title, content: post.content, base: baseOf(post) };
        const next = { ...before, ...change };
        return next.base.version === post.version && sameText(next, post) ? null : next;
      }),
    /** The server took `sent`: what was typed meanwhile stays, now on top of the new version. */
    settle: (sent: Words, saved: Post) =>
      setEdit((current) =>
        current === null || sameText(current, sent) ? null : { ...current, base: baseOf(saved) },
      ),
    /** The same words on top of another version. */
    rebase: (current: Post) => setEdit((mine) => mine && { ...mine, base: baseOf(current) }),
    discard: () => setEdit(null),
    /** For a save that outlives the editor, whose state can tell nobody any more. */
    dropCopy: () => dropLocalDraft(userId, post.id),
    /** Other words in place of the server's, as after "Undo". */
    replace: (words: Words, on: Post) => setEdit({ ...words, base: baseOf(on) }),
  };
}

export type PostText = ReturnType<typeof usePostText>;

function recoveredEdit(post: Post, userId: string): Edit | null {
  const kept = readLocalDraft(userId, post.id);
  return kept === null || sameText(kept, post)
    ? null
    : { title: kept.title, content: kept.content, base: kept.base };
}
