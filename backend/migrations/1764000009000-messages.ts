import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One line from a user to the staff who prepare their prompts, and the answer; and the trigrams that find
 * repetitions.
 */
export class Messages1764000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Finds new prompts that repeat what a user has. Not dropped by down(): it belongs to the database, not
    // to a table.
    await runner.query('create extension if not exists pg_trgm');

    await runner.query(`
      create table staff_messages (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        prompt_id bigint,
        text text not null,
        created_at timestamptz not null default now(),
        read_at timestamptz,
        reply text,
        replied_at timestamptz,
        constraint pk_staff_messages primary key (id),
        constraint fk_staff_messages_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_staff_messages_prompt foreign key (prompt_id) references content_prompts (id) on delete set null,
        constraint ck_staff_messages_text check (text <> '' and text !~ '[\\n\\r]'),
        constraint ck_staff_messages_reply check ((reply is null) = (replied_at is null) and reply <> ''),
        constraint ck_staff_messages_read check (replied_at is null or read_at is not null)
      )`);
    await runner.query('create index ix_staff_messages_user on staff_messages (user_id, created_at, id)');
    await runner.query(
      'create index ix_staff_messages_prompt on staff_messages (prompt_id) where prompt_id is not null',
    );
    await runner.query('create index ix_staff_messages_created on staff_messages (created_at, id)');
    // The console's order: unread ones first, then the newest.
    await runner.query(
      'create index ix_staff_messages_unread on staff_messages ((read_at is null), created_at, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_messages');
  }
}
