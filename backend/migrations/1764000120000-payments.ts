import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payment: what the plan rests on, whose customer somebody is, what the payment service said, and each change of access. */
export class Payments1764000120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table user_subscriptions
         add reason text not null default 'free_plan',
         add provider_subscription_id text,
         add provider_status text,
         add grace_until timestamptz,
         add reminded_for timestamptz,
         add checked_at timestamptz`,
    );
    await runner.query(
      `update user_subscriptions set reason = 'ended' where plan_type = 'monthly' or status <> 'active'`,
    );
    await runner.query(
      `create index ix_user_subscriptions_checked on user_subscriptions (checked_at)
        where provider_subscription_id is not null`,
    );
    await runner.query(
      `create table payment_customers (
         user_id uuid not null constraint pk_payment_customers primary key
           constraint fk_payment_customers_user references profiles (id) on delete cascade,
         customer_id text not null constraint uq_payment_customers_customer unique,
         fetched integer not null default 0,
         written integer not null default 0,
         created_at timestamptz not null
       )`,
    );
    await runner.query(
      `create table payment_events (
         id text not null constraint pk_payment_events primary key,
         type text not null,
         api_version text,
         happened_at timestamptz not null,
         received_at timestamptz not null,
         source text not null constraint ck_payment_events_source check (source in ('webhook', 'listed')),
         hash text not null,
         body text not null,
         user_id uuid constraint fk_payment_events_user references profiles (id) on delete cascade,
         outcome text constraint ck_payment_events_outcome check (outcome in ('done', 'ignored', 'unknown_customer')),
         failure text,
         attempts integer not null default 0,
         processed_at timestamptz
       )`,
    );
    await runner.query('create index ix_payment_events_received on payment_events (received_at, id)');
    await runner.query(
      'create index ix_payment_events_user on payment_events (user_id, received_at) where user_id is not null',
    );
    await runner.query(
      'create index ix_payment_events_open on payment_events (received_at) where processed_at is null',
    );
    await runner.query(
      `create table subscription_changes (
         id bigint not null generated always as identity constraint pk_subscription_changes primary key,
         user_id uuid not null constraint fk_subscription_changes_user references profiles (id) on delete cascade,
         at timestamptz not null,
         plan_type text not null,
         status text not null,
         reason text not null,
         opens boolean not null,
         opened_before boolean not null,
         cause text not null,
         event_id text,
         actor_id uuid constraint fk_subscription_changes_actor references profiles (id) on delete set null,
         current_period_end timestamptz,
         cancel_at_period_end boolean not null,
         grace_until timestamptz
       )`,
    );
    await runner.query('create index ix_subscription_changes_user on subscription_changes (user_id, id)');
    await runner.query(
      'create index ix_subscription_changes_actor on subscription_changes (actor_id) where actor_id is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subscription_changes, payment_events, payment_customers');
    await runner.query('drop index ix_user_subscriptions_checked');
    await runner.query(
      `alter table user_subscriptions drop reason, drop provider_subscription_id, drop provider_status,
         drop grace_until, drop reminded_for, drop checked_at`,
    );
  }
}
