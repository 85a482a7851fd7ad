import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of a draft stands in what was released, how long that took, and the version of the brief that it was written to. */
export class KeptShare1764000068000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table generation_history
        add column brief_version integer,
        add column kept_share numeric(5, 4),
        add column released_at timestamptz,
        add constraint ck_generation_history_brief_version check (brief_version > 0),
        add constraint ck_generation_history_kept_share check (kept_share between 0 and 1),
        add constraint ck_generation_history_released check (kept_share is null or released_at is not null)`);
    // The drafts that all users have released lately.
    await runner.query(`
      create index ix_generation_history_kept on generation_history (released_at) where kept_share is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_generation_history_kept');
    await runner.query(
      'alter table generation_history drop column released_at, drop column kept_share, drop column brief_version',
    );
  }
}
