import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The console asks of each visit whether the same person came later, for as many people as its list leads to. */
export class LastVisitsByIndex1764000190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index ix_user_sessions_latest on user_sessions (user_id, last_event_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_user_sessions_latest');
  }
}
