import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, sign-in methods, sessions, subscriptions and the audit log. */
export class Accounts1764000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createProfiles(runner);
    await createSessions(runner);
    await createSubscriptions(runner);
    await createAuditLog(runner);
    await createAttemptLimits(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table attempt_limits');
    await runner.query('drop table audit_log');
    await runner.query('drop table user_subscriptions');
    await runner.query('drop table refresh_tokens');
    await runner.query('drop table auth_sessions');
    await runner.query('drop table user_credentials');
    await runner.query('drop table profiles');
  }
}

async function createProfiles(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table profiles (
      id uuid not null default gen_random_uuid(),
      email text not null,
      full_name text,
      first_name text,
      is_admin boolean not null default false,
      onboarding_completed boolean not null default false,
      content_pillars text[] not null default '{}',
      time_zone text not null default 'UTC',
      target_audience text,
      ideal_target_client text,
      client_pain_points text,
      content_strategy text,
      business_size text,
      company_size text,
      industry text,
      pain_points text,
      generated_icp_summary text,
      weekly_posting_goal smallint not null default 3,
      posting_streak integer not null default 0,
      profile_locked boolean not null default false,
      email_confirmed_at timestamptz,
      signup_source text,
      token_version integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint pk_profiles primary key (id),
      constraint uq_profiles_email unique (email),
      constraint ck_profiles_email check (email <> '' and email !~ '[A-Z[:space:]]'),
      constraint ck_profiles_content_pillars check (cardinality(content_pillars) <= 5),
      constraint ck_profiles_weekly_posting_goal check (weekly_posting_goal between 1 and 21),
      constraint ck_profiles_posting_streak check (posting_streak >= 0)
    )`);
  await runner.query('create index ix_profiles_created on profiles (created_at, id)');

  await runner.query(`
    create table user_credentials (
      user_id uuid not null,
      password_hash text not null,
      updated_at timestamptz not null default now(),
      constraint pk_user_credentials primary key (user_id),
      constraint fk_user_credentials_user foreign key (user_id) references profiles (id) on delete cascade
    )`);
}

/** A session is the family of its refresh tokens; it ends as a whole. */
async function createSessions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table auth_sessions (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      user_agent text not null,
      ip text not null,
      ended_at timestamptz,
      end_reason text,
      constraint pk_auth_sessions primary key (id),
      constraint fk_auth_sessions_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint ck_auth_sessions_end check ((ended_at is null) = (end_reason is null)),
      constraint ck_auth_sessions_end_reason check (
        end_reason in ('signed_out', 'signed_out_everywhere', 'token_reused'))
    )`);
  await runner.query('create index ix_auth_sessions_user on auth_sessions (user_id, last_used_at)');

  await runner.query(`
    create table refresh_tokens (
      id uuid not null default gen_random_uuid(),
      session_id uuid not null,
      token_hash text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      replaced_by uuid,
      constraint pk_refresh_tokens primary key (id),
      constraint uq_refresh_tokens_hash unique (token_hash),
      constraint fk_refresh_tokens_session foreign key (session_id) references auth_sessions (id) on delete cascade,
      constraint fk_refresh_tokens_successor foreign key (replaced_by) references refresh_tokens (id) on delete set null,
      constraint ck_refresh_tokens_used check (replaced_by is null or used_at is not null)
    )`);
  await runner.query('create index ix_refresh_tokens_session on refresh_tokens (session_id)');
  // Deleting a session deletes its tokens; without this each of them would look for its predecessor in the whole table.
  await runner.query(
    'create index ix_refresh_tokens_successor on refresh_tokens (replaced_by) where replaced_by is not null',
  );
}

async function createSubscriptions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table user_subscriptions (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      status text not null,
      plan_type text not null,
      current_period_end timestamptz,
      cancel_at_period_end boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint pk_user_subscriptions primary key (id),
      constraint uq_user_subscriptions_user unique (user_id),
      constraint fk_user_subscriptions_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint ck_user_subscriptions_plan_type check (plan_type in ('monthly', 'free'))
    )`);
  await runner.query('create index ix_user_subscriptions_created on user_subscriptions (created_at, id)');
}

/** No foreign keys: what was done stays readable when the account behind it is gone. */
async function createAuditLog(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table audit_log (
      id bigint not null generated always as identity,
      at timestamptz not null,
      actor_id uuid,
      action text not null,
      entity text not null,
      entity_id text not null,
      details jsonb not null default '{}',
      constraint pk_audit_log primary key (id)
    )`);
  await runner.query('create index ix_audit_log_at on audit_log (at, id)');
  await runner.query('create index ix_audit_log_entity on audit_log (entity, entity_id, id)');
  await runner.query(
    'create index ix_audit_log_actor on audit_log (actor_id, id) where actor_id is not null',
  );
}

/** The table that rate-limiter-flexible expects (RateLimiterPostgres); it has no entity, the library owns its rows. */
async function createAttemptLimits(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table attempt_limits (
      key varchar(255) not null,
      points integer not null default 0,
      expire bigint,
      constraint pk_attempt_limits primary key (key)
    )`);
  await runner.query('create index ix_attempt_limits_expire on attempt_limits (expire)');
}
