import { tooLongToSave } from '@drumbeat/domain';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import type { Post } from '../types';
import type { DraftWords, LocalDraft } from './local-draft';
import { newerPost } from './stale-post';

/** A text that the server would not take in any try: it stays on this device until it is changed. The message says why. */
export class UnsendableText extends Error {}

/**
 * Sends a text written on this device: as a change of the post, or as a new post if the server has none yet. Both may
 * be repeated: the server returns existing data unchanged. @throws ApiError `post.stale` when the server has another
 * text meanwhile @throws UnsendableText when it is too long to be sent at all
 */
export async function sendLocalDraft(postId: string, draft: LocalDraft): Promise<Post> {
  const problem = tooLongToSave(draft.content);
  if (problem !== null) throw new UnsendableText(problem);
  try {
    return await send(postId, draft);
  } catch (error) {
    const current = newerPost(error);
    // The response to an earlier attempt was lost, or the editor was closed before it came.
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

/** True when the server's post has the text that was sent. */
const isOf = (words: DraftWords, post: Post) =>
  post.content === words.content && (words.title.trim() === '' || post.title === words.title);

export const sameWords = (a: Pick<Post, 'title' | 'content'>, b: Pick<Post, 'title' | 'content'>) =>
  a.title === b.title && a.content === b.content;
