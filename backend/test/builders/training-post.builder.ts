import { randomUUID } from 'node:crypto';
import { contentHash } from '../../src/modules/training-posts/pasted-text.policy.js';
import type { TrainingPostEntity } from '../../src/modules/training-posts/training-post.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { insertRow } from './insert-row.js';

/** A training post without figures that has not been synced. Returns its id. */
export async function aTrainingPost(
  database: Database,
  userId: string,
  overrides: Partial<Omit<TrainingPostEntity, 'insights'>> = {},
): Promise<string> {
  const { post_content = 'What I posted last year.', performance_category = 'Good' } = overrides;
  const row = await insertRow<TrainingPostEntity>(database, 'sample_post_analytics', {
    user_id: userId,
    post_content,
    content_hash: overrides.post_content === undefined ? randomUUID() : contentHash(post_content),
    performance_category,
    insights: JSON.stringify({ performance_category }),
    word_count: post_content.split(' ').length,
    character_count: post_content.length,
    ...overrides,
  });
  return row.id;
}
