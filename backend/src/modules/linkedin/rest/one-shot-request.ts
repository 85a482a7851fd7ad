import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { connectionFailure, type SendResult } from '@drumbeat/domain';

const MAX_BODY_BYTES = 64 * 1024;

export interface OneShotSend {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** The final check, in the same tick as the write: when false, no byte is sent. */
  readonly mayStart: () => boolean;
}

/**
 * One POST on a socket of its own. The connection is opened before the decision to send, so that a refused
 * connection or a failed handshake is certainly "not sent"; a closed kept-alive socket could not be distinguished
 * from a lost request. No retry and no redirect, whatever the response (docs/publishing.md, "Steps" 4).
 */
export class OneShotRequest {
  /** The reason why the connection can no longer be used, null while it can. */
  private failure: Error | null = null;

  private constructor(
    private readonly request: ClientRequest,
    private readonly socket: Socket,
  ) {
    request.on('error', (error) => (this.failure ??= error));
    socket.on('close', () => (this.failure ??= new Error('The connection was closed')));
  }

  /** Connects (with the TLS handshake on https). Resolves with what went wrong instead of throwing: nothing was sent then. */
  static open(url: URL, timeoutMs: number): Promise<OneShotRequest | SendResult> {
    const isTls = url.protocol === 'https:';
    const request = (isTls ? httpsRequest : httpRequest)(url, { method: 'POST', agent: false });
    return new Promise((resolve) => {
      const timer = setTimeout(() => fail('ETIMEDOUT'), timeoutMs);
      const fail = (code: string): void => {
        clearTimeout(timer);
        request.destroy();
        resolve(connectionFailure(code, false));
      };
      const onError = (error: NodeJS.ErrnoException): void => fail(error.code ?? 'UNKNOWN');
      request.on('error', onError);
      request.once('socket', (socket) => {
        socket.once(isTls ? 'secureConnect' : 'connect', () => {
          clearTimeout(timer);
          const opened = new OneShotRequest(request, socket);
          request.off('error', onError);
          resolve(opened);
        });
      });
    });
  }

  /** Sends once. Never throws: returns the response, or what is known about its absence. */
  send({ headers, body, timeoutMs, mayStart }: OneShotSend): Promise<SendResult> {
    return new Promise((resolve) => {
      const { request } = this;
      let timer: NodeJS.Timeout | null = null;
      let isAnswered = false;
      const settle = (result: SendResult): void => {
        if (timer) clearTimeout(timer);
        resolve(result);
        request.destroy();
      };
      request.once('response', (response) => {
        isAnswered = true;
        void readResponse(response).then(settle);
      });
      // Once the response has begun, its own stream reports the end.
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (!isAnswered) settle(connectionFailure(error.code ?? 'UNKNOWN', true));
      });
      request.on('close', () => {
        if (!isAnswered) settle({ kind: 'unknown', reason: 'connection_lost' });
      });

      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
      request.setHeader('content-length', Buffer.byteLength(body));
      if (this.failure !== null || this.socket.destroyed || !this.socket.writable) {
        settle({ kind: 'not_sent', reason: 'unreachable' });
        return;
      }
      // Nothing may run between these two statements: the socket accepts the bytes within `end`.
      if (!mayStart()) {
        settle({ kind: 'not_sent', reason: 'deadline' });
        return;
      }
      request.end(body);
      // A process suspended for longer than the time-out may find the response waiting: it is read before
      // giving up.
      timer = setTimeout(() => {
        setImmediate(() => {
          if (isAnswered) request.destroy();
          else settle({ kind: 'unknown', reason: 'timeout' });
        });
      }, timeoutMs);
    });
  }

  /** Closes the connection unused. */
  abandon(): void {
    this.request.destroy();
  }
}

/** Status and id count as soon as they arrive; a truncated body makes every other response unreadable. */
async function readResponse(response: IncomingMessage): Promise<SendResult> {
  const status = response.statusCode ?? 0;
  const header = response.headers['x-restli-id'];
  const restliId = typeof header === 'string' ? header : null;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new RangeError('The answer is longer than any of LinkedIn’s');
      chunks.push(chunk);
    }
  } catch {
    if (status !== 201) return { kind: 'unknown', reason: 'unreadable' };
  }
  return { kind: 'response', status, restliId, body: Buffer.concat(chunks).toString('utf8') };
}
