import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The console lists whose profile is locked, who are few. */
export class LockedProfilesByIndex1764000191000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index ix_profiles_locked on profiles (created_at, id) where profile_locked');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_profiles_locked');
  }
}
