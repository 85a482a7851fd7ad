import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of what a writer is told of a user. */
export class VoiceBriefs1764000078100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table voice_briefs (
        id uuid not null default gen_random_uuid() constraint pk_voice_briefs primary key,
        user_id uuid not null constraint fk_voice_briefs_user references profiles (id) on delete cascade,
        version integer not null constraint ck_voice_briefs_version check (version >= 1),
        created_at timestamptz not null default now(),
        sections jsonb not null,
        constraint uq_voice_briefs_version unique (user_id, version))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table voice_briefs');
  }
}
