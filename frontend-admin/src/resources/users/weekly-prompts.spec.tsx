import { eventually, field, http, refusal, says, select, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const ann = aPerson('ann', { full_name: 'Ann Example' });

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(ann)),
    http.get('/api/admin/prompt-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
  );
});

describe('The weekly prompts of a person', () => {
  it('are as for everybody until staff choose otherwise, and are so again', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put('/api/admin/users/{id}/weekly-prompts', async ({ request, response }) => {
        const { mode } = await request.json();
        sent.push(mode);
        return response(200).json({ mode, everybody: 'review' });
      }),
    );
    await open('/admin/users/ann');
    const section = await the('region', 'Weekly prompts');
    await says('As for everybody: staff read them first', section);
    await select('What becomes of them', 'Onto the calendar at once');
    await says('The weekly prompts are set');
    expect(await field('What becomes of them')).toHaveValue('push');
    await select('What becomes of them', 'everybody');
    await eventually(() => expect(sent).toEqual(['push', null]));
  });

  it('stay as they were where the server refuses, and say why', async () => {
    server.use(
      http.put('/api/admin/users/{id}/weekly-prompts', ({ response }) =>
        response.untyped(refusal(403, 'Not yours to set')),
      ),
    );
    await open('/admin/users/ann');
    await the('region', 'Weekly prompts');
    await select('What becomes of them', 'None');
    await says('Not yours to set');
    expect(await field('What becomes of them')).toHaveValue('everybody');
  });
});
