import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { broadcastSave } from '../../../entities/saves-elsewhere';
import { pageOwner, refusalOf } from '../../../entities/session/page-owner';
import { renewSession } from '../../../entities/session/session-renewal';

interface ServerEvent {
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
