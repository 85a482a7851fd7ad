import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The library's search takes typographic and straight quotes, letters with and without accents, and `#tag` and `tag` for the same. */
export class FoldedSearch1764000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As foldSearch of the domain. translate() drops the last character, which has no counterpart.
    await runner.query(`
      create function search_folded(words text) returns text language sql immutable strict parallel safe as $$
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function content_prompts_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := lower(concat_ws(chr(31), new.prompt_text, new.hook,
          regexp_replace(btrim(new.category), ' +', '-', 'g')) collate "und-x-icu");
        return new;
      end $$`);
    await runner.query('update content_prompts set prompt_text = prompt_text');
    await runner.query('drop function search_folded(text)');
  }
}
