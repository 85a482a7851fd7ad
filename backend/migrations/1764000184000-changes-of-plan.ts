import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a post was last marked, planned anew, archived, deleted or restored: open pages are told. */
export class ChangesOfPlan1764000184000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table posts add column plan_changed_at timestamptz');
    await runner.query(
      'create index ix_posts_plan_changed on posts (plan_changed_at) where plan_changed_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table posts drop column plan_changed_at');
  }
}
