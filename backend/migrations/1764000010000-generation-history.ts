import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each request to a writer and its result, so that feedback and learning can refer to it. */
export class GenerationHistory1764000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table generation_history (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        post_id uuid,
        prompt_id bigint,
        kind text not null,
        status text not null default 'writing',
        error_code text,
        request jsonb not null default '{}',
        sources jsonb not null default '[]',
        writer jsonb not null,
        output text not null default '',
        outcome text,
        changed_share numeric(5, 4),
        measured_post_version integer,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint pk_generation_history primary key (id),
        constraint fk_generation_history_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_generation_history_post foreign key (post_id) references posts (id) on delete set null,
        constraint fk_generation_history_prompt foreign key (prompt_id)
          references content_prompts (id) on delete set null,
        constraint ck_generation_history_kind check (kind in ('draft', 'suggestion', 'openings', 'questions')),
        constraint ck_generation_history_status check (status in ('writing', 'completed', 'stopped', 'failed')),
        constraint ck_generation_history_outcome
          check (outcome in ('inserted', 'replaced', 'beside', 'dismissed', 'saved')),
        constraint ck_generation_history_changed_share check (changed_share between 0 and 1),
        constraint ck_generation_history_finished check ((status = 'writing') = (finished_at is null)),
        constraint ck_generation_history_error check ((status = 'failed') = (error_code is not null))
      )`);
    // A post's list, and what of it went out.
    await runner.query(
      'create index ix_generation_history_post on generation_history (post_id, created_at, id) where post_id is not null',
    );
    await runner.query(
      'create index ix_generation_history_prompt on generation_history (prompt_id) where prompt_id is not null',
    );
    await runner.query('create index ix_generation_history_user on generation_history (user_id)');
    // The average of a user's edits.
    await runner.query(`
      create index ix_generation_history_measured on generation_history (user_id, changed_share)
        where changed_share is not null`);
    // Finds work that a process left unfinished.
    await runner.query(
      `create index ix_generation_history_writing on generation_history (created_at) where status = 'writing'`,
    );

    // Ids were not checked before this migration, so an id there belongs to nobody.
    await runner.query(
      'update feedback set generation_history_id = null where generation_history_id is not null',
    );
    await runner.query(`
      alter table feedback add constraint fk_feedback_generation
        foreign key (generation_history_id) references generation_history (id) on delete set null`);
    await runner.query(
      'create index ix_feedback_generation on feedback (generation_history_id) where generation_history_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_feedback_generation');
    await runner.query('alter table feedback drop constraint fk_feedback_generation');
    await runner.query('drop table generation_history');
  }
}
