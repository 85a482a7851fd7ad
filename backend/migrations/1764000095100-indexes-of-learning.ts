import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which released drafts are to be looked at. Apart from 1764000093000: its lock would keep all from reading while the indexes are made;
 * these keep others from writing alone. (Made `concurrently` they would wait for a second migration that waits
 * for this one.) A database between releases may have them.
 */
export class IndexesOfLearning1764000095100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index if not exists ix_generation_history_released on generation_history (user_id, released_at) where kept_share is not null',
    );
    await runner.query(
      `create index if not exists ix_generation_history_unlearned on generation_history (user_id)
        where kept_share is not null and words_forgotten_at is null and learned_version is distinct from measured_post_version`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_generation_history_unlearned');
    await runner.query('drop index ix_generation_history_released');
  }
}
