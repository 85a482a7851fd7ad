import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Analyses of a user's posts by a worker, and the history of the voice that they and the user shape (VOICE-9, VOICE-12). */
export class StyleAnalysis1764000020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table style_analyses (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        status text not null default 'queued',
        posts text[],
        post_count smallint not null,
        result jsonb,
        kept text[] not null default '{}',
        limited_reason text,
        error text,
        attempts smallint not null default 0,
        lease_id uuid,
        lease_until timestamptz,
        woken_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint pk_style_analyses primary key (id),
        constraint fk_style_analyses_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint ck_style_analyses_status check (status in ('queued', 'running', 'done', 'failed')),
        constraint ck_style_analyses_post_count check (post_count between 1 and 50),
        constraint ck_style_analyses_posts check ((status in ('queued', 'running')) = (posts is not null)),
        constraint ck_style_analyses_result check ((status = 'done') = (result is not null)),
        constraint ck_style_analyses_error check ((status = 'failed') = (error is not null)),
        constraint ck_style_analyses_finished check ((status in ('done', 'failed')) = (finished_at is not null)),
        constraint ck_style_analyses_lease
          check ((status = 'running') = (lease_id is not null) and (status = 'running') = (lease_until is not null))
      )`);
    await runner.query('create index ix_style_analyses_user on style_analyses (user_id, created_at, id)');
    // Finds what a lost job or a killed worker left unfinished.
    await runner.query(`
      create index ix_style_analyses_waiting on style_analyses (woken_at) where status in ('queued', 'running')`);

    await runner.query(`
      create table voice_changes (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        created_at timestamptz not null default clock_timestamp(),
        cause text not null,
        changes jsonb not null,
        analysis_id uuid,
        constraint pk_voice_changes primary key (id),
        constraint fk_voice_changes_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_voice_changes_analysis foreign key (analysis_id)
          references style_analyses (id) on delete set null,
        constraint ck_voice_changes_cause check (cause in ('created', 'analysis', 'user', 'staff')),
        constraint ck_voice_changes_analysis check (cause = 'analysis' or analysis_id is null)
      )`);
    await runner.query('create index ix_voice_changes_user on voice_changes (user_id, created_at, id)');
    await runner.query(
      'create index ix_voice_changes_analysis on voice_changes (analysis_id) where analysis_id is not null',
    );
    // The timeline of a profile that is there already begins where the profile did.
    await runner.query(`
      insert into voice_changes (user_id, created_at, cause, changes)
      select user_id, created_at, 'created', '[]' from user_preferences`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table voice_changes');
    await runner.query('drop table style_analyses');
  }
}
