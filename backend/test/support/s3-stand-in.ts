import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3StandIn {
  readonly url: string;
  readonly objects: ReadonlyMap<string, { readonly content: Buffer; readonly type: string | undefined }>;
  /** Answers the next requests with this status. */
  failNext(status: number, times: number): void;
  close(): Promise<void>;
}

const missing =
  '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is no such key</Message></Error>';

/** As much of S3 as storing files needs: PUT, GET and DELETE of whole objects, by paths or by host names. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, { content: Buffer; type: string | undefined }>();
  let failing = { status: 0, times: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 };
        response.writeHead(failing.status).end();
        return;
      }
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
        response.writeHead(403).end();
        return;
      }
      const key = new URL(request.url ?? '/', 'http://s3').pathname;
      const found = objects.get(key);
      if (request.method === 'PUT') {
        objects.set(key, { content: Buffer.concat(chunks), type: request.headers['content-type'] });
        response.writeHead(200, { etag: '"1"' }).end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (found) {
        response.writeHead(200, { 'content-length': found.content.length, 'content-type': found.type });
        response.end(found.content);
      } else {
        response.writeHead(404, { 'content-type': 'application/xml' }).end(missing);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    failNext: (status, times) => {
      failing = { status, times };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
