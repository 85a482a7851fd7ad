import type { LiveEvent } from '@drumbeat/domain';
import { http, HttpResponse, server } from '@drumbeat/testing';

/** The open streams of the page. */
export interface LiveServer {
  /** The addresses of the streams, as they were asked for. */
  readonly asked: URL[];
  /** Tells the page of these; nothing happens until a stream is open. */
  tell: (events: readonly LiveEvent[], missed?: boolean) => void;
  /** Breaks the stream off. */
  cut: () => void;
}

const encoder = new TextEncoder();

/** Streams that say nothing by themselves. A test that wants others passes answers to give before. */
export function haveLive(...before: (() => Response)[]): LiveServer {
  let open: ReadableStreamDefaultController<Uint8Array> | null = null;
  let cursor = 1_000;
  const asked: URL[] = [];
  const send = (events: readonly LiveEvent[], missed: boolean) => {
    cursor += 1;
    const data = JSON.stringify({ events, missed });
    open?.enqueue(encoder.encode(`event: changes\nid: ${cursor}\ndata: ${data}\n\n`));
  };
  server.use(
    http.get('/api/live', ({ request, response }) => {
      asked.push(new URL(request.url));
      const answer = before.shift();
      if (answer) return response.untyped(answer());
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          open = controller;
          send([], false);
          if (asked.at(-1)?.searchParams.get('seconds') === '0') controller.close();
        },
      });
      return response.untyped(new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }));
    }),
  );
  return {
    asked,
    tell: (events, missed = false) => send(events, missed),
    cut: () => open?.error(new Error('The connection broke')),
  };
}

export const liveEvent = (change: Partial<LiveEvent>): LiveEvent => ({
  id: 'n1',
  kind: 'notice.added',
  at: '2026-11-27T09:00:00.000Z',
  post_id: null,
  title: '',
  linkedin_url: null,
  ...change,
});
