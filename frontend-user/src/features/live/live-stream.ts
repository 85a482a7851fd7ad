import { LIVE, liveRetryMs, type LiveEvent } from '@drumbeat/domain';
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { pageOwner, refusalOf } from '../../entities/session/page-owner';
import { renewSession } from '../../entities/session/session-renewal';
import { activity } from '../../lib/device/activity';

export interface LiveChanges {
  readonly events: readonly LiveEvent[];
  /** Some were not told: everything is to be read again. */
  readonly missed: boolean;
}

interface LiveMessage extends LiveChanges {
  /** Where a stream goes on; empty for an event of the browser's. */
  readonly cursor: string;
}

/** Streams that broke, one after the other, until the page asks every now and then instead. */
const BROKEN_BEFORE_POLLING = 3;
const POLL_MS = 20_000;
/** The stream is tried again after so many polls. */
const POLLS_BEFORE_STREAM = 15;
/** A stream that ends sooner has not served anybody. */
const SERVED_MS = 5_000;

/**
 * What happens to the user, for as long as `signal` allows. One tab of a browser listens for all of them, under a lock; another one goes
 * on where it stops. `fetch` and no EventSource: the call names its account, and renews the session (ADR 14).
 */
export async function followLive(
  userId: string,
  onChanges: (changes: LiveChanges) => void,
  signal: AbortSignal,
): Promise<void> {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`drumbeat-live-${userId}`);
  let cursor: string | null = null;
  const take = ({ cursor: next, events, missed }: LiveMessage) => {
    cursor = next;
    if (events.length > 0 || missed) onChanges({ events, missed });
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => take(data));
  const listen = () =>
    listenOn(
      () => cursor,
      (message) => {
        channel?.postMessage(message);
        take(message);
      },
      signal,
    );
  try {
    // Not in an insecure context.
    const locks = navigator.locks as LockManager | undefined;
    await (locks ? locks.request(`drumbeat-live-${userId}`, { signal }, listen) : listen());
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel?.close();
  }
}

/** Comes back after every end, later after each failure, and asks instead of listening where streams do not get through. */
async function listenOn(
  cursor: () => string | null,
  take: (message: LiveMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let polls = 0;
  while (!signal.aborted) {
    const isPolling = failures >= BROKEN_BEFORE_POLLING && polls < POLLS_BEFORE_STREAM;
    const begunAt = performance.now();
    const isDone = await read(cursor(), isPolling, take, signal).then(
      () => isPolling || performance.now() - begunAt >= SERVED_MS,
      () => false,
    );
    if (!isPolling) {
      failures = isDone ? 0 : failures + 1;
      polls = 0;
    } else polls += 1;
    const isWell = isDone && !isPolling;
    await pause(
      isWell ? liveRetryMs(0, Math.random()) : isPolling ? POLL_MS : liveRetryMs(failures, Math.random()),
      signal,
    );
  }
}

/** One stream until it ends. @throws where it is refused, breaks, or is silent for longer than a heartbeat lets it be */
async function read(
  after: string | null,
  isPolling: boolean,
  take: (message: LiveMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  const attempt = new AbortController();
  const onAbort = () => attempt.abort();
  signal.addEventListener('abort', onAbort);
  let silence = setTimeout(onAbort, LIVE.silenceMs);
  try {
    for await (const message of await messagesOf(after, isPolling, attempt.signal)) {
      clearTimeout(silence);
      silence = setTimeout(onAbort, LIVE.silenceMs);
      const changes = message.event === 'changes' ? (JSON.parse(message.data) as LiveChanges) : null;
      take({ cursor: message.id ?? '', events: changes?.events ?? [], missed: changes?.missed ?? false });
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', onAbort);
    attempt.abort();
  }
}

async function messagesOf(
  after: string | null,
  isPolling: boolean,
  signal: AbortSignal,
): Promise<AsyncGenerator<EventSourceMessage>> {
  const query = new URLSearchParams({
    ...(after === null ? {} : { after }),
    ...(isPolling ? { seconds: '0' } : {}),
  });
  const send = () =>
    fetch(`/api/live${query.size > 0 ? `?${query.toString()}` : ''}`, {
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', ...pageOwner.headers() },
      signal,
    });
  let response = await send();
  // Listening keeps nobody signed in (SESSION-2).
  if (response.status === 401 && activity.isRecent() && (await renewSession())) response = await send();
  if (!response.ok || !response.body) throw await refusalOf(response);
  return readAll(
    response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()),
  );
}

/** Not every browser iterates over a stream by itself. */
async function* readAll(messages: ReadableStream<EventSourceMessage>): AsyncGenerator<EventSourceMessage> {
  const reader = messages.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Ends early where the page leaves, or the network comes back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
  });
}
