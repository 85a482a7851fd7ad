import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When authors are reminded of posts that they put on LinkedIn themselves. */
export class HandTime1764000151000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table posts add column hand_time text,
         add constraint ck_posts_hand_time check (hand_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`,
    );
    await runner.query(
      `create index ix_posts_by_hand on posts (scheduled_date)
         where hand_time is not null and status = 'draft' and deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_posts_by_hand');
    await runner.query('alter table posts drop column hand_time');
  }
}
