import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff suggest to write in a user's post. */
export class PostSuggestions1764000176000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table post_suggestions (
        id uuid not null default gen_random_uuid(),
        post_id uuid not null,
        author_id uuid,
        range_start integer not null,
        original text not null,
        replacement text not null,
        reason text not null,
        state text not null default 'open',
        created_at timestamptz not null default now(),
        decided_at timestamptz,
        constraint pk_post_suggestions primary key (id),
        constraint fk_post_suggestions_post foreign key (post_id) references posts (id) on delete cascade,
        constraint fk_post_suggestions_author foreign key (author_id) references profiles (id) on delete set null,
        constraint ck_post_suggestions_range check (range_start >= 0),
        constraint ck_post_suggestions_change check (original <> replacement),
        constraint ck_post_suggestions_reason check (reason <> ''),
        constraint ck_post_suggestions_state check (state in ('open', 'accepted', 'declined')),
        constraint ck_post_suggestions_decided check ((state = 'open') = (decided_at is null))
      )`);
    await runner.query('create index ix_post_suggestions_post on post_suggestions (post_id, created_at, id)');
    await runner.query(
      'create index ix_post_suggestions_author on post_suggestions (author_id) where author_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table post_suggestions');
  }
}
