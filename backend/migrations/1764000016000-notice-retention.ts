import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old notices are found by their age alone. */
export class NoticeRetention1764000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index ix_notifications_created on notifications (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_notifications_created');
  }
}
