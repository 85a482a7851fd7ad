import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts that open pages are told of can be found by their time. */
export class LiveFacts1764000110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table prompt_batches add column pushed_at timestamptz');
    await runner.query(
      'create index ix_prompt_batches_pushed on prompt_batches (pushed_at) where pushed_at is not null',
    );
    await runner.query(
      `create index ix_publication_events_ends on publication_events (at)
        where to_state in ('published', 'rejected', 'blocked_auth', 'needs_user', 'missed')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_publication_events_ends');
    await runner.query('drop index ix_prompt_batches_pushed');
    await runner.query('alter table prompt_batches drop column pushed_at');
  }
}
