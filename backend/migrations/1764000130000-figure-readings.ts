import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures of posts as LinkedIn tells them: who said each recording, when each post is read again, and what a day's calls were. */
export class FigureReadings1764000130000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table post_performance
         add column source text not null default 'person',
         add constraint ck_post_performance_source check (source in ('person', 'linkedin'))`,
    );
    await runner.query(
      `alter table social_accounts
         add column readings_paused_until timestamptz,
         add column readings_pause_reason text,
         add constraint ck_social_accounts_readings_pause check (
           (readings_paused_until is null) = (readings_pause_reason is null)
           and readings_pause_reason in ('token_refused', 'not_permitted', 'throttled', 'version_ended', 'changed_shape'))`,
    );
    await runner.query(
      `create table figure_readings (
         post_id uuid not null,
         user_id uuid not null,
         social_account_id uuid not null,
         urn text not null,
         published_at timestamptz not null,
         due_at timestamptz,
         read_at timestamptz,
         constraint pk_figure_readings primary key (post_id),
         constraint fk_figure_readings_post foreign key (post_id) references posts (id) on delete cascade,
         constraint fk_figure_readings_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint fk_figure_readings_account foreign key (social_account_id) references social_accounts (id) on delete cascade
       )`,
    );
    await runner.query(
      'create index ix_figure_readings_due on figure_readings (due_at) where due_at is not null',
    );
    await runner.query('create index ix_figure_readings_account on figure_readings (social_account_id)');
    await runner.query('create index ix_figure_readings_user on figure_readings (user_id)');
    await runner.query(
      `create table reading_days (
         day date not null,
         social_account_id uuid not null,
         user_id uuid not null,
         calls integer not null,
         constraint pk_reading_days primary key (day, social_account_id),
         constraint fk_reading_days_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint fk_reading_days_account foreign key (social_account_id) references social_accounts (id) on delete cascade
       )`,
    );
    await runner.query('create index ix_reading_days_user on reading_days (user_id)');
    await runner.query('create index ix_reading_days_account on reading_days (social_account_id)');
    await runner.query(
      `create index ix_publications_published on publications (social_account_id, published_at)
        where state = 'published' and urn is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_publications_published');
    await runner.query('drop table reading_days');
    await runner.query('drop table figure_readings');
    await runner.query(
      `alter table social_accounts drop constraint ck_social_accounts_readings_pause,
         drop column readings_pause_reason, drop column readings_paused_until`,
    );
    await runner.query(
      'alter table post_performance drop constraint ck_post_performance_source, drop column source',
    );
  }
}
