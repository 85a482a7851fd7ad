import type { TextFinding } from '@drumbeat/domain';
import { http, HttpResponse, server } from '@drumbeat/testing';
import type { DraftRequest } from '../entities/types';

type Event = readonly [
  type: 'generation' | 'delta' | 'draft' | 'suggestion' | 'questions' | 'error',
  data: object,
];

/** What the record of every made-up text is called. */
export const GENERATION = '6b9b2f5e-2f4c-4d44-9a60-0d2ce5c1a111';

/** Who writes in the component tests. */
export const writer = { kind: 'built-in', label: 'Built-in writer' } as const;

const endless: readonly Event[] = [
  ['generation', { generation_id: GENERATION }],
  ['delta', { text: 'As far as it came' }],
];

/** The writer answers each call with the next of these, as server-sent events; what it is asked for stands in the answer. */
export function haveWriter(...answers: (readonly Event[] | 'unreachable' | 'without end')[]): DraftRequest[] {
  const asked: DraftRequest[] = [];
  server.use(
    http.post('/api/posts/generate', async ({ request, response }) => {
      const answer = answers[asked.length];
      asked.push(await request.json());
      if (answer === undefined || answer === 'unreachable') return HttpResponse.error();
      const isEndless = answer === 'without end';
      const events: readonly Event[] = isEndless ? endless : answer;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          for (const [type, data] of events) {
            controller.enqueue(encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
          }
          if (!isEndless) controller.close();
        },
      });
      const headers = { 'content-type': 'text/event-stream' };
      return response.untyped(new HttpResponse(body, { headers }));
    }),
    http.patch('/api/generations/{id}', ({ response }) => response.untyped(HttpResponse.json({}))),
  );
  return asked;
}

/** A text to look at, whole. */
export const suggests = (text: string, findings: readonly TextFinding[] = []): readonly Event[] => [
  ['generation', { generation_id: GENERATION }],
  ['delta', { text }],
  ['suggestion', { text, writer, generation_id: GENERATION, sources: [], findings }],
];
