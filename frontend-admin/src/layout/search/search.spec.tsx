import {
  doesNotSay,
  eventually,
  fill,
  gone,
  http,
  press,
  refusal,
  says,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

let asked: (string | null)[];

beforeEach(() => {
  asStaff();
  asked = [];
  server.use(
    http.get('/api/admin/users', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(aPerson('nora'))),
    http.get('/api/admin/search', ({ query, response }) => {
      asked.push(query.get('q'));
      return response(200).json({
        users: [{ id: 'nora', name: 'Nora Lindqvist', email: 'nora@example.test' }],
        posts: [{ id: 'p', title: 'On northern studios', user_name: null, user_email: 'ann@example.test' }],
        prompts: [
          { id: 7, hook: 'Why the north pays late', user_name: 'Ann', user_email: 'ann@example.test' },
        ],
      });
    }),
  );
});

const WORDS = 'Name, address or words of a text';
const search = () => the('combobox', WORDS);
const openSearch = () => press('Find a user, post or prompt');

describe('The search of the console', () => {
  it('opens by its keys from anywhere, asks from three letters on, and goes by the arrows', async () => {
    await open('/admin/users');
    await the('heading', 'Users');
    await user.keyboard('{Control>}k{/Control}');
    await says('3 letters or more');
    await eventually(async () => expect(await search()).toHaveFocus());
    await fill(WORDS, 'no');
    await fill(WORDS, 'nor');
    await the('option', /On northern studios/);
    await the('option', /Why the north pays late/);
    expect(asked).toEqual(['nor']);
    await user.keyboard('{Enter}');
    await gone('dialog');
    expect(window.location.pathname).toBe('/admin/users/nora');
    await eventually(async () => expect(await the('main')).toHaveFocus());
  });

  it('opens what the arrows chose, and closes by Escape', async () => {
    await open('/admin/users');
    await openSearch();
    await fill(WORDS, 'nor');
    await the('option', /Nora Lindqvist/);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect((await search()).getAttribute('aria-activedescendant')).toBe(
      (await the('option', /Why the north pays late/)).id,
    );
    await user.keyboard('{Escape}');
    await gone('dialog');
    expect(window.location.pathname).toBe('/admin/users');
  });

  it('opens the first of what it finds where Enter came before', async () => {
    await open('/admin/users');
    await openSearch();
    await fill(WORDS, 'nor');
    await user.keyboard('{Enter}');
    await gone('dialog');
    expect(window.location.pathname).toBe('/admin/users/nora');
    await eventually(async () => expect(await the('main')).toHaveFocus());
  });

  it('groups what it found by its kind', async () => {
    await open('/admin/users');
    await openSearch();
    await fill(WORDS, 'nor');
    const posts = await the('group', 'Posts');
    expect(
      within(posts)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('On northern studios')]);
  });

  it('says that nothing was found, and that it failed', async () => {
    server.use(
      http.get('/api/admin/search', ({ query, response }) =>
        query.get('q') === 'none'
          ? response(200).json({ users: [], posts: [], prompts: [] })
          : response.untyped(refusal(400, 'Out of order')),
      ),
    );
    await open('/admin/users');
    await openSearch();
    await fill(WORDS, 'none');
    await says('Nothing has these words.');
    await fill(WORDS, 'broken');
    await says('It could not be searched: Out of order');
    await doesNotSay('Nothing has these words.');
  });
});
