import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The notices of everybody, as staff read them: the newest first, and of one kind. */
export class NoticesForStaff1764000187000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_notifications_created');
    await runner.query('create index ix_notifications_created on notifications (created_at, id)');
    await runner.query('create index ix_notifications_kind on notifications (kind, created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_notifications_kind');
    await runner.query('drop index ix_notifications_created');
    await runner.query('create index ix_notifications_created on notifications (created_at)');
  }
}
