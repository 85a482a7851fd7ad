import type { MigrationInterface, QueryRunner } from 'typeorm';

/** LinkedIn accounts, the ledger of publications with its attempts and its audit, and notices to the user. */
export class Publishing1764000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createLinkedInTables(runner);
    await createLedger(runner);
    await createNotifications(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications');
    await runner.query('drop table publication_events');
    await runner.query('drop table publication_attempts');
    await runner.query('drop table publications');
    await runner.query('drop sequence publishing_owners');
    await runner.query('drop table oauth_states');
    await runner.query('drop table social_accounts');
  }
}

async function createLinkedInTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table social_accounts (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      provider text not null,
      provider_user_id text not null,
      display_name text not null,
      avatar_url text,
      granted_scopes text[] not null default '{}',
      access_token_encrypted text,
      refresh_token_encrypted text,
      token_issued_at timestamptz,
      expires_at timestamptz,
      needs_reconnect boolean not null default false,
      throttled_until timestamptz,
      throttle_count smallint not null default 0,
      connected_at timestamptz not null default now(),
      disconnected_at timestamptz,
      constraint pk_social_accounts primary key (id),
      constraint fk_social_accounts_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint uq_social_accounts_member unique (user_id, provider, provider_user_id),
      constraint ck_social_accounts_provider check (provider in ('linkedin')),
      constraint ck_social_accounts_tokens check (
        (disconnected_at is null) = (access_token_encrypted is not null)
        and (disconnected_at is null or refresh_token_encrypted is null))
    )`);
  // One connected member per user and provider; earlier members stay as rows without tokens, owners of what they posted.
  await runner.query(`
    create unique index uq_social_accounts_connected on social_accounts (user_id, provider)
      where disconnected_at is null`);

  await runner.query(`
    create table oauth_states (
      state_hash text not null,
      user_id uuid not null,
      session_id uuid not null,
      return_to text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      constraint pk_oauth_states primary key (state_hash),
      constraint fk_oauth_states_user foreign key (user_id) references profiles (id) on delete cascade
    )`);
  await runner.query('create index ix_oauth_states_user on oauth_states (user_id)');
  await runner.query('create index ix_oauth_states_expires on oauth_states (expires_at)');
}

async function createLedger(runner: QueryRunner): Promise<void> {
  // Names worker processes. A number is never reused, so that the lock of a dead owner stays free for ever.
  await runner.query('create sequence publishing_owners as integer');
  await runner.query(`
    create table publications (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      post_id uuid not null,
      social_account_id uuid not null,
      occurrence smallint not null default 1,
      state text not null default 'scheduled',
      version integer not null default 1,
      due_at timestamptz not null,
      local_date date not null,
      local_time text not null,
      time_zone text not null,
      fence integer not null default 0,
      owner_id integer,
      lease_until timestamptz,
      next_try_at timestamptz,
      queued_at timestamptz,
      settle_until timestamptz,
      cancel_requested boolean not null default false,
      not_sent_count smallint not null default 0,
      ahead_check smallint not null default 0,
      snapshot text,
      post_version integer,
      outcome text,
      urn text,
      evidence text,
      linkedin_url text,
      published_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint pk_publications primary key (id),
      constraint fk_publications_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint fk_publications_post foreign key (post_id) references posts (id) on delete cascade,
      constraint fk_publications_account foreign key (social_account_id) references social_accounts (id) on delete cascade,
      constraint uq_publications_occurrence unique (social_account_id, post_id, occurrence),
      constraint ck_publications_state check (state in ('draft', 'scheduled', 'claimed', 'sending', 'published', 'rejected',
        'blocked_auth', 'uncertain', 'reconciling', 'needs_user', 'missed', 'cancelled')),
      constraint ck_publications_local_time check (local_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
      constraint ck_publications_owned check (
        state not in ('claimed', 'sending') or (owner_id is not null and lease_until is not null)),
      constraint ck_publications_snapshot check (
        state not in ('sending', 'uncertain', 'reconciling') or snapshot is not null),
      constraint ck_publications_settling check (
        state not in ('uncertain', 'reconciling') or settle_until is not null),
      constraint ck_publications_published check (
        state <> 'published' or (published_at is not null and evidence is not null)),
      constraint ck_publications_evidence check (
        evidence in ('response', 'late_response', 'duplicate', 'readback', 'user'))
    )`);
  // A post is published once: a published publication counts too, so that no bug above the database can plan a second one.
  await runner.query(`
    create unique index uq_publications_live on publications (post_id) where state <> 'cancelled'`);
  await runner.query('create index ix_publications_user on publications (user_id, due_at, id)');
  // The planner's and the late posts' scan: flat with any backlog (docs/publishing.md, "Steps" 1).
  await runner.query(`
    create index ix_publications_due on publications (due_at, id) where state = 'scheduled'`);
  await runner.query(`
    create index ix_publications_lease on publications (lease_until) where state in ('claimed', 'sending')`);
  await runner.query(`
    create index ix_publications_settling on publications (settle_until) where state in ('uncertain', 'reconciling')`);
  await runner.query(`
    create index ix_publications_blocked on publications (due_at) where state = 'blocked_auth'`);

  await runner.query(`
    create table publication_attempts (
      publication_id uuid not null,
      number smallint not null,
      fence integer not null,
      owner_id integer not null,
      payload_hash text not null,
      sending_at timestamptz not null default now(),
      responded_at timestamptz,
      http_status smallint,
      outcome_class text,
      outcome text,
      urn text,
      evidence text,
      constraint pk_publication_attempts primary key (publication_id, number),
      constraint fk_publication_attempts_publication foreign key (publication_id)
        references publications (id) on delete cascade,
      constraint ck_publication_attempts_class check (
        outcome_class in ('published', 'A', 'B', 'C', 'D', 'E', 'F')),
      constraint ck_publication_attempts_outcome check ((outcome_class is null) = (outcome is null)),
      constraint ck_publication_attempts_evidence check (
        evidence in ('response', 'late_response', 'duplicate', 'readback', 'user'))
    )`);
  await runner.query(`
    create unique index uq_publication_attempts_open on publication_attempts (publication_id)
      where outcome_class is null`);

  await runner.query(`
    create table publication_events (
      id bigint generated always as identity,
      publication_id uuid not null,
      at timestamptz not null default now(),
      event text not null,
      from_state text,
      to_state text not null,
      version integer not null,
      fence integer not null,
      actor text not null,
      details jsonb,
      constraint pk_publication_events primary key (id),
      constraint fk_publication_events_publication foreign key (publication_id)
        references publications (id) on delete cascade
    )`);
  await runner.query(
    'create index ix_publication_events_publication on publication_events (publication_id, id)',
  );
}

async function createNotifications(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table notifications (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      kind text not null,
      title text not null,
      body text not null,
      link text not null,
      subject text not null,
      created_at timestamptz not null default now(),
      read_at timestamptz,
      constraint pk_notifications primary key (id),
      constraint fk_notifications_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint uq_notifications_subject unique (user_id, kind, subject)
    )`);
  await runner.query('create index ix_notifications_user on notifications (user_id, created_at, id)');
  await runner.query('create index ix_notifications_unread on notifications (user_id) where read_at is null');
}
