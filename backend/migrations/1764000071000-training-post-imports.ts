import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of training posts with what they found; where a training post comes from, and its engagements as one sum. */
export class TrainingPostImports1764000071000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table sample_post_analytics
         add column kind text not null default 'post',
         add column engagements integer,
         add constraint ck_sample_post_analytics_kind check (kind in ('post', 'comment', 'article', 'interview')),
         add constraint ck_sample_post_analytics_engagements check (engagements >= 0)`,
    );
    await runner.query(
      `create table training_post_imports (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         status text not null default 'queued',
         phase text not null default 'reading',
         files jsonb,
         error text,
         error_code text,
         malformed integer not null default 0,
         unlisted integer not null default 0,
         attempts smallint not null default 0,
         lease_id uuid,
         lease_until timestamptz,
         woken_at timestamptz not null default now(),
         created_at timestamptz not null default now(),
         finished_at timestamptz,
         constraint pk_training_post_imports primary key (id),
         constraint fk_training_post_imports_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint ck_training_post_imports_status check (status in ('queued', 'working', 'done', 'failed')),
         constraint ck_training_post_imports_phase check (phase in ('reading', 'importing')),
         constraint ck_training_post_imports_error
           check ((status = 'failed') = (error is not null) and (status = 'failed') = (error_code is not null)),
         constraint ck_training_post_imports_finished check ((status in ('done', 'failed')) = (finished_at is not null)),
         constraint ck_training_post_imports_lease
           check ((status = 'working') = (lease_id is not null) and (status = 'working') = (lease_until is not null))
       )`,
    );
    await runner.query('create index ix_training_post_imports_user on training_post_imports (user_id)');
    await runner.query('create index ix_training_post_imports_created on training_post_imports (created_at)');
    await runner.query(
      `create index ix_training_post_imports_waiting on training_post_imports (woken_at) where status in ('queued', 'working')`,
    );
    await runner.query(
      `create table training_post_import_items (
         import_id uuid not null,
         user_id uuid not null,
         position integer not null,
         kind text not null,
         content text not null,
         content_hash text not null,
         post_date date,
         linkedin_url text,
         urn text,
         impressions integer,
         engagements integer,
         likes integer,
         comments integer,
         shares integer,
         standing text not null,
         left_out text,
         training_post_id uuid,
         is_chosen boolean not null default false,
         outcome text,
         constraint pk_training_post_import_items primary key (import_id, position),
         constraint fk_training_post_import_items_import
           foreign key (import_id) references training_post_imports (id) on delete cascade,
         constraint ck_training_post_import_items_kind check (kind in ('post', 'comment', 'article')),
         constraint ck_training_post_import_items_standing check (standing in ('new', 'newer_figures', 'known', 'left_out')),
         constraint ck_training_post_import_items_left_out check ((standing = 'left_out') = (left_out is not null)),
         constraint ck_training_post_import_items_outcome check (outcome in ('added', 'updated', 'unchanged', 'no_room')),
         constraint ck_training_post_import_items_counts check (least(impressions, engagements, likes, comments, shares) >= 0)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table training_post_import_items');
    await runner.query('drop table training_post_imports');
    await runner.query(
      `alter table sample_post_analytics
         drop constraint ck_sample_post_analytics_kind,
         drop constraint ck_sample_post_analytics_engagements,
         drop column kind,
         drop column engagements`,
    );
  }
}
