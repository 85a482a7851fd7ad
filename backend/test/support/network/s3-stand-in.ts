import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3StandIn {
  readonly url: string;
  readonly objects: ReadonlyMap<string, { readonly content: Buffer; readonly type: string | undefined }>;
  /** Returns this status for the next requests. */
  failNext(status: number, times: number): void;
  close(): Promise<void>;
}

const error = (code: string, message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

/**
 * As much of S3 as storing files needs, by paths: PUT, GET and DELETE of whole objects, and ListObjectsV2.
 * @param keysPerPage S3 returns at most 1,000 at once, and may return fewer
 */
export async function startS3StandIn({ keysPerPage = 1_000 } = {}): Promise<S3StandIn> {
  const objects = new Map<string, { content: Buffer; type: string | undefined }>();
  let failing = { status: 0, times: 0 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = (status: number, xml: string): void => {
        response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
      };
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 };
        response.writeHead(failing.status).end();
        return;
      }
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
        response.writeHead(403).end();
        return;
      }
      const { pathname: key, searchParams } = new URL(request.url ?? '/', 'http://s3');
      const found = objects.get(key);
      const [, bucket = '', name = ''] = /^\/([^/]+)\/?(.*)$/.exec(key) ?? [];
      if (request.method === 'GET' && name === '') {
        const inBucket = [...objects.keys()]
          .filter((path) => path.startsWith(`/${bucket}/`))
          .map((path) => path.slice(bucket.length + 2));
        const { status, xml } = listObjects(bucket, inBucket, searchParams, keysPerPage);
        answer(status, xml);
      } else if (request.method === 'PUT') {
        objects.set(key, { content: Buffer.concat(chunks), type: request.headers['content-type'] });
        response.writeHead(200, { etag: '"1"' }).end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (found) {
        response.writeHead(200, { 'content-length': found.content.length, 'content-type': found.type });
        response.end(found.content);
      } else {
        answer(404, error('NoSuchKey', 'There is no such key'));
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

/**
 * ListObjectsV2: names in the order of their bytes from behind the token on; what has the delimiter behind the prefix is rolled up
 * into one common prefix, which counts as one name does.
 */
function listObjects(
  bucket: string,
  names: readonly string[],
  query: URLSearchParams,
  keysPerPage: number,
): { status: number; xml: string } {
  if (query.get('list-type') !== '2') {
    return { status: 501, xml: error('NotImplemented', 'This stand-in lists by version 2 alone') };
  }
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const behind = token === null ? '' : Buffer.from(token, 'base64url').toString();
  if (token !== null && (behind === '' || Buffer.from(behind).toString('base64url') !== token)) {
    return { status: 400, xml: error('InvalidArgument', 'The continuation token provided is incorrect') };
  }
  const rolledUp = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
      return end < 0 ? name : name.slice(0, end + delimiter.length);
    });
  const isCommon = (name: string): boolean => delimiter !== '' && name.endsWith(delimiter) && name !== prefix;
  const entries = [...new Set(rolledUp)]
    .sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)))
    .filter((name) => Buffer.compare(Buffer.from(name), Buffer.from(behind)) > 0);
  const maxKeys = Math.min(Number(query.get('max-keys') ?? 1_000), 1_000);
  const page = entries.slice(0, Math.min(maxKeys, keysPerPage));
  const isTruncated = page.length < entries.length;
  const last = page.at(-1);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${bucket}</Name><Prefix>${prefix}</Prefix><MaxKeys>${maxKeys}</MaxKeys><KeyCount>${page.length}</KeyCount>`,
    ...(delimiter === '' ? [] : [`<Delimiter>${delimiter}</Delimiter>`]),
    `<IsTruncated>${isTruncated}</IsTruncated>`,
    ...(token === null ? [] : [`<ContinuationToken>${token}</ContinuationToken>`]),
    ...(isTruncated && last !== undefined
      ? [`<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`]
      : []),
    ...page
      .filter((name) => !isCommon(name))
      .map(
        (name) =>
          `<Contents><Key>${name}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified><ETag>&quot;1&quot;</ETag><Size>1</Size><StorageClass>STANDARD</StorageClass></Contents>`,
      ),
    ...page.filter(isCommon).map((name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`),
    '</ListBucketResult>',
  ].join('');
  return { status: 200, xml };
}
