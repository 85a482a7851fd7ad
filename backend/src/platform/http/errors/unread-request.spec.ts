import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerUnreadRequest } from './unread-request.js';

describe('What cannot be read as a request', () => {
  const server = createServer((_, response) => response.end());
  beforeAll(async () => {
    server.on('clientError', (error, socket) => answerUnreadRequest(error, socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  it.each([
    [
      'headers of 20 kB',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.headers_too_large',
    ],
    ['no HTTP', 'Hello\r\n\r\n', 400, 'request.malformed'],
  ])('is answered as every error is: %s', async (_, sent, status, code) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({
      code,
      error: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/u),
    });
  });
});
