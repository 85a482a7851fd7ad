import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the journal knew all of the time that a restore lost; where it did not, a post that waits may have gone out early (ADR 9). */
export class JournalReach1764000050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Of earlier restores nobody kept it: what they hold ends as they did then.
    await runner.query('alter table data_restores add column is_journal_whole boolean not null default true');
    await runner.query('alter table data_restores alter column is_journal_whole drop default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table data_restores drop column is_journal_whole');
  }
}
