import {
  doesNotSay,
  eventually,
  field,
  fill,
  http,
  HttpResponse,
  isThere,
  leftFor,
  pass,
  press,
  refusal,
  says,
  select,
  server,
  stopTime,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aFeedback, aPerson, aPost, asStaff } from './testing/answers';
import { open } from './testing/open-console';

const ann = aPerson('ann', { full_name: 'Ann Example' });

async function signOut(): Promise<void> {
  await press(/Account menu$/);
  await press('Sign out', {}, 'menuitem');
}

beforeEach(asStaff);

it('The account menu leads to where the password is changed', async () => {
  server.use(http.get('/api/admin/users', ({ response }) => response(200).json({ data: [ann], total: 1 })));
  await open('/admin/users');
  await press(/Account menu$/);
  expect(await the('menuitem', 'Change the password')).toHaveAttribute('href', '/forgot-password');
});

describe('The list of users', () => {
  it('names each of them', async () => {
    server.use(
      http.get('/api/admin/users', ({ response }) =>
        response(200).json({ data: [ann, aPerson('ben')], total: 2 }),
      ),
    );
    await open('/admin/users');
    const table = await the('table', 'Users');
    await says('Ann Example', table);
    await says(/ben@example\.test/, table);
  });

  it('shows whose profile is locked, and can show them alone', async () => {
    const filters: (string | null)[] = [];
    server.use(
      http.get('/api/admin/users', ({ query, response }) => {
        filters.push(query.get('filter'));
        return response(200).json({
          data: [ann, aPerson('ben', { profile_locked: true })],
          total: 2,
        });
      }),
    );
    await open('/admin/users');
    const table = await the('table', 'Users');
    await says('Profile locked', within(table).getByRole('row', { name: /ben@example\.test/ }));
    expect(within(table).getByRole('row', { name: /Ann Example/ })).not.toHaveTextContent('Profile locked');
    await user.selectOptions(await the('combobox', 'Profile lock'), 'Locked');
    await eventually(() => expect(filters.at(-1)).toBe('{"profile_locked":true}'));
  });

  it('says that it could not be loaded, and can be tried again', async () => {
    server.use(
      http.get('/api/admin/users', ({ response }) => response.untyped(refusal(400, 'Out of order'))),
    );
    await open('/admin/users');
    const alert = await the('alert');
    expect(alert).toHaveTextContent('Out of order');
    server.use(http.get('/api/admin/users', ({ response }) => response(200).json({ data: [ann], total: 1 })));
    await press('Try again', { inside: alert });
    await the('table', 'Users');
    await eventually(() => expect(isThere('alert')).toBe(false));
  });
});

describe('A page of a record', () => {
  it('begins at its top, however far down the list was', async () => {
    server.use(
      http.get('/api/admin/users', ({ response }) => response(200).json({ data: [ann], total: 1 })),
      http.get('/api/admin/users/{id}', ({ response }) => response(200).json(ann)),
      http.get('/api/admin/prompt-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
    );
    await open('/admin/users');
    const row = await the('link', /^Ann Example/);
    const scrolled = jest.spyOn(window, 'scrollTo');
    await user.click(row);
    await the('heading', 'Ann Example');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});

describe('The list of posts', () => {
  it('does not call a post "not posted" that was posted elsewhere', async () => {
    server.use(
      http.get('/api/admin/posts', ({ response }) =>
        response(200).json({
          data: [
            aPost('learnt-from', {
              status: 'used',
              display_state: 'posted-complete',
              source_type: 'training',
              title: 'An older post',
            }),
          ],
          total: 1,
        }),
      ),
    );
    await open('/admin/posts');
    const table = await the('table', 'Posts');
    await says('Posted', within(table).getByRole('row', { name: /An older post/ }));
    await says('Time not known', table);
    await doesNotSay('Not posted');
  });
});

describe('The list of feedback', () => {
  it('is searched and filtered at once: a choice made before the search has begun holds, too', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/admin/feedback', ({ query, response }) => {
        asked.push(query.get('filter'));
        const isEverything = !query.get('filter')?.includes('rating');
        return response(200).json({
          data: isEverything
            ? [
                aFeedback('f', {
                  target_title: 'A rated post',
                  rating: 5,
                  feedbackText: 'Too long at breakfast.',
                }),
              ]
            : [],
          total: isEverything ? 1 : 0,
        });
      }),
    );
    await open('/admin/feedback');
    const row = within(await the('table', 'Feedback')).getByRole('row', { name: /A rated post/ });
    expect(row).toHaveTextContent('5 of 5');
    expect(row).toHaveTextContent('Too long at breakfast.');
    stopTime();
    await fill(/^Search/, 'at breakfast');
    await select('Stars', '4');
    // The search begins after a pause.
    await pass(400);
    await eventually(() =>
      expect(JSON.parse(asked.at(-1) ?? '{}')).toEqual({ q: 'at breakfast', rating: 4 }),
    );
    await doesNotSay('A rated post');
    expect(await field(/^Search/)).toHaveValue('at breakfast');
    expect(await field('Stars')).toHaveValue('4');
    expect(decodeURIComponent(window.location.search)).toMatch(/breakfast.*rating|rating.*breakfast/);
  });
});

describe('The form for a batch', () => {
  beforeEach(() =>
    server.use(
      http.get('/api/admin/users', ({ response }) => response(200).json({ data: [ann], total: 1 })),
      http.get('/api/admin/users/{id}', ({ response }) => response(200).json(ann)),
      http.get('/api/admin/content-prompts', ({ response }) => response(200).json({ data: [], total: 0 })),
      http.get('/api/admin/users/{id}/lessons', ({ response }) =>
        response(200).json({
          liked: ['The question that doubled a fee'],
          disliked: [],
          ...{ winners: [], wishes: [], icp_summary: null },
          used_count: 0,
          total: 3,
        }),
      ),
    ),
  );
  const form = `/admin/prompt-batches/create?source=${encodeURIComponent(JSON.stringify({ user_id: 'ann' }))}`;

  it('shows what the next prompts learn from', async () => {
    await open(form);
    const lessons = await the('region', 'What it learns from');
    await says('0 of 3 prompts used', lessons);
    await says('The question that doubled a fee', lessons);
    await says('Nothing was rated badly or put away unused.', lessons);
  });

  it('says how many prompts of this person wait to be read', async () => {
    server.use(
      http.get('/api/admin/users/{id}', ({ response }) =>
        response(200).json({ ...ann, prompts_in_review: 3 }),
      ),
    );
    await open(form);
    await the('link', /^3 prompts in review: /);
  });

  it('says whose profile is locked, and that the order is written all the same', async () => {
    server.use(
      http.get('/api/admin/users/{id}', ({ response }) =>
        response(200).json({ ...ann, profile_locked: true }),
      ),
    );
    await open(form);
    await says(/^Their profile is locked: they get no weekly prompts, and this order is written/);
  });

  it('sends the order, and puts what the server refuses beside its field', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/admin/prompt-batches', async ({ request, response }) => {
        sent.push(await request.json());
        return response.untyped(
          refusal(400, 'Some fields are wrong', {
            code: 'validation.failed',
            details: [{ field: 'weeks', message: 'Not that many' }],
          }),
        );
      }),
    );
    await open(form);
    await the('region', 'What it learns from');
    await fill(/^How many prompts/, '1.5');
    await press('Order the batch');
    await says(/^Give a whole number from 1 to/);
    expect(sent).toEqual([]);
    await fill(/^How many prompts/, '4');
    await press('Order the batch');
    await says(/Not that many/);
    expect(sent).toEqual([
      expect.objectContaining({
        ...{ user_id: 'ann', count: 4, weeks: 3 },
        // Read by staff before its user sees it, unless they say otherwise.
        ...{ push_to_calendar: false, for_review: true },
      }),
    ]);
  });
});

describe('Signing out of the console', () => {
  it('says so and leaves nothing in the browser', async () => {
    server.use(http.get('/api/admin/users', ({ response }) => response(200).json({ data: [ann], total: 1 })));
    await open('/admin/users');
    await the('table', 'Users');
    localStorage.setItem('left-behind', '1');
    sessionStorage.setItem('left-behind', '1');
    document.cookie = 'left-behind=1; path=/';
    server.use(
      http.post('/api/auth/logout', async () => {
        await says('Logging out...');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await signOut();
    await eventually(() => expect(leftFor()).toBe('/login'));
    expect({
      local: Object.keys(localStorage).filter((key) => key !== 'drumbeat-theme'),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
    }).toEqual({ local: [], session: [], cookies: '' });
  });

  it('remembers a session that the server did not hear the end of', async () => {
    server.use(
      http.get('/api/admin/users', ({ response }) => response(200).json({ data: [ann], total: 1 })),
      http.post('/api/auth/logout', ({ response }) => response.untyped(HttpResponse.error())),
    );
    await open('/admin/users');
    await signOut();
    await eventually(() => expect(leftFor()).toBe('/login'));
    expect(Object.values(localStorage)).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
  });
});
