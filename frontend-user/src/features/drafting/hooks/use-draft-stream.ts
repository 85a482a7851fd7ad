import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { useEffect, useRef, useState } from 'react';
import { broadcastSave } from '../../../entities/saves-elsewhere';
import { useCurrentUser } from '../../../entities/session/current-user';
import { pageOwner, refusalOf } from '../../../entities/session/page-owner';
import { renewSession } from '../../../entities/session/session-renewal';
import type { DraftRequest, FinishedDraft, SuggestedDraft, WriterQuestions } from '../../../entities/types';
import { ApiError } from '../../../lib/http/api';
import { throttledText } from '../../../lib/http/throttle.rules';
import { keptAnswers } from '../kept-answers';

/** An interrupted text, as far as it was written. */
interface Unfinished {
  request: DraftRequest;
  text: string;
  /** Null when the writer had not begun. */
  generationId: string | null;
}

/** The model declined to write: what came of a text until then is none to keep. */
export const isDeclined = ({ code }: { code: string }) => code === 'model.refused_content';

export type DraftStream =
  | { kind: 'idle' }
  | { kind: 'writing'; request: DraftRequest; text: string }
  | { kind: 'asking'; request: DraftRequest; questions: readonly string[] }
  | ({ kind: 'stopped' } & Unfinished)
  | ({ kind: 'failed'; error: DraftFailure } & Unfinished);

/**
 * One text at a time, streaming in; leaving the page ends it. `start` resolves with the result, or with null without
 * one: it failed, was stopped, or was replaced by another one.
 */
export function useDraftStream(onFail: (error: DraftFailure) => void = () => undefined) {
  const user = useCurrentUser();
  const [stream, setStream] = useState<DraftStream>({ kind: 'idle' });
  const running = useRef<{ controller: AbortController; soFar: Unfinished } | null>(null);
  useEffect(() => () => running.current?.controller.abort(), []);

  async function start(request: DraftRequest): Promise<DraftEnd | null> {
    running.current?.controller.abort();
    const turn = {
      controller: new AbortController(),
      soFar: { request, text: '', generationId: null as string | null },
    };
    running.current = turn;
    const isLatest = () => running.current === turn;
    setStream({ kind: 'writing', request, text: '' });
    try {
      const end = await streamDraft(request, {
        onBegin: (id) => {
          turn.soFar.generationId = id;
        },
        onText: (text) => {
          turn.soFar.text = text;
          if (isLatest()) setStream({ kind: 'writing', request, text });
        },
        signal: turn.controller.signal,
      });
      if (!isLatest()) return null;
      if (end.kind !== 'questions') keptAnswers.drop(user.id, request);
      setStream(
        end.kind === 'questions' ? { kind: 'asking', request, questions: end.questions } : { kind: 'idle' },
      );
      return end;
    } catch (error) {
      if (!isLatest() || turn.controller.signal.aborted) return null;
      const failure = error as DraftFailure;
      setStream({
        kind: 'failed',
        error: failure,
        ...turn.soFar,
        ...(isDeclined(failure) ? { text: '' } : {}),
      });
      onFail(failure);
      return null;
    }
  }

  /** The text so far stays. The stream may end later, which nothing waits for. */
  function stop() {
    const turn = running.current;
    if (turn === null) return;
    running.current = null;
    setStream({ kind: 'stopped', ...turn.soFar });
    turn.controller.abort();
  }

  return {
    stream,
    start,
    stop,
    /** Asks what a writer asked before. */
    askAgain: (request: DraftRequest, questions: readonly string[]) =>
      setStream({ kind: 'asking', request, questions }),
    /** Discards questions, with their answers, or an interrupted text. */
    reset: () => {
      if (stream.kind === 'asking') keptAnswers.drop(user.id, stream.request);
      setStream({ kind: 'idle' });
    },
  };
}

interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Sends `body` and yields the server-sent events of the answer. Streams have no time-out (SESSION-7); `signal` ends them.
 * Throws ApiError where the API answers with an error instead of a stream.
 */
async function* postForEvents(path: string, body: object, signal: AbortSignal): AsyncGenerator<ServerEvent> {
  const send = () =>
    fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...pageOwner.headers() },
      body: JSON.stringify(body),
      signal,
    });
  let response = await send();
  if (response.status === 401 && (await renewSession())) response = await send();
  if (!response.ok || !response.body) throw await refusalOf(response);
  const messages = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { event = 'message', data } of readAll(messages))
    yield { event, data: JSON.parse(data) as unknown };
  broadcastSave('POST', path);
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
    await reader.cancel();
  }
}

type DraftEnd =
  | ({ kind: 'draft' } & FinishedDraft)
  | ({ kind: 'suggestion' } & SuggestedDraft)
  | ({ kind: 'questions' } & WriterQuestions);

interface DraftProgress {
  /** Comes first, so that a text that is stopped can be named as well. */
  onBegin: (generationId: string) => void;
  /** The text so far. */
  onText: (text: string) => void;
  signal: AbortSignal;
}

/** The writer failed; `retryable` is true when a retry may succeed. */
class DraftFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly retryable: boolean,
  ) {
    super(message);
    this.name = 'DraftFailure';
  }
}

const BROKEN_OFF = 'The connection broke off before the text was finished.';

/** Has a text written, piece by piece, to one of its ends. @throws DraftFailure, or the signal's reason when it was stopped */
async function streamDraft(
  request: DraftRequest,
  { onBegin, onText, signal }: DraftProgress,
): Promise<DraftEnd> {
  let text = '';
  try {
    for await (const { event, data } of postForEvents('/api/posts/generate', request, signal)) {
      if (event === 'generation') onBegin((data as { generation_id: string }).generation_id);
      else if (event === 'delta') {
        text += (data as { text: string }).text;
        onText(text);
      } else if (event === 'draft') return { kind: 'draft', ...(data as FinishedDraft) };
      else if (event === 'suggestion') return { kind: 'suggestion', ...(data as SuggestedDraft) };
      else if (event === 'questions') return { kind: 'questions', ...(data as WriterQuestions) };
      else if (event === 'error') {
        const { error, code, retryable } = data as { error: string; code: string; retryable?: boolean };
        throw new DraftFailure(error, code, retryable ?? true);
      }
    }
  } catch (error) {
    throw signal.aborted ? error : failureOf(error);
  }
  throw new DraftFailure(BROKEN_OFF, 'network.unreachable', true);
}

/** A refusal of the API is final; an unreached or temporarily failing API is worth a retry. */
function failureOf(error: unknown): DraftFailure {
  if (error instanceof DraftFailure) return error;
  if (error instanceof ApiError) {
    const { status, code, message } = error;
    return new DraftFailure(throttledText(error) ?? message, code, status === 429 || status >= 500);
  }
  // fetch throws a TypeError when there is no connection, also in the middle of a stream.
  return new DraftFailure(BROKEN_OFF, 'network.unreachable', true);
}
