import { eventually, http, HttpResponse, press, says, select, server, the, within } from '@drumbeat/testing';
import type { components } from '@drumbeat/api-client';
import { describe, expect, it } from '@jest/globals';
import { asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';
import { refusalsText, timeText } from './usage.texts';

type Schemas = components['schemas'];

const ANN = '6c0b3f1e-0000-4c0b-9a53-3f1f0a1b2c3d';

const person = (change: Partial<Schemas['UsagePersonResponse']> = {}): Schemas['UsagePersonResponse'] => ({
  id: ANN,
  email: 'ann@example.test',
  full_name: 'Ann Example',
  is_refused: false,
  visits: 12,
  days: 4,
  minutes: 95,
  last_visit_at: '2026-11-26T12:10:00.000Z',
  ...change,
});

const bo = person({
  id: '6c0b3f1e-0000-4c0b-9a53-3f1f0a1b2c3e',
  email: 'bo@example.test',
  full_name: 'Bo Example',
  is_refused: true,
  visits: 0,
  days: 0,
  minutes: 0,
  last_visit_at: null,
});

const overview: Schemas['UsageOverviewResponse'] = {
  days: [
    { day: '2026-11-27', people: 0, visits: 0 },
    { day: '2026-11-26', people: 2, visits: 3 },
  ],
  pages: [{ name: 'posts', people: 2, visits: 3 }],
  features: [{ name: 'prompt_calendar_save_notes', people: 1, visits: 2 }],
  refusals: 1,
};

function haveUsage(people: Schemas['UsagePersonResponse'][] = [person(), bo]): string[] {
  asStaff();
  const filters: string[] = [];
  server.use(
    http.get('/api/admin/usage/overview', ({ response }) => response(200).json(overview)),
    http.get('/api/admin/usage', ({ query, response }) => {
      filters.push(query.get('filter') ?? '');
      return response(200).json({ data: people, total: people.length });
    }),
  );
  return filters;
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rowsOf = async (table: string) =>
  within(await the('table', table))
    .getAllByRole('row')
    .slice(1);

describe('The use of the product', () => {
  it('is shown by day, by page and by what was done, in words', async () => {
    haveUsage();
    await open('/admin/usage');
    expect((await rowsOf('By day')).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Fri, Nov 27.*00$/),
      expect.stringMatching(/^Thu, Nov 26.*23$/),
    ]);
    expect((await rowsOf('Pages')).map((row) => row.textContent)).toEqual(['Posts and editor23']);
    expect((await rowsOf('What was done')).map((row) => row.textContent)).toEqual(['Saved notes12']);
    await says('1 person has refused to be tracked.');
  });

  it('is shown of a week at first, and whole when asked', async () => {
    haveUsage();
    const days = Array.from({ length: 30 }, (_unused, at) => ({
      ...{ day: `2026-11-${String(30 - at).padStart(2, '0')}`, people: 0, visits: 0 },
    }));
    server.use(
      http.get('/api/admin/usage/overview', ({ response }) => response(200).json({ ...overview, days })),
    );
    await open('/admin/usage');
    expect(await rowsOf('By day')).toHaveLength(7);
    await press('Show all 30');
    expect(await rowsOf('By day')).toHaveLength(30);
    await press('Show 7');
    expect(await rowsOf('By day')).toHaveLength(7);
  });

  it('is shown of each person, and who refuses it is said to', async () => {
    const filters = haveUsage();
    await open('/admin/usage');
    const [ann, refusing] = await rowsOf('Usage');
    expect(ann?.textContent).toMatch(/Ann Example.*124.*1 h 35 min/);
    expect(refusing?.textContent).toContain('Does not want to be tracked');
    await select('Tracking', 'Refused');
    await eventually(() => expect(filters.at(-1)).toBe('{"is_refused":true}'));
  });

  it('fails by its parts: the list is there without the figures', async () => {
    haveUsage();
    server.use(
      http.get('/api/admin/usage/overview', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'Out of order', code: 'test' }, { status: 400 })),
      ),
    );
    await open('/admin/usage');
    await says('The figures could not be loaded');
    await the('table', 'Usage');
    server.use(http.get('/api/admin/usage/overview', ({ response }) => response(200).json(overview)));
    await press('Try again');
    await the('table', 'By day');
  });

  it('of one person is told visit by visit', async () => {
    haveUsage();
    const visit = {
      id: '6c0b3f1e-0000-4c0b-9a53-3f1f0a1b2c3f',
      started_at: '2026-11-26T12:00:00.000Z',
      last_event_at: '2026-11-26T12:10:00.000Z',
      browser: 'Firefox 145',
      device: 'desktop, Linux',
      pages_visited: ['/posts/6c0b3f1e', '/beta/dashboard', '/wp-admin'],
      features_used: ['prompt_calendar_use_prompt', 'made_up'],
    };
    server.use(
      http.get('/api/admin/usage/{id}', ({ response }) =>
        response(200).json({ ...person(), visit_list: [visit] }),
      ),
    );
    await open(`/admin/usage/${ANN}/show`);
    const [row] = await rowsOf('Visits');
    expect(cells(row!).slice(1).join(' | ')).toMatch(
      /10 min \| .*Posts and editor, Dashboard \| .*Used a prompt \| .*Firefox 145 on desktop, Linux/,
    );
    await the('link', 'Open the person');
  });

  it('of one who refuses it is nothing, and says why', async () => {
    haveUsage();
    server.use(
      http.get('/api/admin/usage/{id}', ({ response }) => response(200).json({ ...bo, visit_list: [] })),
    );
    await open(`/admin/usage/${bo.id}/show`);
    await says('They do not want to be tracked: nothing is recorded, and what was is deleted.');
  });
});

describe('The words of usage', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [95, '1 h 35 min'],
  ])('are short for %d minutes', (minutes, words) => {
    expect(timeText(minutes)).toBe(words);
  });

  it('count who refused', () => {
    expect([0, 2].map(refusalsText)).toEqual([
      'Nobody has refused to be tracked.',
      '2 people have refused to be tracked.',
    ]);
  });
});
