import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Restore detection, pauses of outgoing channels, restores, and a durable ledger (ADR 9). */
export class Continuity1764000023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createContinuity(runner);
    await createRestores(runner);
    await holdPublications(runner);
    await makeLedgerDurable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of LEDGER) await runner.query(`drop trigger durable on ${table}`);
    await runner.query('drop function commit_durably()');
    await runner.query('alter table publications drop column held_since');
    await runner.query('drop table lost_sends');
    await runner.query('drop table data_restores');
    await runner.query('drop table outgoing_channels');
    await runner.query('drop table continuity');
  }
}

const LEDGER = ['continuity', 'publications', 'publication_attempts', 'first_comments'] as const;

async function createContinuity(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table continuity (
      id smallint not null default 1,
      installation_id uuid,
      system_identifier text,
      timeline text,
      position bigint not null default 0,
      signed_at timestamptz,
      constraint pk_continuity primary key (id),
      constraint ck_continuity_single check (id = 1),
      constraint ck_continuity_signed check ((signed_at is null) = (system_identifier is null))
    )`);
  await runner.query('insert into continuity default values');
  await runner.query(`
    create table outgoing_channels (
      name text not null,
      paused_at timestamptz,
      pause_reason text,
      constraint pk_outgoing_channels primary key (name),
      constraint ck_outgoing_channels_pause check ((paused_at is null) = (pause_reason is null)),
      constraint ck_outgoing_channels_reason check (pause_reason in ('restored', 'staff'))
    )`);
  await runner.query(
    `insert into outgoing_channels (name) values ('publishing'), ('first_comments'), ('mail')`,
  );
}

async function createRestores(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table data_restores (
      id uuid not null default gen_random_uuid(),
      found_at timestamptz not null default now(),
      lost_from timestamptz not null,
      reason text not null,
      asked integer not null default 0,
      settled integer not null default 0,
      held integer not null default 0,
      lost_sends integer not null default 0,
      constraint pk_data_restores primary key (id),
      constraint ck_data_restores_reason check (
        reason in ('other_server', 'other_timeline', 'older_data', 'told'))
    )`);
  await runner.query('create index ix_data_restores_found on data_restores (found_at, id)');
  await runner.query(`
    create table lost_sends (
      publication_id uuid not null,
      restore_id uuid not null,
      user_id uuid,
      post_id uuid not null,
      sent_at timestamptz not null,
      opening text not null,
      linkedin_url text,
      constraint pk_lost_sends primary key (publication_id),
      constraint fk_lost_sends_restore foreign key (restore_id) references data_restores (id) on delete cascade,
      constraint fk_lost_sends_user foreign key (user_id) references profiles (id) on delete cascade
    )`);
  await runner.query('create index ix_lost_sends_restore on lost_sends (restore_id, sent_at)');
  await runner.query('create index ix_lost_sends_user on lost_sends (user_id)');
}

async function holdPublications(runner: QueryRunner): Promise<void> {
  await runner.query(`
    alter table publications
      add column held_since timestamptz,
      add constraint ck_publications_held check (held_since is null or state = 'scheduled')`);
  await runner.query(`
    create index ix_publications_held on publications (user_id, due_at, id) where held_since is not null`);
}

/**
 * A server that confirms commits before they are on its disk forgets intents when it is killed: the ledger
 * sets its own commit level.
 */
async function makeLedgerDurable(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function commit_durably() returns trigger language plpgsql as $$
    begin
      if current_setting('synchronous_commit') in ('off', 'local') then
        perform set_config('synchronous_commit', 'on', true);
      end if;
      return null;
    end $$`);
  for (const table of LEDGER) {
    await runner.query(`
      create trigger durable before insert or update or delete on ${table}
        for each statement execute function commit_durably()`);
  }
}
