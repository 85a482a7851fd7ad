import { tooLongToSave } from '@drumbeat/domain';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import type { Post } from '../types';
import type { DraftWords, LocalDraft } from './local-draft';
import { newerPost } from './stale-post';
import { UnsendableText } from './unsendable-text';

/**
 * Sends what was written on this device: as a change of the post, or as the post itself where the server has none yet. Both may
 * be sent again: what the server has already is answered as it is.
 * @throws ApiError `post.stale` where another text has come there meanwhile
 * @throws UnsendableText where it is too long to be sent at all
 */
export async function sendLocalDraft(postId: string, draft: LocalDraft): Promise<Post> {
  const problem = tooLongToSave(draft.content);
  if (problem !== null) throw new UnsendableText(problem);
  try {
    return await send(postId, draft);
  } catch (error) {
    const current = newerPost(error);
    // The answer to an earlier try was lost, or the editor was left before it came.
    if (current && isOf(draft, current)) return current;
    if (current && draft.sent?.some((words) => isOf(words, current))) {
      return send(postId, { ...draft, base: current });
    }
    throw error;
  }
}

/** A post without a title is named by its text; the server does that. */
async function send(postId: string, { title, content, base, putsAside }: LocalDraft): Promise<Post> {
  const words = { content, ...(title.trim() === '' ? {} : { title }) };
  if (base.version === 0) return bodyOf(await api.POST('/api/posts', { body: { id: postId, ...words } }));
  const body = { version: base.version, ...words, ...(putsAside ? { keep_replaced: true } : {}) };
  return bodyOf(await api.PATCH('/api/posts/{id}', { params: { path: { id: postId } }, body }));
}

/** Whether the server's post is what was sent with these words. */
const isOf = (words: DraftWords, post: Post) =>
  post.content === words.content && (words.title.trim() === '' || post.title === words.title);

export const sameWords = (a: Pick<Post, 'title' | 'content'>, b: Pick<Post, 'title' | 'content'>) =>
  a.title === b.title && a.content === b.content;
