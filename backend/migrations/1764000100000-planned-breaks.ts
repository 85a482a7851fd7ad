import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which a user wants to post nothing. */
export class PlannedBreaks1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table planned_breaks (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         starts_on date not null,
         ends_on date not null,
         created_at timestamptz not null default now(),
         constraint pk_planned_breaks primary key (id),
         constraint fk_planned_breaks_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint ck_planned_breaks_days check (ends_on >= starts_on)
       )`,
    );
    await runner.query('create index ix_planned_breaks_user on planned_breaks (user_id, starts_on, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table planned_breaks');
  }
}
