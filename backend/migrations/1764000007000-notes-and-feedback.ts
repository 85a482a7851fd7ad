import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users' notes, and their feedback on prompts and posts (NOTE-1, FEEDBACK-1). */
export class NotesAndFeedback1764000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table saved_post_notes (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        title text not null,
        notes text not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint pk_saved_post_notes primary key (id),
        constraint fk_saved_post_notes_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint ck_saved_post_notes_notes check (notes <> ''),
        constraint ck_saved_post_notes_version check (version >= 1)
      )`);
    await runner.query('create index ix_saved_post_notes_user on saved_post_notes (user_id, created_at, id)');

    // Two columns for what it is about, so that feedback goes with its prompt or post. The unique constraints
    // begin with them: such a deletion looks them up.
    await runner.query(`
      create table feedback (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        prompt_id bigint,
        post_id uuid,
        rating smallint,
        feedback_text text,
        liked_aspects text[] not null default '{}',
        disliked_aspects text[] not null default '{}',
        improvement_suggestions text,
        would_use boolean,
        would_recommend boolean,
        generation_history_id uuid,
        context_info jsonb,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint pk_feedback primary key (id),
        constraint uq_feedback_prompt unique (prompt_id, user_id),
        constraint uq_feedback_post unique (post_id, user_id),
        constraint fk_feedback_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_feedback_prompt foreign key (prompt_id) references content_prompts (id) on delete cascade,
        constraint fk_feedback_post foreign key (post_id) references posts (id) on delete cascade,
        constraint ck_feedback_target check (num_nonnulls(prompt_id, post_id) = 1),
        constraint ck_feedback_rating check (rating between 1 and 5),
        constraint ck_feedback_aspects check (not (liked_aspects && disliked_aspects))
      )`);
    await runner.query('create index ix_feedback_user on feedback (user_id, updated_at, id)');
    await runner.query('create index ix_feedback_updated on feedback (updated_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feedback');
    await runner.query('drop table saved_post_notes');
  }
}
