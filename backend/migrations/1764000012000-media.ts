import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images and documents of posts, what LinkedIn calls them, and the first comment with its own ledger. */
export class Media1764000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table media (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        kind text not null,
        mime_type text not null,
        file_name text not null,
        bytes integer not null,
        width integer,
        height integer,
        pages integer,
        storage_key text not null,
        thumbnail_key text,
        created_at timestamptz not null default now(),
        touched_at timestamptz not null default now(),
        constraint pk_media primary key (id),
        constraint fk_media_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint uq_media_storage unique (storage_key),
        constraint ck_media_kind check (kind in ('image', 'document')),
        constraint ck_media_bytes check (bytes > 0),
        constraint ck_media_size check (
          case kind when 'image' then width > 0 and height > 0 and pages is null
                    else pages > 0 and width is null and height is null end)
      )`);
    await runner.query('create index ix_media_user on media (user_id)');
    await runner.query('create index ix_media_touched on media (touched_at)');

    await runner.query(`
      create table post_media (
        post_id uuid not null,
        position smallint not null,
        media_id uuid not null,
        alt_text text not null default '',
        constraint pk_post_media primary key (post_id, position),
        constraint uq_post_media_once unique (post_id, media_id),
        constraint fk_post_media_post foreign key (post_id) references posts (id) on delete cascade,
        constraint fk_post_media_media foreign key (media_id) references media (id) on delete cascade
      )`);
    await runner.query('create index ix_post_media_media on post_media (media_id)');

    await runner.query('alter table posts add column document_title text');
    await runner.query('alter table posts add column first_comment text');

    // The files that a claim has uploaded so far. A new version of the publication uploads them again.
    await runner.query(`
      create table media_uploads (
        publication_id uuid not null,
        media_id uuid not null,
        version integer not null,
        urn text not null,
        uploaded_at timestamptz not null default now(),
        constraint pk_media_uploads primary key (publication_id, media_id),
        constraint fk_media_uploads_publication foreign key (publication_id) references publications (id) on delete cascade,
        constraint fk_media_uploads_media foreign key (media_id) references media (id) on delete cascade
      )`);
    await runner.query('create index ix_media_uploads_media on media_uploads (media_id)');

    await runner.query(`
      create table first_comments (
        publication_id uuid not null,
        user_id uuid not null,
        text text not null,
        state text not null,
        reason text not null,
        next_try_at timestamptz not null default now(),
        sending_at timestamptz,
        responded_at timestamptz,
        http_status integer,
        created_at timestamptz not null default now(),
        constraint pk_first_comments primary key (publication_id),
        constraint fk_first_comments_publication foreign key (publication_id) references publications (id) on delete cascade,
        constraint fk_first_comments_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint ck_first_comments_state check (state in ('waiting', 'sending', 'posted', 'copy', 'failed')),
        constraint ck_first_comments_sent check (state not in ('sending', 'posted') or sending_at is not null)
      )`);
    await runner.query('create index ix_first_comments_user on first_comments (user_id)');
    await runner.query(
      `create index ix_first_comments_open on first_comments (next_try_at) where state in ('waiting', 'sending')`,
    );

    // Files that are to be deleted, or whose row is not written yet: refers to no account, and outlives it.
    await runner.query(`
      create table file_erasures (
        storage_key text not null,
        due_at timestamptz not null default now(),
        constraint pk_file_erasures primary key (storage_key)
      )`);
    await runner.query('create index ix_file_erasures_due on file_erasures (due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table file_erasures');
    await runner.query('drop table first_comments');
    await runner.query('drop table media_uploads');
    await runner.query('alter table posts drop column first_comment, drop column document_title');
    await runner.query('drop table post_media');
    await runner.query('drop table media');
  }
}
