import { hookKey, type WrittenPrompt } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { COMPARED_PROMPTS, type Repetition, SAME_ANGLE_FROM } from './near-duplicate.rules.js';

/** A pattern that matches nothing. */
const NO_WORD = '(?!)';

/** The text without familiar words; $11 is their pattern. */
const angleSql = (text: string) => `regexp_replace(hook || ' ' || ${text}, $11, '', 'gi')`;

/** Prompts that say again what is there, found by the trigrams of their texts (pg_trgm). */
@Injectable()
export class RepetitionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * The candidates that repeat a prompt of the user (`twin` is null) or an earlier candidate: with the same hook (hookKey), or of the
   * same pillar and with the same angle (SAME_ANGLE_FROM). Reads the user's rows through their index and compares each pair
   * once: 60 candidates against 5,000 prompts of four pillars take about half a second, which does not justify a trigram index.
   * @param familiar words that say nothing about an angle (familiarWords)
   * @param settled prompts of the batch that are not saved yet and count as the user's
   * @param after only prompts of the user with a greater id
   */
  async find(
    userId: string,
    candidates: readonly WrittenPrompt[],
    {
      familiar = [],
      settled = [],
      after = 0,
    }: { familiar?: readonly string[]; settled?: readonly WrittenPrompt[]; after?: number } = {},
  ): Promise<Repetition[]> {
    if (candidates.length === 0) return [];
    // What makes a hook the same (hookKey) is known outside of SQL, which compares the keys that it is given.
    const keys = candidates.map(({ hook }) => hookKey(hook));
    const used = new Set(
      [...(await this.findHooks(userId, after)), ...settled.map(({ hook }) => hook)].map(hookKey),
    );
    return this.database.query<Repetition>(
      `with candidate as materialized (
         select position::int - 1 as position, pillar_number, key, is_used, ${angleSql('text')} as whole
           from unnest($2::smallint[], $3::text[], $4::text[], $12::text[], $13::boolean[]) with ordinality
                as c (pillar_number, hook, text, key, is_used, position)
       ), there as materialized (
         (select pillar_number, ${angleSql('prompt_text')} as whole
            from content_prompts where user_id = $1 and id > $5 order by id desc limit $6)
         union all
         select pillar_number, ${angleSql('text')}
           from unnest($7::smallint[], $8::text[], $9::text[]) as s (pillar_number, hook, text)
       )
       select c.position, null::int as twin from candidate c
        where c.is_used
           or exists (select from there t
                       where t.pillar_number = c.pillar_number and similarity(t.whole, c.whole) >= $10)
       union all
       select later.position, earlier.position
         from candidate later join candidate earlier on earlier.position < later.position
        where later.key = earlier.key
           or (later.pillar_number = earlier.pillar_number and similarity(later.whole, earlier.whole) >= $10)
        order by 1`,
      [
        userId,
        ...columnsOf(candidates),
        after,
        COMPARED_PROMPTS,
        ...columnsOf(settled),
        SAME_ANGLE_FROM,
        wordPattern(familiar),
        keys,
        keys.map((key) => used.has(key)),
      ],
    );
  }

  /** Of the user's newest prompts with a greater id. */
  private async findHooks(userId: string, after: number): Promise<string[]> {
    const rows = await this.database.query<{ hook: string }>(
      'select hook from content_prompts where user_id = $1 and id > $2 order by id desc limit $3',
      [userId, after, COMPARED_PROMPTS],
    );
    return rows.map(({ hook }) => hook);
  }

  /** The id of the user's newest prompt; 0 without any. */
  async findNewestId(userId: string): Promise<number> {
    const [row] = await this.database.query<{ id: number }>(
      'select coalesce(max(id), 0)::float8 as id from content_prompts where user_id = $1',
      [userId],
    );
    return row?.id ?? 0;
  }
}

/** A pattern of PostgreSQL that finds these words, which are letters and digits only. */
function wordPattern(words: readonly string[]): string {
  return words.length === 0 ? NO_WORD : `\\m(?:${words.join('|')})\\M`;
}

function columnsOf(prompts: readonly WrittenPrompt[]): unknown[] {
  return [
    prompts.map(({ pillar_number }) => pillar_number),
    prompts.map(({ hook }) => hook),
    prompts.map(({ prompt_text }) => prompt_text),
  ];
}
