import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aPost } from '../../test/builders/post.builder.js';
import { insertRow } from '../../test/builders/insert-row.js';
import { aProfile } from '../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../test/support/database/connected-database.js';
import { publicationRows } from './demo.ledger.js';
import { DemoRepository } from './demo.repository.js';

let connection: ConnectedDatabase;
beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

it('The demo’s ledger fills columns that its entities have, and refuses any other name', async () => {
  const { database } = connection;
  const userId = (await aProfile(database)).id;
  const postId = await aPost(database, userId);
  const account = await insertRow<{ id: string }>(database, 'social_accounts', {
    user_id: userId,
    provider: 'linkedin',
    provider_user_id: randomUUID(),
    display_name: 'Ada Example',
    access_token_encrypted: 'sealed',
  });
  const rows = publicationRows(
    {
      userId,
      postId,
      body: '{"commentary":"A post"}',
      at: new Date('2026-11-20T08:00:00Z'),
      zone: 'Europe/Berlin',
      delivery: { kind: 'shown', urn: 'urn:li:share:1', url: 'https://example.com/1' },
    },
    new Date('2026-11-23T08:00:00Z'),
  );
  const repository = new DemoRepository(database);
  const withMore = { ...rows, publication: { ...rows.publication, 'no column)': 1 } };
  await expect(repository.insertPublications(userId, account.id, [withMore])).rejects.toThrow(
    'PublicationEntity has no column "no column)" here',
  );
  const ids = await repository.insertPublications(userId, account.id, [rows]);
  const kept = await database.query(
    `select p.state, a.outcome, count(e.id)::integer as events
       from publications p
       join publication_attempts a on a.publication_id = p.id
       join publication_events e on e.publication_id = p.id
      where p.id = $1 group by p.state, a.outcome`,
    [ids.get(postId)],
  );
  expect(kept).toEqual([{ state: 'published', outcome: 'published', events: rows.events.length }]);
});
