import { eventually, field, http, press, server, the, user } from '@drumbeat/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aFeedback, aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const saved: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
  asStaff();
  saved.length = 0;
  names.length = 0;
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:the-file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => {
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined });
  jest.restoreAllMocks();
});

describe('The export of a list', () => {
  it('of feedback has what was chosen and its state in words, and no empty column', async () => {
    const one = aFeedback('f', { rating: 4, likedAspects: ['Clarity'], wouldUse: true });
    server.use(
      http.get('/api/admin/feedback', ({ response }) => response(200).json({ data: [one], total: 1 })),
    );
    await open('/admin/feedback');
    await press('Export as CSV');
    await eventually(() => expect(saved).toHaveLength(1));
    expect(names).toEqual([expect.stringMatching(/^drumbeat-feedback-\d{4}-\d\d-\d\d\.csv$/)]);
    const [head, row] = (await saved[0]!.text()).split('\r\n');
    expect(head).toContain('About,Stars,Words,By,State,Answer,Changed');
    expect(row).toBe(
      'Post: A post,4,"Liked: Clarity\nSays: I would use this post",Ann Example <ann@example.test>,Not answered,,2026-11-20T15:00:00.000Z',
    );
  });

  it('has every page of it, as it is filtered, in words', async () => {
    const asked: string[] = [];
    const everybody = Array.from({ length: 130 }, (_unused, n) =>
      aPerson(`p${n}`, { full_name: `=Person ${n}` }),
    );
    server.use(
      http.get('/api/admin/users', ({ query, response }) => {
        const page = Number(query.get('page'));
        const perPage = Number(query.get('perPage'));
        if (perPage === 100) asked.push(`${page} ${query.get('filter')}`);
        return response(200).json({
          data: everybody.slice((page - 1) * perPage, page * perPage),
          total: 130,
        });
      }),
    );
    await open('/admin/users?filter={"silent":true}');
    await the('table', 'Users');
    await press('Export as CSV');
    await eventually(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['1 {"silent":true}', '2 {"silent":true}']);
    const text = await saved[0]!.text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(131);
    expect(lines[0]).toContain(
      'Person,Plan,Open slots,Prompts in review,LinkedIn,Role,Seen last,Signed up,Profile lock',
    );
    expect(lines[1]).toBe(
      "'=Person 0 <p0@example.test>,Free,6,0,Not connected,User,2026-11-22T09:00:00.000Z,2026-01-05T09:00:00.000Z,Not locked",
    );
  });

  it('has the chosen rows alone where some are chosen, whatever the list is filtered by', async () => {
    const asked: unknown[] = [];
    server.use(
      http.get('/api/admin/users', ({ query, response }) => {
        if (query.get('perPage') === '100') asked.push(JSON.parse(query.get('filter') ?? '{}'));
        return response(200).json({ data: [aPerson('ann'), aPerson('ben')], total: 2 });
      }),
    );
    await open('/admin/users?filter={"silent":true}');
    await user.click(await field('Choose ben@example.test'));
    await press('Export 1 as CSV');
    await eventually(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual([{ id: ['ben'] }]);
  });
});
