import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when nothing outside of the database learns how far the ledger is. */
export class UnmarkedSince1764000061000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table continuity add column unmarked_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table continuity drop column unmarked_since');
  }
}
