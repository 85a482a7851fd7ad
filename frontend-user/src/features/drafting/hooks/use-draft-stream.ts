import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { DraftRequest } from '../../../entities/types';
import { streamDraft, type DraftEnd, type DraftFailure } from '../api/stream-draft';
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
