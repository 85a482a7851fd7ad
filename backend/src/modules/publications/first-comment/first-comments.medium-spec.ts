import { beforeEach, describe, expect, it } from '@jest/globals';
import { COMMENT_SCOPE, FIRST_COMMENT_NOTICE } from '@drumbeat/domain';
import type { LinkedInFaultKind } from '@drumbeat/sandbox';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { HeldTransaction } from '../../../../test/support/database/held-transaction.js';
import { until } from '../../../../test/support/until.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import type {
  ConnectedUser,
  PublicationUnderTest,
} from '../../../../test/support/publishing/publishing-harness.js';
import type { FirstCommentEntity } from './first-comment.entity.js';
import { FirstCommentSweeper } from './first-comment.sweeper.js';
import { PostFirstCommentCommand } from './post-first-comment.command.js';
import { postFirstComment } from '../publications.jobs.js';
import { PublicationsService } from '../publications.service.js';
import { ResolvePublicationCommand } from '../recover/resolve-publication.command.js';

const SELF_SERVE = ['openid', 'profile', 'email', 'w_member_social'];
/** With what little text would escape: a comment is plain text. */
const COMMENT = 'The link (as promised): https://example.com/a_b #pricing';

describe('The first comment under a post', () => {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await harness.connectedUser(undefined, [...SELF_SERVE, COMMENT_SCOPE]);
  });

  const publicationWithComment = async (owner = user): Promise<PublicationUnderTest> => {
    const publication = await harness.publication(owner);
    await harness.database.query('update posts set first_comment = $2 where id = $1', [
      publication.postId,
      COMMENT,
    ]);
    return publication;
  };
  const published = async (owner = user): Promise<PublicationUnderTest> => {
    const publication = await publicationWithComment(owner);
    await worker.publish(publication.id);
    return publication;
  };
  const postComment = ({ id }: PublicationUnderTest) =>
    worker.get(PostFirstCommentCommand).execute({ publication_id: id });
  const row = async ({ id }: PublicationUnderTest) => {
    const [found] = await harness.database.query<FirstCommentEntity>(
      'select * from first_comments where publication_id = $1',
      [id],
    );
    return found;
  };
  const comments = ({ text }: PublicationUnderTest) =>
    harness.sandbox.linkedin
      .posts()
      .filter((post) => post.text === text)
      .flatMap((post) => post.comments.map((comment) => comment.text));
  const commentCalls = () =>
    harness.sandbox.linkedin.calls().filter(({ operation }) => operation === 'comment').length;
  const shown = async ({ userId, postId }: PublicationUnderTest) =>
    (await worker.get(PublicationsService, { strict: false }).findForPost(userId, postId)).publication
      ?.first_comment;
  const notices = async () => (await harness.notices(user.id)).map(({ title, link }) => ({ title, link }));

  it('follows by a job of its own, word for word, where LinkedIn granted commenting', async () => {
    const publication = await published();
    expect(worker.queue.added.map(({ name }) => name)).toContain(postFirstComment.name);
    expect(await shown(publication)).toMatchObject({ state: 'waiting' });
    await postComment(publication);
    expect(comments(publication)).toEqual([COMMENT]);
    expect(await shown(publication)).toMatchObject({ state: 'posted' });
    expect(await notices()).toEqual([]);
  });

  it('is asked for once more in the thread that LinkedIn names, and stands there once', async () => {
    const publication = await published();
    harness.sandbox.linkedin.fault({ kind: '400_other_thread', target: 'comments' });
    await postComment(publication);
    expect([commentCalls(), comments(publication)]).toEqual([2, [COMMENT]]);
    expect(await shown(publication)).toMatchObject({ state: 'posted' });
  });

  it('is asked for no third time', async () => {
    const publication = await published();
    harness.sandbox.linkedin.fault({ kind: '400_other_thread', target: 'comments' });
    harness.sandbox.linkedin.fault({ kind: '500_after', target: 'comments' });
    await postComment(publication);
    await postComment(publication);
    expect([commentCalls(), comments(publication)]).toEqual([2, [COMMENT]]);
    expect(await shown(publication)).toMatchObject({ state: 'copy' });
  });

  it('is nothing where the post has none', async () => {
    const publication = await harness.publication(user);
    await worker.publish(publication.id);
    expect(await row(publication)).toBeUndefined();
    expect(await shown(publication)).toBeNull();
  });

  it('is the user’s to copy where commenting was not granted: they are told, and nothing is sent', async () => {
    user = await harness.connectedUser(undefined, SELF_SERVE);
    const publication = await published();
    expect(await shown(publication)).toMatchObject({ state: 'copy', words: expect.stringMatching(/Copy/) });
    expect(await notices()).toEqual([{ title: FIRST_COMMENT_NOTICE, link: `/posts/${publication.postId}` }]);
    await postComment(publication);
    expect(commentCalls()).toBe(0);
    expect(await harness.shownKinds(user.id)).toEqual(['publication.first_comment']);
    await insertRow(harness.database, 'finish_ticks', {
      ...{ post_id: publication.postId, step: 'first_comment', user_id: user.id },
    });
    expect(await harness.shownKinds(user.id)).toEqual([]);
  });

  it('is the user’s to copy where LinkedIn did not say which post it made', async () => {
    harness.sandbox.linkedin.fault({ kind: '201_without_id' });
    expect(await row(await published())).toMatchObject({ state: 'copy', reason: 'post_unknown' });
  });

  it('goes under no post of which only the user says that it is theirs', async () => {
    const publication = await publicationWithComment();
    await harness.database.query(
      `update publications set state = 'needs_user', snapshot = 'x', settle_until = now() where id = $1`,
      [publication.id],
    );
    await worker.get(ResolvePublicationCommand, { strict: false }).execute(user.id, publication.postId, {
      outcome: 'posted_url',
      linkedinUrl: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
    });
    expect(await row(publication)).toMatchObject({ state: 'copy', reason: 'post_unknown' });
  });

  /** What happens to whoever writes a first comment down. */
  const strike = (by: string) =>
    harness.database.query(
      `create function strike_comments() returns trigger language plpgsql as $$ begin ${by} return new; end $$;
       create trigger strike_comments before insert on first_comments for each row execute function strike_comments()`,
    );
  const heal = () => harness.database.query('drop function strike_comments cascade');

  describe('that cannot be written down', () => {
    let publication: PublicationUnderTest;
    const publish = async () => {
      try {
        publication = await published();
      } finally {
        await heal();
      }
      expect((await harness.row(publication.id)).state).toBe('published');
      expect(harness.calls(publication.text)).toBe(1);
    };

    it('leaves the outcome of its post as it is, and follows with the next sweep, once', async () => {
      await strike(`raise exception 'struck';`);
      await publish();
      expect(await row(publication)).toBeUndefined();
      await worker.get(FirstCommentSweeper).sweep();
      await worker.get(FirstCommentSweeper).sweep();
      expect(await shown(publication)).toMatchObject({ state: 'waiting' });
      await postComment(publication);
      expect(comments(publication)).toEqual([COMMENT]);
    });

    it('keeps its post waiting for a second at most', async () => {
      const lock = await HeldTransaction.begin(harness.databaseUrl);
      await lock.query('select pg_advisory_xact_lock(4712)');
      await strike('perform pg_advisory_xact_lock(4712);');
      try {
        publication = await published();
        expect((await harness.row(publication.id)).state).toBe('published');
      } finally {
        await lock.rollback();
        await heal();
      }
      await until('the comment', async () => (await row(publication)) !== undefined);
      await worker.get(FirstCommentSweeper).sweep();
      expect(await row(publication)).toMatchObject({ state: 'waiting' });
    });

    it('is the user’s, told once, where the sweep finds it half an hour later', async () => {
      await strike(`raise exception 'struck';`);
      await publish();
      await harness.database.query(
        `update publications set published_at = now() - interval '31 minutes' where id = $1`,
        [publication.id],
      );
      await worker.get(FirstCommentSweeper).sweep();
      await worker.get(FirstCommentSweeper).sweep();
      expect(await row(publication)).toMatchObject({ state: 'copy', reason: 'not_reachable' });
      expect(await notices()).toHaveLength(1);
    });
  });

  it('is none that was written into a post that is out', async () => {
    const publication = await harness.publication(user);
    await worker.publish(publication.id);
    await harness.database.query('update posts set first_comment = $2, updated_at = now() where id = $1', [
      publication.postId,
      COMMENT,
    ]);
    await worker.get(FirstCommentSweeper).sweep();
    expect(await row(publication)).toBeUndefined();
  });

  it.each<[LinkedInFaultKind, state: string, reason: string, made: number]>([
    ['429', 'copy', 'rate_limited', 0],
    ['401_revoked', 'copy', 'not_connected', 0],
    ['500_before', 'copy', 'unclear', 0],
    ['500_after', 'copy', 'unclear', 1],
    ['drop_before', 'copy', 'unclear', 0],
    ['drop_after', 'copy', 'unclear', 1],
    ['garbage_body', 'copy', 'unclear', 1],
  ])('after %s is %s (%s), and is never tried again', async (kind, state, reason, made) => {
    const publication = await published();
    harness.sandbox.linkedin.fault({ kind, target: 'comments' });
    await postComment(publication);
    await postComment(publication);
    await worker.get(FirstCommentSweeper).sweep();
    await postComment(publication);
    expect(await row(publication)).toMatchObject({ state, reason });
    expect([commentCalls(), comments(publication).length]).toEqual([1, made]);
    expect(await notices()).toHaveLength(1);
  });

  it('fails where LinkedIn refuses it for certain', async () => {
    const publication = await published();
    const { urn } = await harness.row(publication.id);
    const headers = {
      authorization: `Bearer ${user.member.access_token}`,
      'linkedin-version': '202609',
      'x-restli-protocol-version': '2.0.0',
    };
    await fetch(`${harness.sandbox.url}/linkedin/rest/posts/${encodeURIComponent(urn ?? '')}`, {
      method: 'DELETE',
      headers,
    });
    await postComment(publication);
    expect(await row(publication)).toMatchObject({ state: 'failed', reason: 'refused', http_status: 404 });
    expect(await notices()).toHaveLength(1);
  });

  it('waits while LinkedIn cannot be reached, and comes with the next wake-up', async () => {
    const publication = await published();
    await harness.sandbox.stopListening();
    await postComment(publication);
    await harness.sandbox.listenAgain();
    expect(await row(publication)).toMatchObject({ state: 'waiting' });
    await harness.database.query(
      `update first_comments set next_try_at = now() - interval '1 minute' where publication_id = $1`,
      [publication.id],
    );
    const before = worker.queue.added.length;
    await worker.get(FirstCommentSweeper).sweep();
    expect(worker.queue.added.slice(before).map(({ name }) => name)).toEqual([postFirstComment.name]);
    await postComment(publication);
    expect(comments(publication)).toEqual([COMMENT]);
  });

  it('is given to the user after half an hour without LinkedIn', async () => {
    const publication = await published();
    await harness.database.query(
      `update first_comments set created_at = now() - interval '31 minutes' where publication_id = $1`,
      [publication.id],
    );
    await worker.get(FirstCommentSweeper).sweep();
    expect(await row(publication)).toMatchObject({ state: 'copy', reason: 'not_reachable' });
    expect(await notices()).toHaveLength(1);
  });

  it('is sent once by two that are woken at the same time', async () => {
    const publication = await published();
    await Promise.all([postComment(publication), postComment(publication)]);
    expect([commentCalls(), comments(publication)]).toEqual([1, [COMMENT]]);
  });

  it('goes under no post that its user deleted meanwhile, tells nothing of it, and follows once that is undone', async () => {
    const publication = await published();
    const bin = (deletedAt: string) =>
      harness.database.query(`update posts set deleted_at = ${deletedAt} where id = $1`, [
        publication.postId,
      ]);
    await bin('now()');
    await postComment(publication);
    expect(commentCalls()).toBe(0);
    await bin('null');
    await postComment(publication);
    expect(comments(publication)).toEqual([COMMENT]);

    const deleted = await published();
    await harness.database.query(`update posts set deleted_at = now() where id = $1`, [deleted.postId]);
    await harness.database.query(
      `update first_comments set created_at = now() - interval '31 minutes' where publication_id = $1`,
      [deleted.id],
    );
    await worker.get(FirstCommentSweeper).sweep();
    expect(await row(deleted)).toMatchObject({ state: 'copy', reason: 'not_reachable' });
    expect([comments(deleted), await notices()]).toEqual([[], []]);
  });

  it('shows that the connection has ended, where LinkedIn refuses its token, before the next post is due', async () => {
    const publication = await published();
    harness.sandbox.linkedin.fault({ kind: '401_revoked', target: 'comments' });
    await postComment(publication);
    const [account] = await harness.database.query(
      'select needs_reconnect from social_accounts where id = $1',
      [user.accountId],
    );
    expect(account).toEqual({ needs_reconnect: true });
  });

  it('is unclear when its sender was lost, and posted when the sender reports after all', async () => {
    const publication = await published();
    harness.sandbox.linkedin.fault({ kind: 'hang_after', target: 'comments' });
    const sending = postComment(publication);
    await harness.sandbox.linkedin.whenHeld();
    await harness.database.query(
      `update first_comments set sending_at = now() - interval '10 minutes' where publication_id = $1`,
      [publication.id],
    );
    await worker.get(FirstCommentSweeper).sweep();
    expect(await row(publication)).toMatchObject({ state: 'copy', reason: 'unclear' });
    harness.sandbox.linkedin.release();
    await sending;
    expect(await row(publication)).toMatchObject({ state: 'posted' });
    expect(comments(publication)).toEqual([COMMENT]);
  });
});
