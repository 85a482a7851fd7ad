import type { Duplex } from 'node:stream';

const MALFORMED = {
  status: '400 Bad Request',
  code: 'request.malformed',
  error: 'The request could not be read.',
};
/** By Node's codes: what never becomes a request, so that no filter sees it. */
const ANSWERS: Readonly<Record<string, typeof MALFORMED>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request.too_slow',
    error: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'request.headers_too_large',
    error: 'The headers of the request are too large.',
  },
};

/** Answers what Node could not read as a request in the shape of all errors (API-2), and closes the connection. */
export function answerUnreadRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, ...answer } = ANSWERS[code] ?? MALFORMED;
  const body = JSON.stringify({ ...answer, requestId: crypto.randomUUID() });
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
