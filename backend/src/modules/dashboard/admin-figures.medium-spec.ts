import { HOUR_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { insertRow } from '../../../test/builders/insert-row.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { AdminFiguresRepository } from './admin-figures.repository.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

describe('The numbers of the day', () => {
  let connection: ConnectedDatabase;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());

  const figures = () => new AdminFiguresRepository(connection.database).find(NOW);

  it('are nought, and no rating, before anything happened', async () => {
    expect(await figures()).toEqual({
      published: 0,
      published_late: 0,
      due: 0,
      prompt_rating: null,
      prompt_ratings: 0,
      drafts_written: 0,
      signed_up: 0,
    });
  });

  it('count what was published, is due, was rated, written and who came', async () => {
    const { database } = connection;
    const { id } = await aProfile(database, { created_at: hoursFromNow(-2) });
    await aProfile(database, { created_at: hoursFromNow(-25) });
    await aProfile(database, { created_at: hoursFromNow(-2), is_admin: true });
    const publish = async (due_at: Date, published_at: Date) =>
      aPublication(database, id, await aPost(database, id), {
        state: 'published',
        evidence: 'response',
        due_at,
        published_at,
      });
    await publish(hoursFromNow(-1), hoursFromNow(-1));
    await publish(hoursFromNow(-3), hoursFromNow(-2));
    await publish(hoursFromNow(-30), hoursFromNow(-30));
    await aPublication(database, id, await aPost(database, id), { due_at: hoursFromNow(23) });
    await aPublication(database, id, await aPost(database, id), { due_at: hoursFromNow(25) });
    for (const [rating, updated_at] of [
      [5, hoursFromNow(-5)],
      [4, hoursFromNow(-29 * 24)],
      [1, hoursFromNow(-31 * 24)],
    ] as const) {
      await insertRow(database, 'feedback', {
        user_id: id,
        prompt_id: await aPrompt(database, id),
        rating,
        updated_at,
      });
    }
    expect(await figures()).toMatchObject({
      published: 2,
      published_late: 1,
      due: 1,
      prompt_rating: 4.5,
      prompt_ratings: 2,
      signed_up: 1,
    });
  });
});
