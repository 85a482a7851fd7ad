import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Post } from '../types';
import { isDeleted } from '../../lib/http/refusals';
import { isRefused } from '../session/is-refused';
import { notify } from '../../lib/notices/notify';
import { rememberPost } from './post-cache';
import { newerPost } from './stale-post';
import { unsavedText } from '../../lib/device/unsaved-text';
import { useOnline } from '../../lib/http/use-online';

/** One part of a post beside its text, as its files or the first comment. */
export interface PostPart<Value> {
  /** Identifies the part. */
  key: string;
  /** Its name for the user when it is not saved. */
  name: string;
  of: (post: Post) => Value;
  same: (a: Value, b: Value) => boolean;
  /** The reason why a value cannot be sent: it stays on the screen and on this device until it is changed. */
  problem?: (value: Value) => string | undefined;
  /** Throws 409 `post.stale` where `version` is not the newest. */
  put: (postId: string, version: number, value: Value) => Promise<Post>;
  /** Merges the edit with the server's value that changed since the edit began. */
  merge: (base: Value, mine: Value, theirs: Value) => Value;
}

interface PostEdit<Value> {
  value: Value;
  /** The server's value when the edit began. */
  base: Value;
}

interface PostEditOptions<Value> {
  /** An edit stored on this device. */
  kept?: PostEdit<Value> | null;
  /** Called when it was changed elsewhere meanwhile; both changes are saved as one. */
  onMerged: (theirs: Value) => void;
}

/** Debounce after the last change, so that many small ones are one save. */
const pauseMs = 1_000;
const tryAgainMs = 10_000;
/** Saves of the text raise the version, too; more of them than this in a row do not come by chance. */
const mostOvertakes = 4;

/** The reason why a part of a post cannot be sent, as text for its user. */
export class UnsendablePart extends Error {
  constructor(
    readonly part: string,
    problem: string,
  ) {
    super(problem);
  }
}

/** Key of an unsaved part of a post, for the session's save triggers and for this device's storage. */
export const postPartSlot = (postId: string, { key }: { readonly key: string }) => `${postId}:${key}`;

/** A part of a post as the user has it now: changed at once, saved a moment later, in line. */
export function usePostEdit<Value>(post: Post, part: PostPart<Value>, options: PostEditOptions<Value>) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const [edit, setEdit] = useState(options.kept ?? null);
  const [failures, setFailures] = useState(0);
  // A later change, such as a finished upload, applies to the value at that time, rendered or not.
  const latest = useRef(edit);
  const server = useRef(post);
  useEffect(() => {
    if (post.version >= server.current.version) server.current = post;
  }, [post]);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const current = (): Value => latest.current?.value ?? part.of(server.current);

  function show(next: PostEdit<Value> | null) {
    latest.current = next;
    setEdit(next);
  }

  /** Saves unsaved changes; rejects when that fails. */
  function saveNow(): Promise<void> {
    const turn = line.current.then(sendLatest);
    line.current = turn.catch(() => undefined);
    return turn;
  }

  async function sendLatest(): Promise<void> {
    const mine = latest.current;
    if (mine === null) return;
    const problem = part.problem?.(mine.value);
    if (problem !== undefined) throw new UnsendablePart(part.name, problem);
    try {
      const { saved, mergedWith } = await putOver(part, server.current, mine);
      server.current = saved;
      rememberPost(queryClient, saved);
      const since = latest.current;
      show(since === mine ? null : since && { ...since, base: part.of(saved) });
      setFailures(0);
      if (mergedWith) options.onMerged(mergedWith.theirs);
    } catch (error) {
      // Nothing of a deleted post is discarded: it may be restored, or its text kept.
      if (isRefused(error) && !isDeleted(error)) {
        show(null);
        notify.error(`Not saved: ${part.name}`, { description: error.message });
      } else setFailures((count) => count + 1);
      throw error;
    }
  }

  const saveInBackground = useEffectEvent(() => saveNow());
  const problem = edit === null ? undefined : part.problem?.(edit.value);
  const delay = failures > 0 ? tryAgainMs : pauseMs;
  useEffect(() => {
    if (edit === null || problem !== undefined || !online) return undefined;
    const timer = setTimeout(() => void saveInBackground().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [edit, problem, online, delay, failures]);
  useEffect(() => () => void saveInBackground().catch(() => undefined), []);

  const isUnsaved = edit !== null;
  useEffect(
    () =>
      isUnsaved
        ? unsavedText.hold(postPartSlot(post.id, part), { name: part.name, save: () => saveInBackground() })
        : undefined,
    [isUnsaved, post.id, part],
  );

  return {
    value: edit === null ? part.of(post) : edit.value,
    edit,
    /** True when it should be saved by now, but is not. */
    isLate: isUnsaved && (failures > 0 || !online),
    problem,
    current,
    /** Shows the server's value instead. */
    discard: () => show(null),
    change: (how: (value: Value) => Value) => {
      const base = latest.current?.base ?? part.of(server.current);
      const value = how(current());
      show(latest.current === null && part.same(value, base) ? null : { value, base });
    },
    saveNow,
  };
}

/** Saves on top of the newest version; what was changed elsewhere meanwhile is merged. */
async function putOver<Value>(
  part: PostPart<Value>,
  post: Post,
  { value, base }: PostEdit<Value>,
): Promise<{ saved: Post; mergedWith: { theirs: Value } | null }> {
  let { version } = post;
  let [known, wanted] = [base, value];
  let mergedWith: { theirs: Value } | null = null;
  for (let overtaken = 0; ; overtaken += 1) {
    try {
      return { saved: await part.put(post.id, version, wanted), mergedWith };
    } catch (error) {
      const newer = newerPost(error);
      if (!newer || overtaken === mostOvertakes) throw error;
      const theirs = part.of(newer);
      // An earlier attempt whose response was lost.
      if (part.same(theirs, wanted)) return { saved: newer, mergedWith };
      version = newer.version;
      if (part.same(theirs, known)) continue;
      wanted = part.merge(known, wanted, theirs);
      known = theirs;
      mergedWith = { theirs };
    }
  }
}
