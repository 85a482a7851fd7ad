import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a writer's draft sounds like its author, and when it was compared: without a score where there was none to tell. Reads no row under its lock. */
export class DraftVoice1764000090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table generation_history
        add column voice_match smallint,
        add column voice_compared_at timestamptz,
        add constraint ck_generation_history_voice_match check (voice_match between 0 and 100) not valid,
        add constraint ck_generation_history_voice_compared check (voice_match is null or voice_compared_at is not null) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table generation_history drop column voice_compared_at, drop column voice_match',
    );
  }
}
