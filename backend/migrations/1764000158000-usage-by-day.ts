import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sessions of all users by day. */
export class UsageByDay1764000158000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index ix_user_sessions_started on user_sessions (started_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_user_sessions_started');
  }
}
