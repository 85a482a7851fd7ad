import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Steps of users that Klaviyo is told of, once each. */
export class KlaviyoEvents1764000152000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table klaviyo_events (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         event text not null,
         subject text not null default '',
         properties jsonb not null default '{}',
         profile_props jsonb not null default '{}',
         happened_at timestamptz not null,
         attempts integer not null default 0,
         next_try_at timestamptz not null,
         sent_at timestamptz,
         given_up_at timestamptz,
         constraint pk_klaviyo_events primary key (id),
         constraint fk_klaviyo_events_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint ck_klaviyo_events_event
           check (event in ('Started Signup', 'Completed Onboarding', 'Subscription Started'))
       )`,
    );
    await runner.query(
      'create unique index uq_klaviyo_events_step on klaviyo_events (user_id, event, subject)',
    );
    await runner.query(
      `create index ix_klaviyo_events_waiting on klaviyo_events (next_try_at)
         where sent_at is null and given_up_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table klaviyo_events');
  }
}
