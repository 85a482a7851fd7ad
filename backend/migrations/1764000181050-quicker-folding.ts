import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same words as before, in a fraction of the time for those that have neither accents nor runs of blanks: a search of all users' texts folds many. */
export class QuickerFolding1764000181050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As foldSearch of the domain. translate() drops the last character, which has no counterpart. As many bytes as characters: ASCII alone.
    await runner.query(`
      create or replace function search_folded(words text) returns text language sql immutable strict parallel safe as $$
        select lower(case when plain ~ '[\\t\\r\\n]|  ' then regexp_replace(plain, '[ \\t\\r\\n]+', ' ', 'g') else plain end collate "und-x-icu")
          from (select case
                  when octet_length(words) = char_length(words) then replace(words, '#', '')
                  else translate(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g'),
                         '‘’‚‛′“”„‟«»″‐‑‒–—―#', repeat(chr(39), 5) || repeat('"', 7) || repeat('-', 6))
                end as plain offset 0) straightened
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function search_folded(words text) returns text language sql immutable strict parallel safe as $$
        select lower(regexp_replace(translate(
          regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g'),
          '‘’‚‛′“”„‟«»″‐‑‒–—―#', repeat(chr(39), 5) || repeat('"', 7) || repeat('-', 6)),
          '[ \\t\\r\\n]+', ' ', 'g') collate "und-x-icu")
      $$`);
  }
}
