import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LinkedInFaultRequest } from '@drumbeat/sandbox';
import { attachMedia } from '../../../../test/support/media/attach-media.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import {
  QUICK,
  type ConnectedUser,
  type PublicationUnderTest,
} from '../../../../test/support/publishing/publishing-harness.js';
import { StoredFilesService } from '../../../platform/storage/stored-files.service.js';

const TINY_PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

describe('Publishing a post that shows something', () => {
  const { harness, worker } = publishingSuite({ times: QUICK });
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await harness.connectedUser();
  });

  const attach = (publication: PublicationUnderTest, file: Parameters<typeof attachMedia>[3] = {}) =>
    attachMedia(harness.database, worker.get(StoredFilesService, { strict: false }), publication, file);
  const operations = () => harness.sandbox.linkedin.calls().map(({ operation }) => operation);
  const uploads = () => operations().filter((operation) => operation === 'upload').length;
  const content = async ({ id }: PublicationUnderTest) =>
    (JSON.parse((await harness.row(id)).snapshot ?? '{}') as { content?: unknown }).content;

  it('uploads an image first, and sends it with its description', async () => {
    const publication = await harness.publication(user);
    await attach(publication, { alt: 'A dot' });
    await worker.publish(publication.id);
    expect(operations()).toEqual(['initialize_image', 'upload', 'create_post']);
    expect(await content(publication)).toEqual({
      media: { id: expect.stringMatching(/^urn:li:image:/), altText: 'A dot' },
    });
    expect(harness.sandbox.linkedin.posts()).toMatchObject([
      { text: publication.text, media: [{ kind: 'image', alt_text: 'A dot' }] },
    ]);
    expect((await harness.row(publication.id)).state).toBe('published');
  });

  it('sends several images in their order', async () => {
    const publication = await harness.publication(user);
    for (const alt of ['One', '', 'Three']) await attach(publication, { alt });
    await worker.publish(publication.id);
    expect(harness.sandbox.linkedin.posts()).toMatchObject([
      { media: [{ alt_text: 'One' }, { alt_text: null }, { alt_text: 'Three' }] },
    ]);
  });

  it('sends a document under its title, which is its file’s name until it has one', async () => {
    const publication = await harness.publication(user);
    await attach(publication, { content: TINY_PDF, type: 'application/pdf' });
    await worker.publish(publication.id);
    expect(operations()).toEqual(['initialize_document', 'upload', 'create_post']);
    expect(harness.sandbox.linkedin.posts()).toMatchObject([
      { media: [{ kind: 'document', title: 'Prices 2026' }] },
    ]);
  });

  it('uploads nothing for a post of text alone', async () => {
    const publication = await harness.publication(user);
    await worker.publish(publication.id);
    expect(operations()).toEqual(['create_post']);
    expect(await content(publication)).toBeUndefined();
  });

  it.each<[LinkedInFaultRequest, state: string, outcome: string]>([
    [{ kind: '500_before', target: 'images' }, 'scheduled', 'media_not_uploaded'],
    [{ kind: 'drop_before', target: 'images' }, 'scheduled', 'not_reachable'],
    [{ kind: 'garbage_body', target: 'images' }, 'scheduled', 'media_not_uploaded'],
    [{ kind: '429', target: 'images' }, 'scheduled', 'rate_limited'],
    [{ kind: '401_revoked', target: 'images' }, 'blocked_auth', 'token_refused'],
    [{ kind: '500_after', target: 'upload' }, 'scheduled', 'media_not_uploaded'],
    [{ kind: 'drop_after', target: 'upload' }, 'scheduled', 'not_reachable'],
    [{ kind: '401_expired', target: 'upload' }, 'blocked_auth', 'token_refused'],
  ])('after %j at the upload nothing is sent, and it is %s', async (fault, state, outcome) => {
    const publication = await harness.publication(user);
    await attach(publication);
    harness.sandbox.linkedin.fault(fault);
    await worker.publish(publication.id);
    expect(await harness.row(publication.id)).toMatchObject({ state, outcome });
    expect(harness.calls(publication.text)).toBe(0);
    expect(await harness.attempts(publication.id)).toEqual([]);
  });

  it('goes out at the next try after an upload that failed, without uploading again what is there', async () => {
    const publication = await harness.publication(user);
    await attach(publication);
    await attach(publication);
    harness.sandbox.linkedin.fault({ kind: '500_before', target: 'images', times: 1 });
    await worker.publish(publication.id);
    await harness.bringForward(publication.id);
    harness.sandbox.linkedin.fault({ kind: '429' });
    await worker.publish(publication.id);
    expect(uploads()).toBe(2);
    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect(uploads()).toBe(2);
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('is rejected with what to do when LinkedIn refuses the file', async () => {
    const publication = await harness.publication(user);
    await attach(publication, { content: Buffer.from('no image at all') });
    await worker.publish(publication.id);
    expect(await harness.row(publication.id)).toMatchObject({ state: 'rejected', outcome: 'media_refused' });
    expect(await harness.notices(user.id)).toMatchObject([{ kind: 'publication.rejected' }]);
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('is rejected when its file is lost', async () => {
    const publication = await harness.publication(user);
    const { storage_key } = await attach(publication);
    const files = worker.get(StoredFilesService, { strict: false });
    await files.discard([storage_key]);
    while ((await files.eraseDue()) > 0);
    await worker.publish(publication.id);
    expect(await harness.row(publication.id)).toMatchObject({ state: 'rejected', outcome: 'media_missing' });
  });

  it('is tried again when the files cannot be reached', async () => {
    const publication = await harness.publication(user);
    await attach(publication);
    const files = worker.get(StoredFilesService, { strict: false });
    const read = jest.spyOn(files, 'read').mockRejectedValueOnce(new Error('The storage is away'));
    await worker.publish(publication.id);
    read.mockRestore();
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'scheduled',
      outcome: 'media_not_uploaded',
    });
    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('counts as not sent while LinkedIn still prepares the image, and goes out once', async () => {
    const publication = await harness.publication(user);
    await attach(publication);
    harness.sandbox.linkedin.fault({ kind: '400_media_processing' });
    await worker.publish(publication.id);
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'scheduled',
      outcome: 'media_processing',
    });
    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect(await harness.attempts(publication.id)).toMatchObject([
      { outcome_class: 'A', outcome: 'media_processing' },
      { outcome_class: 'published' },
    ]);
    expect([uploads(), harness.creations(publication.text)]).toEqual([1, 1]);
  });

  it('uploads anew once what LinkedIn could not process, then tells the user', async () => {
    const publication = await harness.publication(user);
    await attach(publication);
    harness.sandbox.linkedin.fault({ kind: '400_media_failed', times: 2 });
    await worker.publish(publication.id);
    expect(await harness.row(publication.id)).toMatchObject({ state: 'scheduled', outcome: 'media_failed' });
    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect([uploads(), harness.creations(publication.text)]).toEqual([2, 0]);
    expect(await harness.row(publication.id)).toMatchObject({ state: 'rejected', outcome: 'media_refused' });
    expect(await harness.notices(user.id)).toMatchObject([{ kind: 'publication.rejected' }]);
  });

  it('goes out when LinkedIn can process the file at the second time', async () => {
    const publication = await harness.publication(user);
    await attach(publication);
    harness.sandbox.linkedin.fault({ kind: '400_media_failed' });
    await worker.publish(publication.id);
    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect([uploads(), harness.creations(publication.text)]).toEqual([2, 1]);
  });

  describe('where LinkedIn is asked how an image stands', () => {
    const asking = publishingSuite({ times: QUICK, environment: { LINKEDIN_IMAGE_STATUS: 'true' } });

    it('uploads anew once what no picture could be made of, then tells the user, and sends nothing', async () => {
      const own = await asking.harness.connectedUser();
      const publication = await asking.harness.publication(own);
      const files = asking.worker.get(StoredFilesService, { strict: false });
      await attachMedia(asking.harness.database, files, publication, {});
      asking.harness.sandbox.linkedin.fault({ kind: 'processing_failed', target: 'upload', times: 2 });
      await asking.worker.publish(publication.id);
      const { state, outcome } = await asking.harness.row(publication.id);
      expect({ state, outcome }).toEqual({ state: 'rejected', outcome: 'media_refused' });
      expect(asking.harness.calls(publication.text)).toBe(0);
    });
  });

  it('shows what the post shows when it is intended, not what it showed when it was prepared', async () => {
    const publication = await harness.publication(user);
    await attach(publication, { alt: 'Before' });
    harness.sandbox.linkedin.fault({ kind: 'hang', target: 'upload' });
    const publishing = worker.publish(publication.id);
    await harness.sandbox.linkedin.whenHeld();
    await attach(publication, { alt: 'Meanwhile' });
    harness.sandbox.linkedin.release();
    await publishing;
    expect(harness.calls(publication.text)).toBe(0);
    expect((await harness.row(publication.id)).state).toBe('scheduled');
    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect(harness.sandbox.linkedin.posts()).toMatchObject([
      { media: [{ alt_text: 'Before' }, { alt_text: 'Meanwhile' }] },
    ]);
  });

  it('is not sent by a worker that lost the claim while it uploaded', async () => {
    const publication = await harness.publication(user);
    await attach(publication);
    harness.sandbox.linkedin.fault({ kind: 'hang', target: 'upload' });
    const publishing = worker.publish(publication.id);
    await harness.sandbox.linkedin.whenHeld();
    await harness.database.query(
      `update publications set lease_until = clock_timestamp() - interval '1 second' where id = $1`,
      [publication.id],
    );
    await harness.database.query(`update publications set state = 'scheduled' where id = $1`, [
      publication.id,
    ]);
    harness.sandbox.linkedin.release();
    await publishing;
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('keeps its claim over an upload that takes longer than the lease', async () => {
    const publication = await harness.publication(user);
    await attach(publication);
    const { leaseMs } = harness.config.publishing;
    harness.sandbox.linkedin.fault({ kind: 'slow_commit', target: 'upload', delay_ms: leaseMs + 300 });
    await worker.publish(publication.id);
    expect(harness.creations(publication.text)).toBe(1);
    expect(await harness.path(publication.id)).toEqual([
      'claim → claimed',
      'start_sending → sending',
      'accepted → published',
    ]);
  });
});
