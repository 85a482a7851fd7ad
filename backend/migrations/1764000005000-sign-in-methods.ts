import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD_REASONS = ['signed_out', 'signed_out_everywhere', 'token_reused'];
const NEW_REASONS = [...OLD_REASONS, 'ended_by_user', 'password_changed', 'email_proved'];

/** One-time links, the mails that carry them, Google identities, and the browsers that a person has used before. */
export class SignInMethods1764000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createOneTimeLinks(runner);
    await createOutgoingMails(runner);
    await createIdentities(runner);
    await createKnownDevices(runner);
    await allowEndReasons(runner, NEW_REASONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update auth_sessions set end_reason = 'signed_out' where end_reason not in (${texts(OLD_REASONS)})`,
    );
    await allowEndReasons(runner, OLD_REASONS);
    await runner.query('drop table known_devices');
    await runner.query('drop table sign_in_identities');
    await runner.query('drop table outgoing_mails');
    await runner.query('drop table one_time_links');
  }
}

/** `user_id` is null for an address without an account: asking costs the same work whether there is one or not. */
async function createOneTimeLinks(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table one_time_links (
      id uuid not null,
      type text not null,
      user_id uuid,
      token_hash text not null,
      next text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      constraint pk_one_time_links primary key (id),
      constraint uq_one_time_links_token unique (token_hash),
      constraint fk_one_time_links_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint ck_one_time_links_type check (type in ('magiclink', 'signup', 'recovery'))
    )`);
  await runner.query(
    'create index ix_one_time_links_user on one_time_links (user_id) where user_id is not null',
  );
  await runner.query('create index ix_one_time_links_expires on one_time_links (expires_at)');
}

/** The outbox: written in the transaction that it reports, sent by a worker. It holds no token. */
async function createOutgoingMails(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table outgoing_mails (
      id uuid not null default gen_random_uuid(),
      kind text not null,
      recipient text not null,
      user_id uuid,
      link_id uuid,
      facts jsonb not null default '{}',
      created_at timestamptz not null,
      discard_after timestamptz,
      attempts integer not null default 0,
      woken_at timestamptz not null,
      lease_until timestamptz,
      sent_at timestamptz,
      failed_at timestamptz,
      constraint pk_outgoing_mails primary key (id),
      constraint fk_outgoing_mails_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint fk_outgoing_mails_link foreign key (link_id) references one_time_links (id) on delete cascade,
      constraint ck_outgoing_mails_end check (sent_at is null or failed_at is null)
    )`);
  await runner.query(
    'create index ix_outgoing_mails_open on outgoing_mails (woken_at) where sent_at is null and failed_at is null',
  );
  await runner.query(
    'create index ix_outgoing_mails_user on outgoing_mails (user_id) where user_id is not null',
  );
  await runner.query(
    'create index ix_outgoing_mails_link on outgoing_mails (link_id) where link_id is not null',
  );
  await runner.query('create index ix_outgoing_mails_created on outgoing_mails (created_at)');
}

/** A person's identity at a provider: its stable subject, never the email, which can change owners. */
async function createIdentities(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table sign_in_identities (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      provider text not null,
      subject text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      constraint pk_sign_in_identities primary key (id),
      constraint uq_sign_in_identities_subject unique (provider, subject),
      constraint uq_sign_in_identities_user unique (user_id, provider),
      constraint fk_sign_in_identities_user foreign key (user_id) references profiles (id) on delete cascade,
      constraint ck_sign_in_identities_provider check (provider in ('google'))
    )`);
}

async function createKnownDevices(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table known_devices (
      user_id uuid not null,
      token_hash text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      constraint pk_known_devices primary key (user_id, token_hash),
      constraint fk_known_devices_user foreign key (user_id) references profiles (id) on delete cascade
    )`);
  await runner.query('create index ix_known_devices_used on known_devices (last_used_at)');
}

async function allowEndReasons(runner: QueryRunner, reasons: readonly string[]): Promise<void> {
  await runner.query('alter table auth_sessions drop constraint ck_auth_sessions_end_reason');
  await runner.query(
    `alter table auth_sessions add constraint ck_auth_sessions_end_reason check (end_reason in (${texts(reasons)}))`,
  );
}

function texts(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
