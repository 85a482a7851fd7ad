import { HOUR_MS } from '@drumbeat/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LinkedInFaultKind } from '@drumbeat/sandbox';
import type { PublicationState } from '@drumbeat/domain';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import type { ConnectedUser } from '../../../../test/support/publishing/publishing-harness.js';

describe('Publishing one post', () => {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await harness.connectedUser();
  });

  it('sends it once, word for word, and writes down where it is', async () => {
    const publication = await harness.publication(user);
    await Promise.all([worker.publish(publication.id), worker.publish(publication.id)]);
    await worker.publish(publication.id);

    const [post] = harness.sandbox.linkedin.posts();
    expect(harness.sandbox.linkedin.created).toBe(1);
    expect(post).toMatchObject({ text: publication.text, author: user.member.author, truncated: false });
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'published',
      urn: post?.urn,
      evidence: 'response',
      linkedin_url: `${harness.sandbox.url}/linkedin/feed/update/${post?.urn}/`,
    });
    expect(await harness.attempts(publication.id)).toMatchObject([
      { number: 1, http_status: 201, outcome_class: 'published', outcome: 'published', urn: post?.urn },
    ]);
    expect(await harness.path(publication.id)).toEqual([
      'claim → claimed',
      'start_sending → sending',
      'accepted → published',
    ]);
    const [stored] = await harness.database.query('select status, linkedin_url from posts where id = $1', [
      publication.postId,
    ]);
    expect(stored).toMatchObject({ status: 'used', linkedin_url: expect.stringContaining(post?.urn ?? '?') });
  });

  it('is never early: a wake-up that comes too soon waits for the time', async () => {
    const due = new Date((await harness.now()).getTime() + 300);
    const publication = await harness.publication(user, { due_at: due });
    await worker.publish(publication.id);
    const [post] = harness.sandbox.linkedin.posts();
    expect(new Date(post!.created_at).getTime()).toBeGreaterThanOrEqual(due.getTime());
  });

  it('leaves alone what is due much later', async () => {
    const publication = await harness.publication(user, { due_at: new Date(Date.now() + HOUR_MS) });
    await worker.publish(publication.id);
    expect((await harness.row(publication.id)).state).toBe('scheduled');
    expect(harness.calls(publication.text)).toBe(0);
  });

  it.each<[LinkedInFaultKind, PublicationState, string, number, string | null]>([
    ['429', 'scheduled', 'B', 0, null],
    ['401_revoked', 'blocked_auth', 'D', 0, 'publication.blocked'],
    ['401_expired', 'blocked_auth', 'D', 0, 'publication.blocked'],
    ['403_scope', 'blocked_auth', 'D', 0, 'publication.blocked'],
    ['403_content', 'rejected', 'C', 0, 'publication.rejected'],
    ['422_ghost', 'rejected', 'E', 0, 'publication.rejected'],
    ['500_before', 'uncertain', 'F', 0, null],
    ['500_after', 'uncertain', 'F', 1, null],
    ['drop_before', 'uncertain', 'F', 0, null],
    ['drop_after', 'uncertain', 'F', 1, null],
    ['garbage_body', 'uncertain', 'F', 1, null],
    ['201_without_id', 'published', 'published', 1, null],
  ])('after %s is %s (class %s, %i created)', async (kind, state, outcomeClass, created, notice) => {
    harness.sandbox.linkedin.fault({ kind });
    const publication = await harness.publication(user);
    await worker.publish(publication.id);

    expect(await harness.row(publication.id)).toMatchObject({ state });
    expect(await harness.attempts(publication.id)).toMatchObject([
      { number: 1, outcome_class: outcomeClass },
    ]);
    expect(harness.creations(publication.text)).toBe(created);
    expect(harness.calls(publication.text)).toBe(1);
    expect((await harness.notices(user.id)).map(({ kind: told }) => told)).toEqual(
      notice === null ? [] : [notice],
    );
  });

  it('writes its ledger durably, whatever the default of the server is', async () => {
    const publication = await harness.publication(user);
    const setting = await harness.database.transaction(async () => {
      await harness.database.query('set local synchronous_commit = off');
      await harness.database.query('update publications set updated_at = now() where id = $1', [
        publication.id,
      ]);
      return harness.database.query<{ synchronous_commit: string }>('show synchronous_commit');
    });
    expect(setting).toEqual([{ synchronous_commit: 'on' }]);
  });
});
