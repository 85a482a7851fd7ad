import { pageOwner, refusalOf } from '../entities/session/page-owner';
import { tellSave } from '../entities/saves-elsewhere';
import { renewSession } from '../entities/session/session-renewal';

export interface ServerEvent {
  event: string;
  data: unknown;
}

/**
 * Sends `body` and yields the server-sent events of the answer. Streams have no time-out (SESSION-7); `signal` ends them.
 * Throws ApiError where the API answers with an error instead of a stream.
 */
export async function* postForEvents(
  path: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
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
  yield* parseEvents(response.body.pipeThrough(new TextDecoderStream()));
  tellSave('POST', path);
}

/** Events end with a blank line; a chunk of the network may end anywhere. */
async function* parseEvents(chunks: ReadableStream<string>): AsyncGenerator<ServerEvent> {
  const reader = chunks.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value.replaceAll('\r\n', '\n')).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function parseEvent(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).trimStart());
  }
  return data.length > 0 ? { event, data: JSON.parse(data.join('\n')) as unknown } : null;
}
