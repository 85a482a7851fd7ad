import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ArmedModelFault } from './model.faults.js';
import { modelErrors } from './model.errors.js';
import type { ModelStore } from './model.store.js';

/** A response of a broken proxy or a crashed server. */
export const garbage = '<!doctype html>{"choices": [}';

function send(response: ServerResponse, event: object | '[DONE]'): void {
  response.write(`data: ${event === '[DONE]' ? event : JSON.stringify(event)}\n\n`);
}

/**
 * Sends events, changed by the fault if any. @param abandoned aborted when the caller disconnects or the stand-in is reset
 * @returns whether the stream came to its regular end
 */
export async function streamAnswer(
  store: ModelStore,
  response: ServerResponse,
  chunks: readonly object[],
  fault: ArmedModelFault | null,
  abandoned: AbortSignal,
): Promise<boolean> {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    connection: 'keep-alive',
  });
  response.flushHeaders();
  if (fault?.kind === 'slow_first_token') {
    await delay(fault.delay_ms, undefined, { signal: abandoned }).catch(() => undefined);
  }
  if (fault?.kind === 'garbage') {
    response.end(`data: ${garbage}\n\n`);
    return false;
  }
  const middle = Math.ceil(chunks.length / 2);
  for (const [index, chunk] of chunks.entries()) {
    if (index === middle && fault?.kind === 'error_in_stream') {
      send(response, modelErrors.internal().body);
      response.end();
      return false;
    }
    if (index === middle && fault?.kind === 'cut_mid_stream') {
      await written(response, abandoned);
      response.destroy();
      return false;
    }
    if (index === middle && fault?.kind === 'endless') return repeatForever(response, chunk, abandoned);
    if (index === middle && fault?.kind === 'stall_mid_stream') await store.held.hold(abandoned);
    if (abandoned.aborted) {
      response.destroy();
      return false;
    }
    send(response, chunk);
  }
  send(response, '[DONE]');
  response.end();
  return true;
}

/** Resolves when the data was flushed, so that a cut does not discard it, or when the caller has disconnected. */
function written(response: ServerResponse, abandoned: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (abandoned.aborted) resolve();
    abandoned.addEventListener('abort', () => resolve(), { once: true });
    response.write(': so far\n\n', () => resolve());
  });
}

async function repeatForever(
  response: ServerResponse,
  chunk: object,
  abandoned: AbortSignal,
): Promise<false> {
  while (!abandoned.aborted) {
    send(response, chunk);
    await written(response, abandoned);
  }
  response.destroy();
  return false;
}
