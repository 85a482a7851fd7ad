import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ifLeftBehind } from '../../entities/posts/open-editors';
import { isDeleted } from '../../lib/http/refusals';
import {
  dropLocalDraft,
  localCopiesOf,
  readLocalDraft,
  sendLocalDraft,
} from '../../entities/posts/local-draft';
import { about, notify } from '../../lib/notices/notify';
import { rememberPost } from '../../entities/posts/post-cache';
import { useOnline } from '../../lib/http/use-online';

/** An editor that was just opened takes its own copy first. */
const patienceMs = 5_000;

/**
 * Sends unsaved texts of closed editors as soon as there is a network. A text in conflict waits for its editor, which
 * shows both; so does the text of a deleted post. @param openPost Opens the editor of a post.
 */
export function useSendLeftBehind(userId: string, openPost: (postId: string) => void): void {
  const online = useOnline();
  const queryClient = useQueryClient();
  const noticeDeleted = (postId: string, title: string) =>
    notify.warning('A post was deleted while you wrote', {
      description: title,
      about: about.post(postId),
      action: { label: 'See it', onClick: () => openPost(postId) },
    });
  const sendAll = useEffectEvent(async (keys: ReadonlySet<string>) => {
    for (const { key, postId } of localCopiesOf(userId).filter((copy) => keys.has(copy.key))) {
      await ifLeftBehind(key, async () => {
        const draft = readLocalDraft(key);
        if (draft === null || (draft.base.version === 0 && draft.content.trim() === '')) return;
        const saved = await sendLocalDraft(postId, draft).catch((error: unknown) => {
          if (isDeleted(error)) noticeDeleted(postId, draft.title);
          return null;
        });
        if (!saved) return;
        dropLocalDraft(key);
        rememberPost(queryClient, saved);
        notify.success('Saved what you wrote before', { description: saved.title });
      });
    }
  });
  useEffect(() => {
    if (!online) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void keysLeftBehind(userId).then((keys) => {
      if (!isOver && keys.size > 0) timer = setTimeout(() => void sendAll(keys), patienceMs);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [online, userId]);
}

/** Free now and still after the patience: a page that is only reloading takes its own copy again. */
async function keysLeftBehind(userId: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const { key } of localCopiesOf(userId)) await ifLeftBehind(key, () => keys.add(key));
  return keys;
}
