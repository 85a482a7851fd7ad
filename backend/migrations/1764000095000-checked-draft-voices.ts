import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Checks the rows that were there before the constraints of 1764000090000 and 1764000093000. Apart from these, so that it holds neither
 * reads nor writes up: the lock under which a constraint is added is gone by now.
 */
export class CheckedDraftVoices1764000095000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table generation_history
         validate constraint ck_generation_history_voice_match,
         validate constraint ck_generation_history_voice_compared`,
    );
    await runner.query('alter table voice_changes validate constraint ck_voice_changes_cause');
  }

  /** What was checked stays right: the constraints hold either way. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
