import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The library's search finds a category as the card shows it, not as a tag alone, and takes many blanks for one. */
export class SearchAsShown1764000046000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As foldSearch of the domain. translate() drops the last character, which has no counterpart.
    await runner.query(`
      create or replace function search_folded(words text) returns text language sql immutable strict parallel safe as $$
        select lower(regexp_replace(translate(
          regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g'),
          '‘’‚‛′“”„‟«»″‐‑‒–—―#', repeat(chr(39), 5) || repeat('"', 7) || repeat('-', 6)),
          '[ \\t\\r\\n]+', ' ', 'g') collate "und-x-icu")
      $$`);
    await runner.query(`
      create or replace function content_prompts_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := search_folded(concat_ws(chr(31), new.prompt_text, new.hook, new.category,
          regexp_replace(btrim(new.category), ' +', '-', 'g')));
        return new;
      end $$`);
    await runner.query('update content_prompts set prompt_text = prompt_text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function search_folded(words text) returns text language sql immutable strict parallel safe as $$
        select lower(translate(
          regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g'),
          '‘’‚‛′“”„‟«»″‐‑‒–—―#', repeat(chr(39), 5) || repeat('"', 7) || repeat('-', 6)) collate "und-x-icu")
      $$`);
    await runner.query(`
      create or replace function content_prompts_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := search_folded(concat_ws(chr(31), new.prompt_text, new.hook,
          regexp_replace(btrim(new.category), ' +', '-', 'g')));
        return new;
      end $$`);
    await runner.query('update content_prompts set prompt_text = prompt_text');
  }
}
