import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../test/builders/generation.builder.js';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { LearningProgressRepository } from './learning-progress.repository.js';

describe('The AI learning progress', () => {
  let connection: ConnectedDatabase;
  let progress: LearningProgressRepository;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    progress = new LearningProgressRepository(connection.database);
  });
  afterAll(() => connection.close());

  it('of a new user has counts of 0 and no averages', async () => {
    const { id } = await aProfile(connection.database);
    expect(await progress.find(id)).toEqual({
      total_generations: 0,
      avg_quality_rating: null,
      total_edits: 0,
      processed_edits: 0,
      total_insights: 0,
      active_insights: 0,
      avg_confidence_score: null,
      sample_posts_count: 0,
      avg_sample_engagement: null,
    });
  });

  it('counts what is the user’s own', async () => {
    const { database } = connection;
    const [{ id: userId }, { id: other }] = [await aProfile(database), await aProfile(database)];
    const released_at = new Date('2026-11-20T12:00:00Z');
    const edited = { changed_share: 0.4, kept_share: 0.6, released_at, measured_post_version: 1 };
    for (const owner of [userId, userId, other]) await aGeneration(database, owner, edited);
    await aGeneration(database, userId, { ...edited, learned_version: 1 });
    await aGeneration(database, userId, { ...edited, changed_share: 0 });
    await aGeneration(database, userId, { status: 'failed', error_code: 'interrupted', outcome: null });
    for (const rating of [4, 5]) {
      const post_id = await aPost(database, userId);
      await insertRow(database, 'feedback', { user_id: userId, post_id, rating });
    }
    for (const [key, status] of [
      ['one', 'accepted'],
      ['two', 'proposed'],
    ] as const) {
      await insertRow(database, 'learned_rules', {
        user_id: userId,
        kind: 'cut_phrase',
        key,
        phrase: key,
        instead: '',
        occurrences: 3,
        opportunities: 3,
        learned_where: JSON.stringify({ places: [], from: ['notes'], pillars: [] }),
        status,
        ...(status === 'accepted' ? { decided_at: released_at, decided_occurrences: 3 } : {}),
      });
    }
    await aTrainingPost(database, userId, {
      impressions: 1_000,
      likes: 40,
      comments: 10,
      shares: 0,
      engagement_rate: 5,
    });
    expect(await progress.find(userId)).toMatchObject({
      total_generations: 4,
      avg_quality_rating: 4.5,
      total_edits: 3,
      processed_edits: 1,
      total_insights: 2,
      active_insights: 1,
      avg_confidence_score: 0.8,
      sample_posts_count: 1,
      avg_sample_engagement: 5,
    });
  });
});
