import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff note about a user. */
export class StaffNotes1764000161000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_notes (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        author_id uuid,
        text text not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint pk_staff_notes primary key (id),
        constraint fk_staff_notes_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_staff_notes_author foreign key (author_id) references profiles (id) on delete set null,
        constraint ck_staff_notes_text check (text <> ''),
        constraint ck_staff_notes_version check (version >= 1)
      )`);
    await runner.query('create index ix_staff_notes_user on staff_notes (user_id, created_at, id)');
    await runner.query(
      'create index ix_staff_notes_author on staff_notes (author_id) where author_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_notes');
  }
}
