import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The batch that the week's run prepares, at most one for each user and week, and prompts that their user does not see until staff have read them. */
export class WeeklyPrompts1764000154000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table prompt_batches
        add column week date,
        add column for_review boolean not null default false,
        drop constraint ck_prompt_batches_origin,
        add constraint ck_prompt_batches_origin check (origin in ('staff', 'starter', 'week')),
        add constraint ck_prompt_batches_week
          check ((origin = 'week') = (week is not null) and extract(isodow from week) = 1)`);
    await runner.query(
      'create unique index uq_prompt_batches_week on prompt_batches (user_id, week) where week is not null',
    );
    await runner.query(`
      alter table content_prompts
        add column is_held boolean not null default false,
        add constraint ck_content_prompts_held check (not (is_held and pushed_to_calendar))`);
    // The library's pages are found, filtered and counted in the index alone.
    await runner.query('drop index ix_content_prompts_library');
    await runner.query(libraryIndex(', is_held'));
    await runner.query(
      `create table weekly_prompt_settings (
         user_id uuid not null,
         mode text not null,
         updated_at timestamptz not null default now(),
         constraint pk_weekly_prompt_settings primary key (user_id),
         constraint fk_weekly_prompt_settings_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint ck_weekly_prompt_settings_mode check (mode in ('review', 'push', 'off'))
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table weekly_prompt_settings');
    await runner.query('drop index ix_content_prompts_library');
    await runner.query(libraryIndex(''));
    // What nobody had read yet waits in the library, as it did before.
    await runner.query('alter table content_prompts drop column is_held');
    await runner.query('drop index uq_prompt_batches_week');
    await runner.query('alter table prompt_batches drop constraint ck_prompt_batches_week');
    await runner.query(`update prompt_batches set origin = 'staff' where origin = 'week'`);
    await runner.query(`
      alter table prompt_batches
        drop constraint ck_prompt_batches_origin,
        add constraint ck_prompt_batches_origin check (origin in ('staff', 'starter')),
        drop column for_review,
        drop column week`);
  }
}

const libraryIndex = (more: string) => `
  create index ix_content_prompts_library on content_prompts
    (user_id, coalesce(date '2000-01-01' - scheduled_date, 2147483647), id)
    include (scheduled_date, status, is_favorite, pillar_number, category, pushed_to_calendar${more})`;
