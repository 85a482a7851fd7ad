import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the reminders of a morning read of all users: by day, and which of them were told. */
export class Mornings1764000165000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ix_content_prompts_planned on content_prompts (scheduled_date)
        where pushed_to_calendar and status = 'new'`,
    );
    await runner.query(
      `create index ix_posts_posted on posts (posted_at)
        where not is_hidden and status = 'used' and deleted_at is null`,
    );
    await runner.query(
      `alter table notifications drop constraint uq_notifications_subject,
         add constraint uq_notifications_subject unique (kind, subject, user_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table notifications drop constraint uq_notifications_subject,
         add constraint uq_notifications_subject unique (user_id, kind, subject)`,
    );
    await runner.query('drop index ix_posts_posted');
    await runner.query('drop index ix_content_prompts_planned');
  }
}
