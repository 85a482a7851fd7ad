import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sketch by which post texts are compared. Empty at first: a check makes those that it needs. */
export class PostSketches1764000030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table posts add column sketch bytea, add column sketch_version integer');
    await runner.query(
      'alter table posts add constraint ck_posts_sketch check ((sketch is null) = (sketch_version is null))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table posts drop constraint ck_posts_sketch');
    await runner.query('alter table posts drop column sketch, drop column sketch_version');
  }
}
