import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts and their earlier texts. */
export class Posts1764000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table posts (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        title text not null,
        content text not null,
        status text not null default 'draft',
        content_type text not null default 'post',
        tone text,
        scheduled_date date,
        posted_at timestamptz,
        linkedin_url text,
        hashtags text[] not null default '{}',
        topics text[] not null default '{}',
        ai_prompt_used text,
        generation_metadata jsonb,
        is_hidden boolean not null default false,
        source_type text not null default 'manual',
        source_id text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint pk_posts primary key (id),
        constraint fk_posts_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint ck_posts_status check (status in ('draft', 'used', 'archived')),
        constraint ck_posts_source_type check (source_type in ('prompt', 'notes', 'manual', 'training')),
        constraint ck_posts_version check (version >= 1),
        constraint ck_posts_draft_not_posted check (status <> 'draft' or posted_at is null)
      )`);
    // One page of a list is one backward scan; hidden posts are in no list.
    await runner.query(
      `create index ix_posts_user_updated on posts (user_id, updated_at, id) where not is_hidden`,
    );
    await runner.query(
      `create index ix_posts_user_status_updated on posts (user_id, status, updated_at, id) where not is_hidden`,
    );
    await runner.query(
      `create index ix_posts_user_posted on posts (user_id, posted_at nulls first, id)
         where not is_hidden and status = 'used'`,
    );
    // The calendar asks for the posts that are planned in a week.
    await runner.query(
      `create index ix_posts_user_scheduled on posts (user_id, scheduled_date) where scheduled_date is not null`,
    );
    await runner.query(`create index ix_posts_source on posts (user_id, source_type, source_id)`);
    // A prompt that is opened in two tabs at once gets one draft.
    await runner.query(`
      create unique index uq_posts_prompt_draft on posts (user_id, source_id)
        where source_type = 'prompt' and status = 'draft'`);

    await runner.query(`
      create table post_versions (
        id bigint generated always as identity,
        post_id uuid not null,
        version integer not null,
        title text not null,
        content text not null,
        written_at timestamptz not null,
        replaced_at timestamptz not null default now(),
        constraint pk_post_versions primary key (id),
        constraint fk_post_versions_post foreign key (post_id) references posts (id) on delete cascade,
        constraint uq_post_versions_number unique (post_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table post_versions');
    await runner.query('drop table posts');
  }
}
