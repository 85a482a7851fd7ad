import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MintedToken } from '../linkedin.sandbox.js';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { postBody, publish, restHeaders } from '../../testing/linkedin-client.js';

const png = Buffer.from('\x89PNG\r\n\x1a\nand so on', 'latin1');
const pdf = Buffer.from('%PDF-1.7\nand so on');

let sandbox: Sandbox;
let nora: MintedToken;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.linkedin.reset();
  nora = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
});

function rest(
  path: string,
  body: object,
  { method = 'POST', token = nora, on = sandbox } = {},
): Promise<Response> {
  return fetch(`${on.url}/linkedin/rest/${path}`, {
    method,
    headers: { ...restHeaders, authorization: `Bearer ${token.access_token}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
}

async function initialize(kind: 'image' | 'document', on = sandbox, token = nora) {
  const body = { initializeUploadRequest: { owner: token.author } };
  const answer = await rest(`${kind}s?action=initializeUpload`, body, { on, token });
  const { value } = (await answer.json()) as { value: { uploadUrl: string } & Record<string, string> };
  return { uploadUrl: value.uploadUrl, urn: value[kind] ?? '' };
}

function put(url: string, bytes: Buffer<ArrayBuffer>, token = nora): Promise<Response> {
  return fetch(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token.access_token}` },
    body: bytes,
  });
}

async function upload(kind: 'image' | 'document', on = sandbox, token = nora): Promise<string> {
  const { uploadUrl, urn } = await initialize(kind, on, token);
  expect((await put(uploadUrl, kind === 'image' ? png : pdf, token)).status).toBe(201);
  return urn;
}

function show(content: object, text = 'Look'): Promise<Response> {
  return publish(sandbox, nora, '', { body: { ...postBody(nora.author, text), content } });
}

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];

describe('An upload', () => {
  it.each(['image', 'document'] as const)(
    'gives the %s a name and an address for its bytes',
    async (kind) => {
      const { uploadUrl, urn } = await initialize(kind);
      expect(urn).toMatch(new RegExp(`^urn:li:${kind}:[\\w-]+$`));
      expect((await put(uploadUrl, kind === 'image' ? png : pdf)).status).toBe(201);
    },
  );

  it('is for the member’s own things, with the posting scope', async () => {
    const other = { initializeUploadRequest: { owner: 'urn:li:person:somebody' } };
    expect(await codeOf(await rest('images?action=initializeUpload', other))).toEqual([403, 'ACCESS_DENIED']);
    const reader = sandbox.linkedin.mintToken({ name: 'Reader', scopes: ['openid'] });
    const own = { initializeUploadRequest: { owner: reader.author } };
    const refused = await rest('images?action=initializeUpload', own, { token: reader });
    expect(await codeOf(refused)).toEqual([403, 'ACCESS_DENIED']);
    const { uploadUrl } = await initialize('image');
    expect((await put(uploadUrl, png, reader)).status).toBe(404);
  });

  it('takes only bytes of its kind', async () => {
    const { uploadUrl } = await initialize('image');
    expect(await codeOf(await put(uploadUrl, pdf))).toEqual([400, 'INVALID_MEDIA']);
  });

  it('cannot be asked how it stands with a version', async () => {
    for (const kind of ['image', 'document'] as const) {
      const urn = encodeURIComponent(await upload(kind));
      expect((await rest(`${kind}s/${urn}`, {}, { method: 'GET' })).status).toBe(403);
    }
  });

  const legacy = async (urn: string, token = nora): Promise<[number, unknown]> => {
    const headers = { 'x-restli-protocol-version': '2.0.0', authorization: `Bearer ${token.access_token}` };
    const answer = await fetch(`${sandbox.url}/linkedin/rest/images/${encodeURIComponent(urn)}`, { headers });
    return [answer.status, ((await answer.json()) as { status?: unknown }).status];
  };

  it('of an image can be asked how it stands without a version, by its owner', async () => {
    const { uploadUrl, urn } = await initialize('image');
    expect(await legacy(urn)).toEqual([200, 'WAITING_UPLOAD']);
    await put(uploadUrl, png);
    expect(await legacy(urn)).toEqual([200, 'AVAILABLE']);
    expect((await legacy(urn, sandbox.linkedin.mintToken({ name: 'Priya' })))[0]).toBe(404);
    const reader = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist', scopes: ['openid'] });
    expect((await legacy(urn, reader))[0]).toBe(403);
    const unversioned = { headers: { authorization: `Bearer ${nora.access_token}` } };
    const address = `${sandbox.url}/linkedin/rest/images/`;
    expect((await fetch(address + encodeURIComponent(urn), unversioned)).status).toBe(400);
  });

  it('can arrive and make no picture', async () => {
    sandbox.linkedin.fault({ kind: 'processing_failed', target: 'upload' });
    expect(await legacy(await upload('image'))).toEqual([200, 'PROCESSING_FAILED']);
    expect(await legacy(await upload('image'))).toEqual([200, 'AVAILABLE']);
  });

  it.each([
    ['images', '500_before', 500],
    ['documents', '429', 429],
  ] as const)('of %s can be made to fail with %s', async (target, kind, status) => {
    sandbox.linkedin.fault({ kind, target });
    const body = { initializeUploadRequest: { owner: nora.author } };
    expect((await rest(`${target}?action=initializeUpload`, body)).status).toBe(status);
  });

  it('can be made to fail for one member alone, as it is registered and as it is uploaded', async () => {
    const ada = sandbox.linkedin.mintToken({ name: 'Ada Example' });
    sandbox.linkedin.fault({ kind: '500_before', target: 'images', member: ada.sub });
    sandbox.linkedin.fault({ kind: '500_before', target: 'upload', member: ada.sub });
    await upload('image');
    const body = { initializeUploadRequest: { owner: ada.author } };
    expect((await rest('images?action=initializeUpload', body, { token: ada })).status).toBe(500);
    const { uploadUrl } = await initialize('image', sandbox, ada);
    expect((await put(uploadUrl, png, ada)).status).toBe(500);
    expect((await put(uploadUrl, png, ada)).status).toBe(201);
  });
});

describe('A post', () => {
  it('shows one image with its description, several images in their order, or a document under its title', async () => {
    const [one, two, paper] = [await upload('image'), await upload('image'), await upload('document')];
    expect((await show({ media: { id: one, altText: 'A dot' } }, 'first')).status).toBe(201);
    const images = [{ id: two, altText: 'Two' }, { id: one }];
    expect((await show({ multiImage: { images } }, 'second')).status).toBe(201);
    expect((await show({ media: { id: paper, title: 'Prices' } }, 'third')).status).toBe(201);
    expect(sandbox.linkedin.posts().map(({ media }) => media)).toMatchObject([
      [{ urn: one, kind: 'image', alt_text: 'A dot' }],
      [
        { urn: two, alt_text: 'Two' },
        { urn: one, alt_text: null },
      ],
      [{ urn: paper, kind: 'document', title: 'Prices', content_type: 'application/pdf' }],
    ]);
  });

  it('with what has not arrived is refused with 400 and makes nothing', async () => {
    const { urn } = await initialize('image');
    expect(await codeOf(await show({ media: { id: urn } }))).toEqual([400, 'MEDIA_ASSET_WAITING_UPLOAD']);
    sandbox.linkedin.fault({ kind: '400_media_processing' });
    expect(await codeOf(await show({ media: { id: urn } }))).toEqual([400, 'MEDIA_ASSET_PROCESSING']);
    expect(sandbox.linkedin.created).toBe(0);
  });

  it('shows nothing of others, no lone image of many, and no document without a title', async () => {
    const priya = sandbox.linkedin.mintToken({ name: 'Priya' });
    const [own, paper] = [await upload('image'), await upload('document')];
    for (const content of [
      { media: { id: await upload('image', sandbox, priya) } },
      { multiImage: { images: [{ id: own }] } },
      { multiImage: { images: [{ id: own }, { id: paper }] } },
      { media: { id: paper } },
      { media: { id: own, altText: 'x'.repeat(4_087) } },
      { article: { source: 'https://example.com' } },
    ]) {
      expect((await show(content)).status).toBe(400);
    }
    const both = { media: { id: own }, multiImage: { images: [] } };
    expect((await show(both)).status).toBe(422);
  });

  it('asks for an address of an upload with the owner and nothing else', async () => {
    const { author: owner } = nora;
    for (const [path, body] of [
      ['images?action=initializeUpload&x=1', { initializeUploadRequest: { owner } }],
      ['images?action=initializeUpload', { initializeUploadRequest: { owner, fileSize: 1 } }],
      ['images?action=initializeUpload', { initializeUploadRequest: { owner }, owner }],
    ] as const) {
      expect((await rest(path, body)).status).toBe(422);
    }
  });

  it('takes no Rest.li headers where its bytes go', async () => {
    const { uploadUrl } = await initialize('image');
    const headers = { ...restHeaders, authorization: `Bearer ${nora.access_token}` };
    expect((await fetch(uploadUrl, { method: 'PUT', headers, body: png })).status).toBe(400);
  });
});

describe('The feed', () => {
  it('shows the pictures, with their descriptions, and gives out their bytes', async () => {
    const urn = await upload('image');
    await show({ media: { id: urn, altText: 'A "dot"' } });
    const page = await (await fetch(`${sandbox.url}/linkedin/feed`)).text();
    const address = /src="(\/linkedin\/media\/assets\/[^"]+)" alt="A &quot;dot&quot;"/.exec(page)?.[1];
    const picture = await fetch(`${sandbox.url}${address}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
  });

  it('still has them after a restart with a data file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const dataFile = join(folder, 'linkedin.json');
    const first = await startSandbox({ port: 0, dataFile });
    const member = first.linkedin.mintToken({ name: 'Nora' });
    const urn = await upload('image', first, member);
    const body = { ...postBody(member.author, 'Look'), content: { media: { id: urn } } };
    expect((await publish(first, member, '', { body })).status).toBe(201);
    await first.close();
    const second = await startSandbox({ port: 0, dataFile });
    expect(second.linkedin.posts()).toMatchObject([{ media: [{ urn }] }]);
    const picture = await fetch(`${second.url}/linkedin/media/assets/${encodeURIComponent(urn)}`);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('A comment', () => {
  const scopes = ['openid', 'w_member_social', 'w_member_social_feed'];
  const comment = (urn: string, author: string, text = 'A (link) #here', token = nora) =>
    rest(
      `socialActions/${encodeURIComponent(urn)}/comments`,
      { actor: author, object: urn, message: { text } },
      { token },
    );

  it('is refused with the self-serve scopes, as was measured', async () => {
    const urn = (await publish(sandbox, nora, 'Hello')).headers.get('x-restli-id') ?? '';
    const answer = await comment(urn, nora.author);
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { message: 'Not enough permissions to access: partnerApiSocialActions.CREATE.20260901' },
    ]);
  });

  it('stands under the post as plain text, and in the feed', async () => {
    const commenter = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist', scopes });
    const urn = (await publish(sandbox, nora, 'Hello')).headers.get('x-restli-id') ?? '';
    expect((await comment(urn, nora.author, undefined, commenter)).status).toBe(201);
    expect(sandbox.linkedin.posts()).toMatchObject([{ comments: [{ text: 'A (link) #here' }] }]);
    expect(await (await fetch(`${sandbox.url}/linkedin/feed`)).text()).toContain('A (link) #here');
    expect((await comment('urn:li:share:1', nora.author, 'Hello', commenter)).status).toBe(404);
    expect((await comment(urn, 'urn:li:person:other', 'Hello', commenter)).status).toBe(403);
    expect((await comment(urn, nora.author, ' ', commenter)).status).toBe(400);
  });

  it('is refused under another URN than its thread’s, which is named and taken', async () => {
    const commenter = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist', scopes });
    const urn = (await publish(sandbox, nora, 'Hello')).headers.get('x-restli-id') ?? '';
    sandbox.linkedin.fault({ kind: '400_other_thread', target: 'comments' });
    const answer = await comment(urn, nora.author, 'Hello', commenter);
    const { message } = (await answer.json()) as { message: string };
    expect([answer.status, message]).toEqual([
      400,
      expect.stringMatching(
        `^Provided threadUrn: ${urn} is not the same as the actual threadUrn: urn:li:ugcPost:`,
      ),
    ]);
    const actual = message.slice(message.indexOf('urn:li:ugcPost:'));
    expect((await comment(actual, nora.author, 'Hello', commenter)).status).toBe(201);
    expect(sandbox.linkedin.posts()).toMatchObject([{ urn, comments: [{ text: 'Hello' }] }]);
  });
});
