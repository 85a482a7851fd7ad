import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What its author said to be theirs, so that they can take it back. */
export class VouchedFindings1764000085000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table posts add column vouched jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table posts drop column vouched');
  }
}
