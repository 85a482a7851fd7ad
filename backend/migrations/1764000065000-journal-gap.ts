import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the ledger was when something could not be written into the journal. */
export class JournalGap1764000065000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table continuity add column journal_gap bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table continuity drop column journal_gap');
  }
}
