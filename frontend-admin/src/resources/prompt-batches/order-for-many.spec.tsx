import { eventually, field, fill, http, press, says, server, the, user } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBatch, aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const ann = aPerson('ann', { full_name: 'Ann Example' });
const bea = aPerson('bea', { full_name: 'Bea Example', content_pillars: [], prompts_in_review: 3 });
let orders: { order_id: string; user_ids: string[]; [field: string]: unknown }[];
let refused: { user_id: string; code: string; message: string }[];

beforeEach(() => {
  asStaff();
  orders = [];
  refused = [];
  server.use(
    http.get('/api/admin/users', ({ query, response }) => {
      const { id } = JSON.parse(query.get('filter') ?? '{}') as { id?: string[] };
      const data = [ann, bea].filter((person) => id?.includes(person.id) ?? true);
      return response(200).json({ data, total: data.length });
    }),
    http.post('/api/admin/prompt-batches/for-many', async ({ request, response }) => {
      const order = await request.json();
      orders.push({ ...order });
      const out = new Set(refused.map(({ user_id }) => user_id));
      return response(200).json({ ordered: order.user_ids.filter((id) => !out.has(id)), refused });
    }),
    http.get('/api/admin/prompt-batches', ({ response }) =>
      response(200).json({
        data: [
          aBatch('one', { status: 'done' }),
          aBatch('two', { user_id: 'bea', user_name: 'Bea Example' }),
        ],
        total: 2,
      }),
    ),
  );
});

describe('An order of prompts for many', () => {
  it('is begun by choosing people in their list, and ends with how far each batch is', async () => {
    await open('/admin/users');
    // Whoever has some to read first needs no others ordered.
    await the('link', '3 prompts in review: Bea Example');
    await user.click(await field('Choose Ann Example <ann@example.test>'));
    await says('1 chosen');
    await press('Choose this page');
    await says('2 chosen');
    await press('Order prompts', {}, 'link');
    await the('heading', 'Prompts for many');
    await says('2 people');
    await says('No pillars yet: nothing can be ordered');
    await the('link', '3 prompts in review: Bea Example');
    await user.click(await field('Friday'));
    await user.click(await field('Second slot'));
    await fill('Tone', 'Calm');
    await fill('Extra brief', 'The end of the year');
    await press('Order for 2 people');
    await says(/^One order for 2 people\./);
    await says(/1 batch is written/);
    expect(orders).toMatchObject([
      {
        ...{ user_ids: ['ann', 'bea'], count: 3, weeks: 1, pillars: [], days: [5], slots: [2] },
        ...{ tone: 'Calm', brief: 'The end of the year', push_to_calendar: false, for_review: true },
      },
    ]);
  });

  it('says before whose profile is locked, and that the order is written all the same', async () => {
    server.use(
      http.get('/api/admin/users', ({ response }) =>
        response(200).json({ data: [{ ...ann, profile_locked: true }, bea], total: 2 }),
      ),
    );
    await open('/admin/prompt-batches/for-many?for=ann,bea');
    const people = await the('list', 'People of the order');
    const told =
      'Their profile is locked: they get no weekly prompts, and this order is written all the same.';
    await says(told, people);
    await press('Leave out Ann Example');
    await the('button', 'Order for 1 person');
  });

  it('says for whom nothing could be ordered, and is the same order when it is sent again', async () => {
    refused = [{ user_id: 'bea', code: 'prompt_batch.no_pillars', message: 'Bea Example has no pillars.' }];
    await open('/admin/prompt-batches/for-many?for=ann,bea');
    await press('Order for 2 people');
    await says('Bea Example has no pillars.');
    await the('link', 'Ordered for 1 person: see how far they are');
    await press('Leave out Bea Example');
    await press('Order for 1 person');
    await eventually(() => expect(orders).toHaveLength(2));
    expect(orders[1]?.user_ids).toEqual(['ann']);
    expect(orders[1]?.order_id).toBe(orders[0]?.order_id);
  });
});
