import { expect } from '@jest/globals';
import type { PublicationState } from '@drumbeat/domain';
import type { PublishingHarness } from '../support/publishing/publishing-harness.js';

interface LedgerRow {
  readonly id: string;
  readonly state: PublicationState;
  readonly version: number;
  readonly due_at: Date;
  readonly content: string;
  readonly author: string;
  readonly attempts: number;
}

/** Nothing was ever posted in these states. */
const NOTHING_POSTED: readonly PublicationState[] = [
  'rejected',
  'blocked_auth',
  'missed',
  'scheduled',
  'claimed',
];

/** Invariants of every publication of the harness, whatever happened to it (docs/proof.md, "What must hold"). */
export async function expectPublishingInvariants(harness: PublishingHarness): Promise<void> {
  const rows = await harness.database.query<LedgerRow>(
    `select p.id, p.state, p.version, p.due_at, post.content, 'urn:li:person:' || a.provider_user_id as author,
            (select count(*)::int from publication_attempts t where t.publication_id = p.id) as attempts
       from publications p join posts post on post.id = p.post_id join social_accounts a on a.id = p.social_account_id`,
  );
  const calls = harness.sandbox.linkedin.calls().filter(({ operation }) => operation === 'create_post');
  for (const { id, state, version, due_at, content, author, attempts } of rows) {
    const created = harness.sandbox.linkedin.posts().filter(({ text }) => text === content);
    const seen = calls.filter(({ text }) => text === content);
    const facts = { id, state };
    expect({ ...facts, isPostedOnce: created.length <= 1 }).toEqual({ ...facts, isPostedOnce: true });
    if (state === 'published')
      expect({ ...facts, created: created.length }).toEqual({ ...facts, created: 1 });
    if (NOTHING_POSTED.includes(state))
      expect({ ...facts, created: created.length }).toEqual({ ...facts, created: 0 });
    expect(seen.length).toBeLessThanOrEqual(attempts);
    // A user's decision gives a later version a new time; the first one's is the time that was planned.
    const early = version === 1 ? seen.filter(({ at }) => new Date(at) < due_at) : [];
    expect({ ...facts, early }).toEqual({ ...facts, early: [] });
    for (const post of created) expect(post.author).toBe(author);
  }
}
