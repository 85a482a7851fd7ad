import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * True when the journal covers the whole time that a restore lost; if not, a waiting post may already have
 * gone out (ADR 9).
 */
export class JournalReach1764000050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not recorded for earlier restores: their held posts are released by the earlier rule.
    await runner.query('alter table data_restores add column is_journal_whole boolean not null default true');
    await runner.query('alter table data_restores alter column is_journal_whole drop default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table data_restores drop column is_journal_whole');
  }
}
