import { createHash } from 'node:crypto';
import type { DecodedText, TextSegment } from '../little-text.decoder.js';
import type { PostComment, PostDraft, SandboxPost } from './post.js';

const maxPosts = 10_000;
/** A data file holds the newest of them only: it is rewritten whole with each post. */
const maxSavedPosts = 1_000;

/**
 * Window of LinkedIn's duplicate detection, also for deleted posts. Its own page says ten minutes, others
 * report a day or two (LINKEDIN-18).
 */
const duplicateWindowMs = 10 * 60 * 1000;

interface Fingerprint {
  urn: string;
  at: number;
}

/** Files of before have none of these. */
type LaterField = 'media' | 'comments' | 'edited_at';

export interface SavedPosts {
  created: number;
  posts: (Omit<SandboxPost, LaterField> & Partial<Pick<SandboxPost, LaterField>>)[];
}

function fingerprintKey(sub: string, commentary: string): string {
  return createHash('sha256').update(`${sub}\n${commentary.trim()}`).digest('base64url');
}

/** The posts published with the stand-in. Its count of creations is authoritative for the proofs. */
export class Posts {
  readonly #posts = new Map<string, SandboxPost>();
  readonly #fingerprints = new Map<string, Fingerprint>();
  /** Further URNs of posts. */
  readonly #threads = new Map<string, string>();
  #created = 0;
  #sequence = 0;

  constructor(
    private readonly onChange: () => void,
    private readonly windowMs = duplicateWindowMs,
  ) {}

  /** Real creations since the last reset. Deleting a post does not lower it. */
  get created(): number {
    return this.#created;
  }

  /** A fresh URN: of a share mostly, of a ugcPost each third time, because callers must take both. */
  nextUrn(now: Date): string {
    this.#sequence += 1;
    const type = this.#sequence % 3 === 0 ? 'ugcPost' : 'share';
    return `urn:li:${type}:${(BigInt(now.getTime()) << 22n) + BigInt(this.#sequence)}`;
  }

  /** @param published what readers see, which may be less than was sent */
  create(draft: PostDraft, published: DecodedText, now: Date): SandboxPost {
    const post: SandboxPost = {
      urn: this.nextUrn(now),
      author: draft.author,
      author_name: draft.authorName,
      commentary: draft.commentary,
      text: published.text,
      segments: published.segments,
      truncated: published.truncatedAt !== null,
      visibility: draft.visibility,
      media: draft.media,
      comments: [],
      created_at: now.toISOString(),
      edited_at: null,
      deleted_at: null,
    };
    this.#created += 1;
    this.#put(post);
    this.#remember(draft.sub, draft.commentary, post.urn, now);
    this.onChange();
    return post;
  }

  /** The URN that a post of the same member with the same text was given within the window. */
  duplicateOf(sub: string, commentary: string, now: Date, windowMs = this.windowMs): string | null {
    const fingerprint = this.#fingerprints.get(fingerprintKey(sub, commentary));
    if (!fingerprint || now.getTime() - fingerprint.at >= windowMs) return null;
    return fingerprint.urn;
  }

  find(urn: string): SandboxPost | null {
    return this.#posts.get(urn) ?? null;
  }

  /** Oldest first, including deleted ones. */
  all(): SandboxPost[] {
    return [...this.#posts.values()];
  }

  /** The posts visible in the feed, newest first. */
  visible(): SandboxPost[] {
    return this.all()
      .filter((post) => post.deleted_at === null)
      .reverse();
  }

  /** Makes another URN for comments on a post; null when there is no such post. */
  threadOf(urn: string): string | null {
    if (!this.#posts.has(urn)) return null;
    this.#sequence += 1;
    const thread = `urn:li:ugcPost:${urn.slice(urn.lastIndexOf(':') + 1)}${this.#sequence}`;
    this.#threads.set(thread, urn);
    return thread;
  }

  /** Returns the comment's id; null when there is no such post. */
  comment(thread: string, comment: Omit<PostComment, 'id' | 'created_at'>, now: Date): string | null {
    const urn = this.#threads.get(thread) ?? thread;
    const post = this.#posts.get(urn);
    if (post?.deleted_at !== null) return null;
    this.#sequence += 1;
    const id = String((BigInt(now.getTime()) << 22n) + BigInt(this.#sequence));
    const comments = [...post.comments, { ...comment, id, created_at: now.toISOString() }];
    this.#posts.set(urn, { ...post, comments });
    this.onChange();
    return id;
  }

  /** Replaces the text. Duplicates are still those of the first one: nothing says that an edit counts for them. */
  rewrite(urn: string, commentary: string, published: DecodedText, now: Date): void {
    const post = this.#posts.get(urn);
    if (post?.deleted_at !== null) return;
    this.#posts.set(urn, {
      ...post,
      commentary,
      text: published.text,
      segments: published.segments,
      truncated: published.truncatedAt !== null,
      edited_at: now.toISOString(),
    });
    this.onChange();
  }

  delete(urn: string, now: Date): void {
    const post = this.#posts.get(urn);
    if (post?.deleted_at !== null) return;
    this.#posts.set(urn, { ...post, deleted_at: now.toISOString() });
    this.onChange();
  }

  clear(): void {
    this.#posts.clear();
    this.#fingerprints.clear();
    this.#threads.clear();
    this.#created = 0;
    this.onChange();
  }

  saved(): SavedPosts {
    return { created: this.#created, posts: this.all().slice(-maxSavedPosts) };
  }

  restore({ created, posts }: SavedPosts): void {
    for (const post of posts) {
      this.#put({
        ...post,
        media: post.media ?? [],
        comments: post.comments ?? [],
        edited_at: post.edited_at ?? null,
      });
      const sub = post.author.slice('urn:li:person:'.length);
      this.#remember(sub, post.commentary, post.urn, new Date(post.created_at));
    }
    this.#created = created;
    this.#sequence = created;
  }

  #put(post: SandboxPost): void {
    this.#posts.set(post.urn, post);
    if (this.#posts.size <= maxPosts) return;
    const oldest = this.#posts.keys().next();
    if (!oldest.done) this.#posts.delete(oldest.value);
  }

  #remember(sub: string, commentary: string, urn: string, at: Date): void {
    this.#fingerprints.set(fingerprintKey(sub, commentary), { urn, at: at.getTime() });
    if (this.#fingerprints.size <= maxPosts) return;
    const oldest = this.#fingerprints.keys().next();
    if (!oldest.done) this.#fingerprints.delete(oldest.value);
  }
}

/** The first half of a text, as the fault `truncated_text` publishes it. */
export function firstHalf(whole: DecodedText): DecodedText {
  const length = Math.floor(whole.text.length / 2);
  const segments: TextSegment[] = [];
  let text = '';
  for (const segment of whole.segments) {
    const room = length - text.length;
    if (room <= 0) break;
    const part = segment.text.slice(0, room);
    segments.push(part === segment.text ? segment : { kind: 'text', text: part });
    text += part;
  }
  return { text, segments, truncatedAt: length };
}
