import {
  eventually,
  field,
  fill,
  gone,
  http,
  press,
  refusal,
  says,
  server,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

let written: string[];

beforeEach(() => {
  asStaff();
  written = [];
  server.use(
    http.get('/api/admin/users', ({ response }) =>
      response(200).json({ data: [aPerson('ann', { full_name: 'Ann Example' })], total: 1 }),
    ),
    http.get('/api/admin/users/{id}', ({ response }) =>
      response(200).json(aPerson('ann', { full_name: 'Ann Example' })),
    ),
    http.get('/api/admin/content-prompts', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/users/{id}/lessons', ({ response }) =>
      response(200).json({
        ...{ liked: [], disliked: [], winners: [], wishes: [], icp_summary: null },
        ...{ used_count: 0, total: 0 },
      }),
    ),
    http.post('/api/admin/users/{id}/notes', async ({ request, response }) => {
      const { text } = await request.json();
      written.push(text);
      return response(201).json({
        ...{ id: 'n', text, author_name: 'Stella Example', version: 1 },
        ...{ created_at: '2026-11-20T12:00:00.000Z', updated_at: '2026-11-20T12:00:00.000Z' },
      });
    }),
  );
});

const leave = () => press('Posts', {}, 'link');
/** Whether the browser would ask before it closes or reloads the tab. */
const asksAtTheEnd = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('Words that are not saved', () => {
  it('are asked about before signing out takes them', async () => {
    await open('/admin/users/ann');
    await fill('New note', 'Away in May');
    await press(/Account menu$/);
    await press('Sign out', {}, 'menuitem');
    await press('Stay here', { inside: await the('dialog', 'Sign out without saving?') });
    await gone('dialog', 'Sign out without saving?');
    expect(await field('New note')).toHaveValue('Away in May');
  });

  it('are asked about before another page takes them, and may be saved from there', async () => {
    server.use(http.get('/api/admin/posts', ({ response }) => response(200).json({ data: [], total: 0 })));
    await open('/admin/users/ann');
    await fill('New note', 'Away in May');
    expect(asksAtTheEnd()).toBe(true);
    await leave();
    const question = await the('dialog', 'Save your changes?');
    await press('Close', { inside: question });
    await gone('dialog', 'Save your changes?');
    expect(await field('New note')).toHaveValue('Away in May');
    await leave();
    await press('Save', { inside: await the('dialog', 'Save your changes?') });
    await the('heading', 'Posts');
    expect(written).toEqual(['Away in May']);
    expect(asksAtTheEnd()).toBe(false);
  });

  it('stay where the server refuses them, and the question says so', async () => {
    server.use(
      http.post('/api/admin/users/{id}/notes', ({ response }) =>
        response.untyped(refusal(500, 'The server is unwell')),
      ),
    );
    await open('/admin/users/ann');
    await fill('New note', 'Away in May');
    await leave();
    const question = await the('dialog', 'Save your changes?');
    await press('Save', { inside: question });
    await says(/^It could not be saved yet\./, question);
    await press('Stay here', { inside: question });
    await gone('dialog', 'Save your changes?');
    expect(await field('New note')).toHaveValue('Away in May');
  });

  it('are not sent half: of two forms it is only asked whether to stay', async () => {
    server.use(http.get('/api/admin/posts', ({ response }) => response(200).json({ data: [], total: 0 })));
    await open('/admin/users/ann');
    await fill('New note', 'Away in May');
    await fill('Name', 'Ann Other');
    await leave();
    const question = await the('dialog', 'Save your changes?');
    expect(question).not.toHaveTextContent('SaveDiscard');
    await the('button', 'Stay here', { inside: question });
    await press('Discard', { inside: question });
    await the('heading', 'Posts');
    expect(written).toEqual([]);
  });

  it('of an order are asked about once something was chosen, and not when it is sent', async () => {
    server.use(http.get('/api/admin/posts', ({ response }) => response(200).json({ data: [], total: 0 })));
    const source = encodeURIComponent(JSON.stringify({ user_id: 'ann' }));
    await open(`/admin/prompt-batches/create?source=${source}`);
    await the('region', 'What it learns from');
    await eventually(async () => expect(await field(/^For/)).toHaveValue('Ann Example, ann@example.test'));
    expect(asksAtTheEnd()).toBe(false);
    await fill('Extra brief', 'The end of the year');
    expect(asksAtTheEnd()).toBe(true);
    await leave();
    await the('dialog', 'Save your changes?');
    await user.keyboard('{Escape}');
    await gone('dialog', 'Save your changes?');
    expect(await field('Extra brief')).toHaveValue('The end of the year');
  });
});
