import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { OneShotRequest } from './one-shot-request.js';

/** A raw TCP server: it records what it receives, and the test decides its response. */
class RawServer {
  readonly connections: Socket[] = [];
  readonly received: string[] = [];
  onRequest: (socket: Socket) => void = () => undefined;

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      const index = this.connections.push(socket) - 1;
      this.received.push('');
      socket.on('error', () => undefined);
      socket.setEncoding('utf8').on('data', (text: string) => {
        this.received[index] = `${this.received[index] ?? ''}${text}`;
        this.onRequest(socket);
      });
    });
  }

  static async listen(): Promise<RawServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new RawServer(server);
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/rest/posts`);
  }

  close(): void {
    for (const socket of this.connections) socket.destroy();
    this.server.close();
  }
}

/** Never reached: these tests get their responses at once. */
const PATIENCE_MS = 30_000;

describe('A one-shot request', () => {
  let server: RawServer;

  beforeEach(async () => {
    server = await RawServer.listen();
  });
  afterEach(() => server.close());

  const open = async () => {
    const opened = await OneShotRequest.open(server.url, PATIENCE_MS);
    if ('kind' in opened) throw new Error(`Not opened: ${JSON.stringify(opened)}`);
    return opened;
  };
  const send = async (options: { timeoutMs?: number; mayStart?: () => boolean } = {}) =>
    (await open()).send({
      headers: { 'x-test': 'yes' },
      body: '{"text":"Grüße"}',
      timeoutMs: PATIENCE_MS,
      mayStart: () => true,
      ...options,
    });
  const answer = (text: string) => {
    server.onRequest = (socket) => void socket.end(text);
  };

  it('connects without sending a byte, then sends everything at once', async () => {
    const request = await open();
    expect(server.received.join('')).toBe('');
    answer('HTTP/1.1 201 Created\r\nx-restli-id: urn:li:share:1\r\ncontent-length: 0\r\n\r\n');
    const sent = request.send({
      headers: { 'x-test': 'yes' },
      body: '{}',
      timeoutMs: PATIENCE_MS,
      mayStart: () => true,
    });
    await expect(sent).resolves.toEqual({
      kind: 'response',
      status: 201,
      restliId: 'urn:li:share:1',
      body: '',
    });
    expect(server.received[0]).toMatch(/^POST \/rest\/posts HTTP\/1\.1\r\n/);
    expect(server.received[0]).toMatch(/x-test: yes\r\n/i);
    expect(server.received[0]).toMatch(/connection: close\r\n/i);
    expect(server.received[0]).toMatch(/content-length: 2\r\n/i);
  });

  it('counts the bytes of the body, not its characters', async () => {
    answer('HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\n{}');
    await expect(send()).resolves.toMatchObject({ status: 400, body: '{}' });
    expect(server.received[0]).toMatch(/content-length: 18\r\n/i);
  });

  it('sends nothing when the last word is no', async () => {
    await expect(send({ mayStart: () => false })).resolves.toEqual({ kind: 'not_sent', reason: 'deadline' });
    expect(server.received.join('')).toBe('');
  });

  it('sends nothing on a connection that was closed meanwhile', async () => {
    const request = await open();
    server.connections[0]?.destroy();
    // Later packets on the same loopback do not overtake the end of the first connection.
    await open();
    const sent = request.send({ headers: {}, body: '{}', timeoutMs: PATIENCE_MS, mayStart: () => true });
    await expect(sent).resolves.toEqual({ kind: 'not_sent', reason: 'unreachable' });
  });

  it('knows that nothing was sent where nobody listens', async () => {
    const { url } = server;
    server.close();
    await expect(OneShotRequest.open(url, PATIENCE_MS)).resolves.toEqual({
      kind: 'not_sent',
      reason: 'unreachable',
    });
  });

  it.each([
    ['the connection breaks', (socket: Socket) => void socket.resetAndDestroy(), 'connection_lost'],
    ['it is closed without an answer', (socket: Socket) => void socket.end(), 'connection_lost'],
    ['the answer is no HTTP', (socket: Socket) => void socket.end('what?\r\n\r\n'), 'unreadable'],
    [
      'the body of a refusal breaks off',
      (socket: Socket) => void socket.end('HTTP/1.1 422 Unprocessable\r\ncontent-length: 100\r\n\r\n{"cod'),
      'unreadable',
    ],
  ])('does not know when %s', async (_, onRequest, reason) => {
    server.onRequest = onRequest;
    await expect(send()).resolves.toEqual({ kind: 'unknown', reason });
  });

  it('gives up after its time, and leaves the connection', async () => {
    await expect(send({ timeoutMs: 50 })).resolves.toEqual({ kind: 'unknown', reason: 'timeout' });
    await once(server.connections[0]!, 'close');
  });

  it('keeps the id of a 201 whose body never ends', async () => {
    server.onRequest = (socket) =>
      void socket.write('HTTP/1.1 201 Created\r\nx-restli-id: urn:li:share:2\r\ncontent-length: 9\r\n\r\n');
    // Long enough for the response headers on a busy machine.
    await expect(send({ timeoutMs: 2_000 })).resolves.toMatchObject({
      status: 201,
      restliId: 'urn:li:share:2',
    });
  });

  it('follows no redirect and repeats nothing', async () => {
    answer(`HTTP/1.1 307 Temporary Redirect\r\nlocation: ${server.url.href}\r\ncontent-length: 0\r\n\r\n`);
    await expect(send()).resolves.toMatchObject({ status: 307 });
    expect(server.connections).toHaveLength(1);
  });
});
