import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step of the voice's history may come from an interview. */
export class ChangesByInterview1764000076000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table voice_changes
         drop constraint ck_voice_changes_cause,
         add constraint ck_voice_changes_cause check (cause in ('created', 'analysis', 'interview', 'user', 'staff'))`,
    );
  }

  /** Steps by an interview become steps by their user, who accepted each of them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update voice_changes set cause = 'user' where cause = 'interview'`);
    await runner.query(
      `alter table voice_changes
         drop constraint ck_voice_changes_cause,
         add constraint ck_voice_changes_cause check (cause in ('created', 'analysis', 'user', 'staff'))`,
    );
  }
}
