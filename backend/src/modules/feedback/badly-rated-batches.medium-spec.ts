import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../test/builders/prompt.builder.js';
import { insertRow } from '../../../test/builders/insert-row.js';
import { adminFeedbackService } from '../../../test/support/services/admin-feedback-service.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import type { AdminFeedbackService } from './admin-feedback.service.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const YESTERDAY = new Date('2026-11-19T12:00:00Z');
const LONG_AGO = new Date('2026-10-01T12:00:00Z');

describe('Batches that were rated badly', () => {
  let connection: ConnectedDatabase;
  let service: AdminFeedbackService;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    service = adminFeedbackService(connection.database, new FixedClock(NOW));
  });
  afterAll(() => connection.close());

  async function aRatedBatch(ratings: readonly (number | null)[], at = YESTERDAY) {
    const { database } = connection;
    const user = await aProfile(database);
    const batch = await aPromptBatch(database, user.id);
    for (const rating of ratings) {
      const prompt_id = await aPrompt(database, user.id, { batch_id: batch });
      await insertRow(database, 'feedback', { user_id: user.id, prompt_id, rating, updated_at: at });
    }
    return { batch, user };
  }

  it('are those of the last 30 days below three stars in the mean, the last rated first', async () => {
    const bad = await aRatedBatch([1, 2, 4, null]);
    const newer = await aRatedBatch([2], NOW);
    await aRatedBatch([2, 5]);
    await aRatedBatch([1, 1], LONG_AGO);
    const answer = await service.badlyRatedBatches();
    expect(answer.total).toBe(2);
    expect(answer.data).toEqual([
      expect.objectContaining({ id: newer.batch, mean_rating: 2, ratings: 1, rated_at: NOW }),
      {
        id: bad.batch,
        user_id: bad.user.id,
        user_name: bad.user.full_name,
        user_email: bad.user.email,
        mean_rating: 2.3,
        ratings: 3,
        rated_at: YESTERDAY,
      },
    ]);
  });

  it('lead to what was said of them, and all low ratings to one list', async () => {
    const { batch } = await aRatedBatch([1, 5]);
    const list = async (filter: Record<string, unknown>) =>
      (await service.list(Object.assign(new AdminListQuery(), { filter }))).data.map(({ rating }) => rating);
    expect((await list({ batch_id: batch })).sort()).toEqual([1, 5]);
    expect(await list({ batch_id: batch, is_low: true })).toEqual([1]);
  });
});
