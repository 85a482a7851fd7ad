import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Habits that their author denies, and the version that an edit of a writing profile starts from. */
export class HabitsAndVersionsOfProfiles1764000078000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table user_preferences
        add column denied_habits text[] not null default '{}',
        add column version integer not null default 1,
        add constraint ck_user_preferences_version check (version >= 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table user_preferences drop column version, drop column denied_habits');
  }
}
