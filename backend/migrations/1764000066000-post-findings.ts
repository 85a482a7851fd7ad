import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a writer put into a post that only its author can settle. */
export class PostFindings1764000066000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table posts add column findings jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table posts drop column findings');
  }
}
