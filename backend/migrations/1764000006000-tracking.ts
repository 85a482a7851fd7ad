import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stretches of using the product, and what happened in them (TRACKING-1). */
export class Tracking1764000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_sessions (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        started_at timestamptz not null,
        last_event_at timestamptz not null,
        ended_at timestamptz,
        session_data jsonb not null,
        pages_visited text[] not null default '{}',
        features_used text[] not null default '{}',
        constraint pk_user_sessions primary key (id),
        constraint fk_user_sessions_user foreign key (user_id) references profiles (id) on delete cascade
      )`);
    await runner.query('create index ix_user_sessions_user on user_sessions (user_id, started_at)');
    // The clean-up's two scans: what may have fallen silent, and what is old enough to be forgotten.
    await runner.query(
      'create index ix_user_sessions_live on user_sessions (last_event_at) where ended_at is null',
    );
    await runner.query(
      'create index ix_user_sessions_ended on user_sessions (ended_at) where ended_at is not null',
    );

    await runner.query(`
      create table user_events (
        id bigint not null generated always as identity,
        session_id uuid not null,
        user_id uuid not null,
        event_type text not null,
        event_name text not null,
        page_url text not null,
        event_data jsonb not null default '{}',
        at timestamptz not null,
        constraint pk_user_events primary key (id),
        constraint fk_user_events_session foreign key (session_id) references user_sessions (id) on delete cascade,
        constraint fk_user_events_user foreign key (user_id) references profiles (id) on delete cascade
      )`);
    await runner.query('create index ix_user_events_session on user_events (session_id)');
    await runner.query('create index ix_user_events_user on user_events (user_id, at)');
    await runner.query('create index ix_user_events_at on user_events (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table user_events');
    await runner.query('drop table user_sessions');
  }
}
