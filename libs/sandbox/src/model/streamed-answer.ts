import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ArmedModelFault } from './model.faults.js';
import { modelErrors } from './model.errors.js';
import type { ModelWorld } from './model.world.js';

function send(response: ServerResponse, event: object | '[DONE]'): void {
  response.write(`data: ${event === '[DONE]' ? event : JSON.stringify(event)}\n\n`);
}

/**
 * Sends events as they are, or as the fault wants it.
 * @param abandoned aborted when the caller hangs up or the stand-in is reset
 * @returns whether the stream came to its regular end
 */
export async function streamAnswer(
  world: ModelWorld,
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
  const middle = Math.ceil(chunks.length / 2);
  for (const [index, chunk] of chunks.entries()) {
    if (index === middle && fault?.kind === 'error_in_stream') {
      send(response, modelErrors.internal().body);
      response.end();
      return false;
    }
    if (index === middle && fault?.kind === 'stall_mid_stream') await world.held.hold(abandoned);
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
