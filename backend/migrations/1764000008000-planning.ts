import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Planning columns of prompts, and calendar feeds. */
export class Planning1764000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_prompts
        add column why text,
        add column version integer not null default 1,
        add constraint ck_content_prompts_why check (char_length(why) <= 300),
        add constraint ck_content_prompts_version check (version >= 1)`);

    // The search text, in lower case by ICU's rules: under the "C" locale of an embedded server lower() knows
    // A to Z only, and asking ICU for each row of each search costs several times as much as the search. The
    // separator between the parts is a character that nobody types. A trigger, because TypeORM compares no
    // generated columns without a table of its own.
    await runner.query(`alter table content_prompts add column search_text text not null default ''`);
    await runner.query(`
      create function content_prompts_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := lower(concat_ws(chr(31), new.prompt_text, new.hook,
          regexp_replace(btrim(new.category), ' +', '-', 'g')) collate "und-x-icu");
        return new;
      end $$`);
    await runner.query(`
      create trigger tr_content_prompts_search_text
        before insert or update of prompt_text, hook, category on content_prompts
        for each row execute function content_prompts_search_text()`);
    await runner.query('update content_prompts set prompt_text = prompt_text');

    // The library's page is found, filtered and counted in the index alone; its 50 rows are the only ones that are fetched.
    await runner.query('drop index ix_content_prompts_library');
    await runner.query(`
      create index ix_content_prompts_library on content_prompts
        (user_id, coalesce(date '2000-01-01' - scheduled_date, 2147483647), id)
        include (scheduled_date, status, is_favorite, pillar_number, category, pushed_to_calendar)`);

    // Similarity of two texts: a prompt that a user already has must not be repeated.
    await runner.query('create extension if not exists pg_trgm');

    // The address itself is nowhere: it is computed from the id with a secret that the database does not have.
    await runner.query(`
      create table calendar_feeds (
        id uuid not null,
        user_id uuid not null,
        created_at timestamptz not null,
        last_read_at timestamptz,
        constraint pk_calendar_feeds primary key (id),
        constraint uq_calendar_feeds_user unique (user_id),
        constraint fk_calendar_feeds_user foreign key (user_id) references profiles (id) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_feeds');
    await runner.query('drop extension if exists pg_trgm');
    await runner.query('drop index ix_content_prompts_library');
    await runner.query(`
      create index ix_content_prompts_library on content_prompts
        (user_id, coalesce(date '2000-01-01' - scheduled_date, 2147483647), id)`);
    await runner.query('drop trigger tr_content_prompts_search_text on content_prompts');
    await runner.query('drop function content_prompts_search_text()');
    await runner.query(`
      alter table content_prompts
        drop constraint ck_content_prompts_version,
        drop constraint ck_content_prompts_why,
        drop column search_text,
        drop column version,
        drop column why`);
  }
}
