import { PUBLICATION_STATES, type PublicationState } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import type { PublicationEntity } from '../publication.entity.js';
import { AdminPublicationsRepository } from './admin-publications.repository.js';

const AT = new Date('2026-11-20T08:00:00Z');

/** What the table asks of every row in one of these states, whatever its state needs. */
const WHOLE: Partial<PublicationEntity> = {
  ...{ owner_id: 1, lease_until: AT, snapshot: '{}', settle_until: AT },
  ...{ published_at: AT, evidence: 'response' },
};

describe('The publications of all users', () => {
  let connection: ConnectedDatabase;
  let publications: AdminPublicationsRepository;
  let userId: string;
  let onHold: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    publications = new AdminPublicationsRepository(database);
    userId = (await aProfile(database, { full_name: 'Ann Quillfeather', email: 'aq@example.test' })).id;
    const isIn = async (state: PublicationState, more: Partial<PublicationEntity> = {}) =>
      aPublication(database, userId, await aPost(database, userId, { title: `A post ${state}` }), {
        ...WHOLE,
        state,
        ...more,
      });
    for (const state of PUBLICATION_STATES) await isIn(state);
    onHold = await isIn('scheduled', { held_since: AT });
    const other = (await aProfile(database)).id;
    await aPublication(database, other, await aPost(database, other, { title: 'On pangolins' }));
  });
  afterAll(() => connection.close());

  const list = (filter: Record<string, unknown>, query: Partial<AdminListQuery> = {}) =>
    publications.list(Object.assign(new AdminListQuery(), query, { filter }));

  it.each(PUBLICATION_STATES)('that are %s are found by it, and nothing else is', async (state) => {
    const { rows, total } = await list({ user_id: userId, shown_as: state });
    expect(rows).toMatchObject([{ state, is_held: false }]);
    expect(total).toBe(1);
  });

  it('on hold are no scheduled ones, and are at risk', async () => {
    expect((await list({ user_id: userId, shown_as: 'on_hold' })).rows).toMatchObject([{ id: onHold }]);
    expect((await list({ user_id: userId, shown_as: ['on_hold', 'missed'] })).total).toBe(2);
    expect((await list({ user_id: userId, at_risk: true })).rows.map(({ id }) => id)).toContain(onHold);
    expect((await list({ shown_as: 'paused' })).total).toBe(0);
    await expect(list({ shown_as: 'lost' })).rejects.toBeInstanceOf(InvalidInputError);
  });

  it('are searched by whose they are and by the words of the post', async () => {
    expect((await list({ q: 'QUILLfeather' })).total).toBe(PUBLICATION_STATES.length + 1);
    expect((await list({ q: 'pangolins' })).rows).toMatchObject([{ post_title: 'On pangolins' }]);
    expect((await list({ q: 'neither of them' })).total).toBe(0);
  });

  it('are paged in their order', async () => {
    const every = (await list({ user_id: userId }, { perPage: 100 })).rows.map(({ id }) => id);
    const second = (await list({ user_id: userId }, { perPage: 5, page: 2 })).rows.map(({ id }) => id);
    expect(second).toEqual(every.slice(5, 10));
    const byName = await list({}, { sort: 'user_email', order: 'ASC', perPage: 100 });
    const emails = byName.rows.map(({ user_email }) => user_email);
    expect(emails).toEqual([...emails].sort());
  });
});
