import { bodyOf } from '@drumbeat/api-client';
import { SESSION_SETTINGS, tooLongToSave } from '@drumbeat/domain';
import { api } from '../../lib/http/api';
import { deviceStorage } from '../../lib/device/browser-storage';
import type { Post } from '../types';
import { newerPost } from './stale-post';

export interface DraftWords {
  readonly title: string;
  readonly content: string;
}

/** A user's text that the server does not have yet. */
export interface LocalDraft extends DraftWords {
  /** The version that it was written on; 0 where the server has no such post yet. */
  readonly base: DraftWords & { readonly version: number };
  /** The last texts sent without a response: if the server has one of them, it came from here. */
  readonly sent?: readonly DraftWords[];
  /** Replaces a text that its user has seen and put aside, and which the server is to keep as a version. */
  readonly putsAside?: boolean;
}

export interface LocalCopy {
  readonly key: string;
  readonly postId: string;
  readonly draft: LocalDraft;
  readonly savedAt: number;
}

type Stored = LocalDraft & { readonly savedAt: number };

const prefix = 'drumbeat-draft:';

/**
 * Storage key of one editor's copy. Each has its own (see draft-writers): two tabs with one post would otherwise
 * overwrite and drop each other's text.
 */
export const localDraftKey = (userId: string, postId: string, writer: string) =>
  `${prefix}${userId}:${postId}:${writer}`;

/** Keeps the text on this device for 24 h; answers whether the device took it. */
export const keepLocalDraft = (key: string, draft: LocalDraft): boolean =>
  deviceStorage.setJson(key, { ...draft, savedAt: Date.now() });

export function readLocalDraft(key: string): Stored | null {
  const kept = read(key);
  return kept === null || isExpired(kept) ? null : kept;
}

export const dropLocalDraft = (key: string): void => deviceStorage.remove(key);

/** The user's copies on this device that are still good, of one post or of all; the newest first. */
export function localCopiesOf(userId: string, ofPost?: string): LocalCopy[] {
  const own = `${prefix}${userId}:`;
  return deviceStorage
    .keys(own)
    .flatMap((key) => {
      const [postId = ''] = key.slice(own.length).split(':');
      const kept = ofPost === undefined || ofPost === postId ? readLocalDraft(key) : null;
      if (kept === null) return [];
      const { savedAt, ...draft } = kept;
      return [{ key, postId, draft, savedAt }];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Removes copies older than 24 h and those that cannot be read; run at the start and every hour (SESSION-9). */
export function dropExpiredDrafts(): void {
  for (const key of deviceStorage.keys(prefix)) {
    const kept = read(key);
    if (kept !== null && isExpired(kept)) dropLocalDraft(key);
  }
}

const read = (key: string) => deviceStorage.getJson(key, isStored);

const isExpired = ({ savedAt }: Stored) => Date.now() - savedAt > SESSION_SETTINGS.draftStorageMs;

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    typeof value.content === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'base' in value &&
    typeof value.base === 'object' &&
    value.base !== null &&
    'version' in value.base &&
    typeof value.base.version === 'number'
  );
}

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
