import { beforeEach, describe, expect, it } from '@jest/globals';
import { loseSender } from '../../../../test/support/publishing/lost-sender.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import type {
  ConnectedUser,
  PublicationUnderTest,
} from '../../../../test/support/publishing/publishing-harness.js';
import { PublicationsService } from '../publications.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { ResolvePublicationCommand } from './resolve-publication.command.js';

/** No process has this id. */
const DEAD_OWNER = 2_000_000_000;

describe('The answer of a user who was asked about a publication', () => {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;
  let publication: PublicationUnderTest;

  beforeEach(async () => {
    user = await harness.connectedUser();
    publication = await harness.publication(user);
  });

  const resolve = (outcome: 'publish_again' | 'cancel') =>
    worker.get(ResolvePublicationCommand).execute(user.id, publication.postId, { outcome });
  const rewrite = (content: string) =>
    harness.database.query('update posts set content = $2 where id = $1', [publication.postId, content]);
  const told = async () =>
    (await worker.get(PublicationsService).findForPost(user.id, publication.postId)).publication;
  const lostBy = (owner: number) => loseSender(harness.database, publication.id, owner, 'needs_user');
  const letSenderGo = () =>
    harness.database.query('update publication_attempts set owner_id = $2 where publication_id = $1', [
      publication.id,
      DEAD_OWNER,
    ]);

  it('publishes again at the user’s word, but never while the former sender may live', async () => {
    await lostBy(worker.owner);
    await expect(resolve('publish_again')).rejects.toMatchObject({
      status: 409,
      code: 'publication.sender_alive',
    });
    await letSenderGo();
    await resolve('publish_again');
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'scheduled',
      version: 2,
      outcome: null,
    });
    expect(worker.queue.added).toContainEqual({
      name: 'publish-post',
      data: { publication_id: publication.id },
      jobId: `publish-${publication.id}-v2-f1`,
    });
    await worker.publish(publication.id);
    expect(await harness.row(publication.id)).toMatchObject({ state: 'published' });
    expect(await harness.attempts(publication.id)).toHaveLength(2);
  });

  describe('where LinkedIn then names a duplicate', () => {
    const sendAgain = async (fault: '422_duplicate_true' | '422_ghost') => {
      await lostBy(DEAD_OWNER);
      await resolve('publish_again');
      harness.sandbox.linkedin.fault({ kind: fault });
      await worker.publish(publication.id);
    };
    const kinds = async () => (await harness.notices(user.id)).map(({ kind }) => kind);

    it('is asked for once more, with LinkedIn’s word and the post that it names', async () => {
      await sendAgain('422_duplicate_true');
      const [post] = harness.sandbox.linkedin.posts();
      expect(await harness.row(publication.id)).toMatchObject({
        state: 'needs_user',
        outcome: 'duplicate_of_own',
        urn: post?.urn,
        linkedin_url: expect.stringContaining(post?.urn ?? 'no post'),
        evidence: null,
      });
      const [notice] = await harness.notices(user.id);
      expect(notice).toMatchObject({ kind: 'publication.needs_user' });
      expect(notice?.body).toContain(post?.urn);
    });

    it('counts: "it is there" makes it published, at the address that LinkedIn named', async () => {
      await sendAgain('422_duplicate_true');
      const { linkedin_url } = await harness.row(publication.id);
      const answer = await worker
        .get(ResolvePublicationCommand)
        .execute(user.id, publication.postId, { outcome: 'posted_url', linkedinUrl: null });
      expect(answer).toMatchObject({ status: 'used', linkedin_url });
      expect(await harness.row(publication.id)).toMatchObject({ state: 'published', evidence: 'user' });
    });

    it('counts: "it is not there" keeps the text for other words, and sends nothing', async () => {
      await sendAgain('422_ghost');
      await resolve('publish_again');
      expect(await harness.row(publication.id)).toMatchObject({
        state: 'rejected',
        outcome: 'duplicate_of_own',
        linkedin_url: null,
      });
      expect(await kinds()).toContain('publication.rejected');
      expect([harness.calls(publication.text), harness.creations(publication.text)]).toEqual([1, 0]);
      expect((await harness.path(publication.id)).slice(-2)).toEqual([
        'duplicate_of_own → needs_user',
        'user_denies_duplicate → rejected',
      ]);
    });

    it('is not asked for without end: the same text that is refused once more stays refused', async () => {
      await sendAgain('422_ghost');
      await resolve('publish_again');
      await rewrite(`${publication.text} Once more.`);
      await resolve('publish_again');
      harness.sandbox.linkedin.fault({ kind: '422_ghost' });
      await worker.publish(publication.id);
      expect(await harness.row(publication.id)).toMatchObject({
        state: 'rejected',
        outcome: 'duplicate_of_other',
      });
      const changed = `${publication.text} In other words.`;
      await rewrite(changed);
      await resolve('publish_again');
      await worker.publish(publication.id);
      expect(await harness.row(publication.id)).toMatchObject({ state: 'published', evidence: 'response' });
      expect(harness.creations(changed)).toBe(1);
    });

    it('asks for other words too where LinkedIn names no post', async () => {
      await sendAgain('422_ghost');
      await harness.database.query('update publications set urn = null, linkedin_url = null where id = $1', [
        publication.id,
      ]);
      const asked = await told();
      expect(asked).toMatchObject({ state: 'needs_user', duplicate_in_doubt: true, linkedin_url: null });
      expect(asked?.check).toContain('your activity on LinkedIn');
      expect(asked?.timeline.at(-1)?.words).toContain('LinkedIn refused it as a duplicate');
      await resolve('publish_again');
      expect(await told()).toMatchObject({ state: 'rejected', duplicate_in_doubt: false });
      expect(harness.calls(publication.text)).toBe(1);
    });

    it('is asked for again where another send since then has no certain answer either', async () => {
      await sendAgain('422_ghost');
      await resolve('publish_again');
      await rewrite(`${publication.text} Once more.`);
      await resolve('publish_again');
      harness.sandbox.linkedin.fault({ kind: '500_before' });
      await worker.publish(publication.id);
      await harness.database.query(
        `update publications set state = 'needs_user' where id = $1 and state = 'uncertain'`,
        [publication.id],
      );
      await resolve('publish_again');
      harness.sandbox.linkedin.fault({ kind: '422_ghost' });
      await worker.publish(publication.id);
      expect(await harness.row(publication.id)).toMatchObject({
        state: 'needs_user',
        outcome: 'duplicate_of_own',
      });
    });

    it('is about that post also where the refusal is reported only after the user was asked', async () => {
      await lostBy(DEAD_OWNER);
      await harness.database.query(
        `insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash, outcome_class, outcome,
                                           responded_at, urn)
         values ($1, 2, 2, $2, 'hash', 'E', 'duplicate_of_own', now(), 'urn:li:share:7141138937766391808')`,
        [publication.id, DEAD_OWNER],
      );
      await worker.get(ReconciliationService).reconcile(publication.id);
      expect(await harness.row(publication.id)).toMatchObject({
        state: 'needs_user',
        outcome: 'duplicate_of_own',
        urn: 'urn:li:share:7141138937766391808',
      });
      await resolve('publish_again');
      expect((await harness.row(publication.id)).state).toBe('rejected');
      expect(harness.calls(publication.text)).toBe(0);
    });

    it('waits, for "it is not there", while a former sender may live', async () => {
      await sendAgain('422_ghost');
      await harness.database.query(
        `update publication_attempts set owner_id = $2, responded_at = null where publication_id = $1 and number = 1`,
        [publication.id, worker.owner],
      );
      await expect(resolve('publish_again')).rejects.toMatchObject({ code: 'publication.sender_alive' });
      expect((await harness.row(publication.id)).state).toBe('needs_user');
    });
  });

  it('may name the post by an address of the site that is configured as LinkedIn’s, and of no other', async () => {
    await lostBy(DEAD_OWNER);
    const found = (linkedinUrl: string) =>
      worker
        .get(ResolvePublicationCommand)
        .execute(user.id, publication.postId, { outcome: 'posted_url', linkedinUrl });
    const page = '/feed/update/urn:li:share:7141138937766391808/';
    await expect(found(`http://127.0.0.1:1/linkedin${page}`)).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'linkedin_url', message: expect.stringContaining(harness.config.linkedin.siteUrl) }],
    });
    const linkedin_url = `${harness.config.linkedin.siteUrl}${page}`;
    expect(await found(linkedin_url)).toMatchObject({ status: 'used', linkedin_url });
    expect((await harness.row(publication.id)).urn).toBe('urn:li:share:7141138937766391808');
  });

  it('gives it up at the user’s word, but never while the former sender may live', async () => {
    await lostBy(worker.owner);
    await expect(resolve('cancel')).rejects.toMatchObject({ status: 409, code: 'publication.sender_alive' });
    expect((await harness.row(publication.id)).state).toBe('needs_user');
    await letSenderGo();
    await resolve('cancel');
    expect((await harness.row(publication.id)).state).toBe('cancelled');
    await expect(resolve('cancel')).rejects.toMatchObject({ status: 404 });
    expect(harness.calls(publication.text)).toBe(0);
  });

  it.each(['publish_again', 'cancel'] as const)(
    'is refused (%s) where the sender has reported meanwhile: its word counts, and the post is out',
    async (outcome) => {
      await lostBy(worker.owner);
      await harness.database.query(
        `update publication_attempts set outcome_class = 'published', outcome = 'published', responded_at = now(),
                urn = 'urn:li:share:7141138937766391808' where publication_id = $1`,
        [publication.id],
      );
      await expect(resolve(outcome)).rejects.toMatchObject({ status: 409, code: 'publication.state' });
      expect(await harness.row(publication.id)).toMatchObject({
        state: 'published',
        evidence: 'late_response',
        urn: 'urn:li:share:7141138937766391808',
      });
      expect(harness.sandbox.linkedin.totalCalls).toBe(0);
    },
  );

  it.each([
    ['archived', `status = 'archived'`, 422, 'post.not_publishable'],
    ['emptied', `content = ' '`, 422, 'post.not_publishable'],
  ])('does not publish again what was %s meanwhile, and says so', async (_, change, status, code) => {
    await harness.database.query(`update publications set state = 'missed' where id = $1`, [publication.id]);
    await harness.database.query(`update posts set ${change} where id = $1`, [publication.postId]);
    await expect(resolve('publish_again')).rejects.toMatchObject({ status, code });
    expect(await harness.row(publication.id)).toMatchObject({ state: 'missed', version: 1 });
  });
});
