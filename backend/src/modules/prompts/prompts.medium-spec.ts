import {
  CATEGORIES,
  calendarCounts,
  comparePromptsForLibrary,
  listAfterChange,
  matchesPromptSearch,
  PROMPT_STATUSES,
  PROMPT_TYPES,
  type PromptListFilter,
  promptTypeOf,
} from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile, PILLARS } from '../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { promptsServiceOn } from '../../../test/support/services/prompts-service.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import type { ListPromptsQuery, PromptResponse } from './prompts.dto.js';
import type { PromptsService } from './prompts.service.js';

describe('The prompts of a user', () => {
  let connection: ConnectedDatabase;
  let service: PromptsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    service = promptsServiceOn(database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const prompt = (overrides?: Parameters<typeof aPrompt>[2]) =>
    aPrompt(connection.database, userId, overrides);
  const list = (query: Partial<ListPromptsQuery> = {}) => service.list(userId, { limit: 50, ...query });
  const ids = (answer: { data: PromptResponse[] }) => answer.data.map(({ id }) => id);

  describe('in the library', () => {
    it('come dated first, the newest date first, ties and undated ones by id, page by page', async () => {
      const dates = [null, '2026-11-20', '2026-11-23', null, '2026-11-20', '1999-12-31', '2026-11-20', null];
      const made = [];
      for (const scheduled_date of dates) made.push({ id: await prompt({ scheduled_date }), scheduled_date });
      const expected = made.toSorted(comparePromptsForLibrary).map(({ id }) => id);

      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ limit: 3, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...ids(page));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(expected);
    });

    it('carry what is derived from them: number, type, tags and pillar label', async () => {
      const id = await prompt({
        category: 'Case study/success story',
        pillar_number: 2,
        scheduled_date: '2026-11-20',
      });
      await prompt({ pillar_number: 9 });
      const { data, next_cursor } = await list();
      expect(data).toMatchObject([
        {
          id,
          type: 'personal',
          tags: ['case-study/success-story'],
          pillar_label: PILLARS[1],
          scheduled_date: '2026-11-20',
          status: 'new',
          is_used: false,
          post_id: null,
          post_state: null,
        },
        { pillar_label: null, scheduled_date: null },
      ]);
      expect(next_cursor).toBeNull();
    });

    it('are counted whatever the list is filtered by, and never with those of another user', async () => {
      await prompt({ is_favorite: true });
      await prompt({ status: 'used' });
      await prompt({ status: 'archived', is_favorite: true });
      await aPrompt(connection.database, (await aProfile(connection.database)).id);
      const { data, counts } = await list({ status: 'used' });
      expect(data).toHaveLength(1);
      expect(counts).toEqual({ total: 3, new: 1, used: 1, archived: 1, favorites: 2 });
    });

    it('are found by the same search as the domain’s rule, in any case and language, wildcards taken literally', async () => {
      const texts = [
        { hook: 'ÄRGER mit Kunden', prompt_text: 'Erzähle davon.', category: 'First-person anecdote' },
        { hook: '100% honest', prompt_text: 'A_B test', category: 'Case  study/Success story ' },
        { hook: 'back\\slash', prompt_text: 'Цены и Клиенты', category: 'Something of our own' },
        {
          hook: 'What’s “steep” – and who says so?',
          prompt_text: 'Café owners, İstanbul',
          category: 'Listicle with a hook',
        },
      ];
      for (const text of texts) await prompt(text);
      const staff = await aProfile(connection.database, { full_name: 'Zoë O’Neil', first_name: 'Zoë' });
      const batch_id = await aPromptBatch(connection.database, userId, { requested_by: staff.id });
      await prompt({ batch_id, pillar_number: 2 });
      const { data: all } = await list();
      for (const search of [
        PILLARS[0]!,
        PILLARS[1]!.toUpperCase(),
        "zoe o'neil",
        'ärger',
        '0%',
        'a_b',
        '%',
        '_',
        '\\',
        'клиенты',
        'case-study/s',
        'OF-OUR',
        'case  study',
        'First-person anecdote',
        'Case study/success story',
        'ärger   mit\tkunden',
        'steep and',
        '  ',
        'nothing',
        `what's "steep" - and`,
        'What’s “STEEP”',
        'arger',
        'cafe',
        'CAFÉ',
        'istanbul',
        '#case-study',
        '#',
      ]) {
        const expected = all.filter((prompt) => matchesPromptSearch(prompt, search)).map(({ id }) => id);
        expect({ search, found: ids(await list({ search })) }).toEqual({ search, found: expected });
      }
    });

    it('are filtered by type as the domain’s table says, unknown categories being educational', async () => {
      const made = [];
      for (const category of [...CATEGORIES, 'Something of our own']) {
        made.push({ id: await prompt({ category }), type: promptTypeOf(category) });
      }
      for (const type of ['educational', 'story', 'question', 'promotional', 'personal'] as const) {
        const expected = made.filter((one) => one.type === type).map(({ id }) => id);
        expect(ids(await list({ type }))).toEqual(expected);
      }
    });

    it('are filtered as the domain’s rule says, by each filter alone and by all at once', async () => {
      for (const pillar_number of [1, 2]) {
        for (const status of ['new', 'used', 'archived'] as const) {
          for (const is_favorite of [true, false]) {
            for (const category of CATEGORIES.slice(0, 3)) {
              await prompt({ pillar_number, status, is_favorite, category });
            }
          }
        }
      }
      const { data: all } = await list();
      const filters: PromptListFilter[] = [
        ...[1, 2, 3].map((theme) => ({ theme })),
        ...PROMPT_STATUSES.map((status) => ({ status })),
        ...PROMPT_TYPES.map((type) => ({ type })),
        { favorite: true },
        { theme: 2, status: 'used', favorite: true, type: promptTypeOf(CATEGORIES[0]!) },
      ];
      for (const filter of filters) {
        const expected = all.filter((one) => listAfterChange([], one, filter).length > 0).map(({ id }) => id);
        expect({ filter, found: ids(await list(filter)) }).toEqual({ filter, found: expected });
      }
      expect(all.length).toBe(36);
    });

    it('are filtered by pillar, status and favourite together', async () => {
      const wanted = await prompt({ pillar_number: 2, status: 'used', is_favorite: true });
      await prompt({ pillar_number: 2, status: 'used' });
      await prompt({ pillar_number: 2, is_favorite: true });
      await prompt({ pillar_number: 3, status: 'used', is_favorite: true });
      expect(ids(await list({ theme: 2, status: 'used', favorite: true }))).toEqual([wanted]);
    });

    it('refuse a cursor of somewhere else', async () => {
      const foreign = Buffer.from('["2026-11-20","x"]').toString('base64url');
      await expect(list({ cursor: foreign })).rejects.toBeInstanceOf(InvalidInputError);
    });
  });

  it('are summarised for the calendar by the domain’s rule', async () => {
    const made = [];
    for (const status of ['new', 'used', 'archived'] as const) {
      for (const scheduled_date of [null, '2026-11-20', '2026-12-07']) {
        for (const pushed_to_calendar of [true, false]) {
          for (const is_favorite of [true, false]) {
            const facts = { status, scheduled_date, pushed_to_calendar, is_favorite };
            made.push({ ...facts, is_used: status !== 'new', id: await prompt(facts) });
          }
        }
      }
    }
    const { time_zone, content_pillars, created_at, first_date, last_date, ...counts } =
      await service.summariseCalendar(userId);
    expect(created_at).toBeInstanceOf(Date);
    expect(counts).toEqual(calendarCounts(made));
    expect({ time_zone, content_pillars, first_date, last_date }).toEqual({
      time_zone: 'Europe/Berlin',
      content_pillars: PILLARS,
      first_date: '2026-11-20',
      last_date: '2026-12-07',
    });
  });

  it('name who prepared them and why, and nobody once that person has left', async () => {
    const staff = await aProfile(connection.database, { full_name: 'Grace Staff' });
    const batch_id = await aPromptBatch(connection.database, userId, { requested_by: staff.id });
    const id = await prompt({ batch_id, why: 'It belongs to your pillar on pricing.', written_by: 'model' });
    expect(await service.get(userId, id)).toMatchObject({
      prepared_by: 'Grace Staff',
      why: 'It belongs to your pillar on pricing.',
      written_by: 'model',
      version: 1,
    });
    await connection.database.query('delete from profiles where id = $1', [staff.id]);
    expect((await service.get(userId, id)).prepared_by).toBeNull();
    expect(await service.get(userId, await prompt())).toMatchObject({ prepared_by: null, why: null });
  });

  it('are found by their words as they are now, after staff has fixed them', async () => {
    const id = await prompt({ hook: 'Before' });
    await connection.database.query(`update content_prompts set hook = 'ÜBER Preise' where id = $1`, [id]);
    expect(ids(await list({ search: 'über preise' }))).toEqual([id]);
    expect(ids(await list({ search: 'before' }))).toEqual([]);
  });

  it('name the newest post that was made from them', async () => {
    const id = await prompt();
    const post = (created_at: string) =>
      connection.database.query<{ id: string }>(
        `insert into posts (user_id, title, content, source_type, source_id, created_at, status)
         values ($1, 'A', 'A', 'prompt', $2, $3, 'archived') returning id`,
        [userId, String(id), created_at],
      );
    await post('2026-11-01T00:00:00Z');
    const [newest] = await post('2026-11-02T00:00:00Z');
    expect((await service.get(userId, id)).post_id).toBe(newest?.id);
  });
});
