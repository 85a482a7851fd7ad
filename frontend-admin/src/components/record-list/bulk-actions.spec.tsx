import {
  eventually,
  field,
  gone,
  http,
  press,
  refusal,
  says,
  select,
  server,
  the,
  user,
} from '@drumbeat/testing';
import type { components } from '@drumbeat/api-client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBatchPrompt, aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

type Message = components['schemas']['AdminMessageResponse'];

const aMessage = (id: string, text: string): Message => ({
  ...{ id, text, user_id: 'ann', user_name: 'Ann Example', user_email: 'ann@example.test' },
  ...{ prompt_id: null, prompt_hook: null, read_at: null, reply: null, replied_at: null },
  created_at: '2026-11-20T15:00:00.000Z',
});

beforeEach(asStaff);

describe('What staff do with many rows at once', () => {
  it('marks messages read one by one, and leaves chosen what was refused, with the reason', async () => {
    const read: string[] = [];
    server.use(
      http.get('/api/admin/messages', ({ response }) =>
        response(200).json({
          data: [aMessage('one', 'A client story'), aMessage('two', 'On holiday')],
          total: 2,
        }),
      ),
      http.patch('/api/admin/messages/{id}', ({ params, response }) => {
        if (params.id === 'two') return response.untyped(refusal(404, 'The message was not found.'));
        read.push(params.id);
        return response(200).json({
          ...aMessage('one', 'A client story'),
          read_at: '2026-11-20T16:00:00.000Z',
        });
      }),
    );
    await open('/admin/messages');
    await the('table', 'Messages');
    await press('Choose this page');
    await says('2 chosen');
    await press('Mark read', { inside: await the('group', 'Chosen') });
    await says('1 message marked read; 1 not: The message was not found.');
    expect(read).toEqual(['one']);
    await says('1 chosen');
    expect(await field('Choose On holiday')).toBeChecked();
  });

  it('archives prompts, which can be undone before it is done', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('/api/admin/content-prompts', ({ response }) =>
        response(200).json({ data: [aBatchPrompt(1), aBatchPrompt(2)], total: 2 }),
      ),
      http.patch('/api/admin/content-prompts/{id}', async ({ params, request, response }) => {
        sent.push([params.id, await request.json()]);
        return response(200).json(aBatchPrompt(1, { status: 'archived' }));
      }),
    );
    await open('/admin/content-prompts');
    await user.click(await field('Choose Hook 1'));
    await press('Archive');
    await says('1 prompt is archived');
    await press('Undo');
    await gone('button', 'Undo');
    expect(sent).toEqual([]);
    await user.click(await field('Choose Hook 2'));
    await press('Archive');
    await press('Dismiss');
    await eventually(() => expect(sent).toEqual([['2', { status: 'archived' }]]));
  });
});

describe('The audit log', () => {
  it('is filtered by who, what and which kind of record', async () => {
    const asked: unknown[] = [];
    server.use(
      http.get('/api/admin/users', ({ response }) =>
        response(200).json({
          data: [aPerson('bob', { full_name: 'Bob Example', is_admin: true })],
          total: 1,
        }),
      ),
      http.get('/api/admin/audit-log', ({ query, response }) => {
        asked.push(JSON.parse(query.get('filter') ?? '{}'));
        return response(200).json({ data: [], total: 0 });
      }),
    );
    await open('/admin/audit-log');
    await field('Who');
    await select('Who', 'bob');
    await select('What', 'content_prompt.changed');
    await select('Record', 'content_prompts');
    await eventually(() =>
      expect(asked.at(-1)).toEqual({
        ...{ actor_id: 'bob', action: 'content_prompt.changed', entity: 'content_prompts' },
      }),
    );
  });
});
