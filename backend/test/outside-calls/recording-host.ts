import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as an external host sees it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed where it is JSON or a form; the length where it is a file; null where there is none. */
  readonly body: unknown;
}

export interface HostAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface RecordingHost {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly origin: string;
  /** The requests since the last call. */
  take(): SeenRequest[];
  close(): Promise<void>;
}

/** Headers added by the connection or the runtime, not by us. */
const OF_THE_RUNTIME = [
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'host',
  'sec-fetch-mode',
  'transfer-encoding',
];

/** A host that records every request, whatever its path, and returns the given response. */
export async function startRecordingHost(
  answer: (request: SeenRequest, origin: string) => HostAnswer | Promise<HostAnswer>,
): Promise<RecordingHost> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
      const headers = Object.fromEntries(
        Object.entries(incoming.headers)
          .filter(([name]) => !OF_THE_RUNTIME.includes(name))
          .map(([name, value]) => [name, String(value)]),
      );
      const request: SeenRequest = {
        method: incoming.method ?? '',
        url: `${origin()}${incoming.url ?? ''}`,
        headers,
        body: readBody(Buffer.concat(chunks), headers['content-type'] ?? ''),
      };
      seen.push(request);
      const { status, headers: answered = {}, body } = await answer(request, origin());
      outgoing.writeHead(status, { 'content-type': 'application/json', ...answered });
      outgoing.end(typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body));
    })();
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: origin(),
    take: () => seen.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readBody(bytes: Buffer, contentType: string): unknown {
  if (bytes.length === 0) return null;
  if (/^application\/(?:vnd\.api\+)?json/u.test(contentType)) return JSON.parse(bytes.toString('utf8'));
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  }
  return { bytes: bytes.length };
}
