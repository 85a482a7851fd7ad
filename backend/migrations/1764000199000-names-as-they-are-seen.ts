import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So many at once end long before a statement's time is over. */
const AT_ONCE = 2_000;

/** What shows nothing, or changes how what stands around it reads, such as U+202E; for private use there are no signs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u{2800}\u{FFFC}\u{1D159}]/gu;
/** Within words of some scripts, and of emojis, these two are spelling. */
const SPELLING =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\u{FE0F}])[\u{200C}\u{200D}](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** Marks without a letter to stand on. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+\s*/gu;
const WHITE_SPACE = /[\s\u{2800}]+/gu;
/** A mark or a point alone names nobody. */
const NAMES_SOMEBODY = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The name as names are stored since they are cleaned; null where nothing of it would be seen. */
function seenOf(name: string): string | null {
  const spaced = name.replace(WHITE_SPACE, ' ');
  const spelling = new Set(Array.from(spaced.matchAll(SPELLING), ({ index }) => index));
  const seen = spaced
    .replace(UNSEEN, (sign, index: number) => (spelling.has(index) ? sign : ''))
    .replace(LOOSE_MARKS, '')
    .replace(WHITE_SPACE, ' ')
    .trim();
  return NAMES_SOMEBODY.test(seen) ? seen : null;
}

interface Named {
  readonly id: string;
  readonly full_name: string | null;
  readonly first_name: string | null;
}

/** Both names as they are seen; a first name of which nothing is left is the first word of the whole one. */
function cleaned({ full_name, first_name }: Omit<Named, 'id'>): Omit<Named, 'id'> {
  const full = full_name === null ? null : seenOf(full_name);
  const first = first_name === null ? null : (seenOf(first_name) ?? full?.split(' ')[0] ?? null);
  return { full_name: full, first_name: first };
}

/** Takes signs that nobody sees out of names from before they were taken out at the form, each page by itself. Begun again, it finds nothing more. */
export class NamesAsTheyAreSeen1764000199000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      // All but letters of English, which need no look.
      const page = (await runner.query(
        `select id, full_name, first_name from profiles
          where id > $1 and (full_name ~ '[^!-~ ]|  |^ | $|^$' or first_name ~ '[^!-~ ]|  |^ | $|^$')
          order by id limit $2`,
        [after, AT_ONCE],
      )) as Named[];
      const last = page.at(-1);
      if (!last) return;
      await this.clean(runner, page);
      after = last.id;
    }
  }

  async down(): Promise<void> {
    // What was taken out showed nothing: there is nothing to restore.
  }

  private async clean(runner: QueryRunner, page: readonly Named[]): Promise<void> {
    const changes = page
      .map((before) => ({ before, after: cleaned(before) }))
      .filter(
        ({ before, after }) => before.full_name !== after.full_name || before.first_name !== after.first_name,
      );
    if (changes.length === 0) return;
    // A name that its owner has changed meanwhile is as it is seen by now.
    await runner.query(
      `update profiles p set full_name = n.full_name, first_name = n.first_name
         from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])
              as n (id, full_name, first_name, full_before, first_before)
        where p.id = n.id and p.full_name is not distinct from n.full_before
          and p.first_name is not distinct from n.first_before`,
      [
        changes.map(({ before }) => before.id),
        changes.map(({ after }) => after.full_name),
        changes.map(({ after }) => after.first_name),
        changes.map(({ before }) => before.full_name),
        changes.map(({ before }) => before.first_name),
      ],
    );
  }
}
