import { SESSION_SETTINGS } from '@drumbeat/domain';
import { deviceStorage } from '../../lib/browser-storage';

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
