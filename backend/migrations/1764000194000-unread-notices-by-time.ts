import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest of what a user has not read are found without sorting all of it. */
export class UnreadNoticesByTime1764000194000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_notifications_unread');
    await runner.query(
      'create index ix_notifications_unread on notifications (user_id, created_at, id) where read_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_notifications_unread');
    await runner.query(
      'create index ix_notifications_unread on notifications (user_id) where read_at is null',
    );
  }
}
