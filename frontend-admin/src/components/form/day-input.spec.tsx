import { field, fill, http, press, says, server, the, user } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBatch, aBatchPrompt, aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

let sent: unknown[];

beforeEach(() => {
  asStaff();
  sent = [];
  const prompt = aBatchPrompt(1, { scheduled_date: '2030-11-20', pushed_to_calendar: true });
  server.use(
    http.get('/api/admin/users', ({ response }) => response(200).json({ data: [aPerson('ann')], total: 1 })),
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(aPerson('ann'))),
    http.get('/api/admin/content-prompts/{id}', ({ response }) => response(200).json(prompt)),
    http.patch('/api/admin/content-prompts/{id}', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(prompt);
    }),
  );
});

describe('A day that is typed in the console', () => {
  it('is told at its field where there is no such day, and the one before is not taken away', async () => {
    await open('/admin/content-prompts/1');
    await fill('Date', '2026-13-45');
    await user.keyboard('{Enter}');
    await says('Write it like Nov 27 or 2026-11-27');
    expect(await field('Date')).toHaveValue('2026-13-45');
    await press('Save');
    await says('Write it like Nov 27 or 2026-11-27');
    expect(sent).toEqual([]);
  });

  it('is told at its field of an order, too', async () => {
    server.use(
      http.get('/api/admin/content-prompts', ({ response }) => response(200).json({ data: [], total: 0 })),
      http.get('/api/admin/users/{id}/lessons', ({ response }) =>
        response(200).json({
          ...{ liked: [], disliked: [], winners: [], wishes: [], icp_summary: null },
          ...{ used_count: 0, total: 0 },
        }),
      ),
      http.post('/api/admin/prompt-batches', async ({ request, response }) => {
        sent.push(await request.json());
        return response(201).json(aBatch('b'));
      }),
    );
    const source = encodeURIComponent(JSON.stringify({ user_id: 'ann' }));
    await open(`/admin/prompt-batches/create?source=${source}`);
    await the('region', 'What it learns from');
    await fill('From', '2026-13-45');
    await user.tab();
    await says('Write it like Nov 27 or 2026-11-27');
    await press('Order the batch');
    expect(await field('From')).toHaveValue('2026-13-45');
    expect(sent).toEqual([]);
  });
});
