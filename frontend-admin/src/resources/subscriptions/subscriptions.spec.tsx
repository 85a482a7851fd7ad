import {
  eventually,
  gone,
  http,
  isThere,
  press,
  refusal,
  says,
  select,
  server,
  the,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, aPlanChange, aSubscription, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const FREE = { plan_type: 'free', reason: 'free_plan', current_period_end: null } as const;
const NO_PLAN = { subscription_status: null, plan_type: null };

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/prompt-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(aPerson('ann'))),
  );
});

describe('The list of subscriptions', () => {
  it('says in words why each plan is open or closed, and what happens on which day', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/admin/subscriptions', ({ query, response }) => {
        asked.push(query.get('filter'));
        const data = [
          aSubscription(),
          aSubscription({ id: '2', full_name: 'Ben', cancel_at_period_end: true }),
          aSubscription({
            id: '3',
            full_name: 'Cy',
            reason: 'grace',
            grace_until: '2026-11-27T12:00:00.000Z',
          }),
          aSubscription({ id: '4', full_name: 'Di', ...FREE }),
          aSubscription({ id: '5', full_name: 'Ed', status: 'past_due', reason: 'payment_failed' }),
        ];
        return response(200).json({ data, total: data.length });
      }),
    );
    await open('/admin/subscriptions');
    const table = await the('table', 'Subscriptions');
    const row = (name: RegExp) => within(table).getByRole('row', { name });
    expect(row(/^Choose Ann Example/)).toHaveTextContent(/Monthly.*Paid.*Renews Dec 20, 2026/);
    expect(row(/^Choose Ben/)).toHaveTextContent(/Paid, cancelled.*Ends Dec 20, 2026/);
    expect(row(/^Choose Cy/)).toHaveTextContent(/Payment failed, in grace.*Open until Nov 27, 2026/);
    expect(row(/^Choose Di/)).toHaveTextContent(/Free.*Active.*No end/);
    expect(row(/^Choose Ed/)).toHaveTextContent('Closed: not paid');
    await select('State', 'grace');
    await eventually(() => expect(JSON.parse(asked.at(-1) ?? '{}')).toEqual({ reason: 'grace' }));
  });
});

describe('The plan of one person', () => {
  it('has the whole line of what changed it, with what brought each change about', async () => {
    server.use(
      http.get('/api/admin/users/{id}', ({ response }) =>
        response(200).json(aPerson('ann', { plan_type: 'monthly' })),
      ),
      http.get('/api/admin/subscriptions', ({ response }) =>
        response(200).json({ data: [aSubscription()], total: 1 }),
      ),
      http.get('/api/admin/users/{id}/subscription-changes', ({ response }) =>
        response(200).json({
          changes: [
            aPlanChange({ id: '3', reason: 'ended', opens: false, opened_before: true, status: 'canceled' }),
            aPlanChange({ id: '2', opened_before: true }),
            aPlanChange({
              id: '1',
              ...FREE,
              cause: 'staff',
              event_id: null,
              actor_email: 'staff@example.test',
            }),
          ],
        }),
      ),
    );
    await open('/admin/users/ann');
    const section = await the('region', 'Plan');
    await says('Ended', section);
    const lines = within(section).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^EndedAccess closed, by a message of Stripe/),
      expect.stringMatching(/^Monthly plan paidAccess stays open until Dec 20, 2026, by a message/),
      expect.stringMatching(/^Free plan startedAccess opened, by staff@example\.test/),
    ]);
    expect(within(lines[0]!).getByRole('link')).toHaveAttribute('href', '/admin/payment-events/evt_1/show');
    // What is paid is ended where it is paid.
    expect(isThere('button', /free plan/)).toBe(false);
  });

  it('is given after a question, and the page shows it at once', async () => {
    let person = aPerson('ann', NO_PLAN);
    const sent: unknown[] = [];
    server.use(
      http.get('/api/admin/users/{id}', ({ response }) => response(200).json(person)),
      http.patch('/api/admin/users/{id}', async ({ request, response }) => {
        sent.push(await request.json());
        person = aPerson('ann');
        return response(200).json(person);
      }),
    );
    await open('/admin/users/ann');
    await press('Grant the free plan');
    const question = await the('dialog', 'Give ann@example.test the free plan?');
    await press('Cancel', { inside: question });
    await gone('dialog', 'Give ann@example.test the free plan?');
    expect(sent).toEqual([]);
    await press('Grant the free plan');
    await press('Grant the free plan', { inside: await the('dialog', /^Give ann/) });
    await the('button', 'End the free plan');
    expect(sent).toEqual([{ grant_free_plan: true }]);
  });

  it('is ended after a question, which stays with the reason where it could not be', async () => {
    let isEnded = false;
    server.use(
      http.get('/api/admin/users/{id}', ({ response }) =>
        response(200).json(aPerson('ann', isEnded ? { subscription_status: 'canceled' } : {})),
      ),
      http.get('/api/admin/subscriptions', ({ response }) =>
        response(200).json({ data: [aSubscription(FREE)], total: 1 }),
      ),
      http.post('/api/admin/users/{id}/end-free-plan', ({ response }) =>
        response.untyped(refusal(409, 'There is no free plan to end.')),
      ),
    );
    await open('/admin/users/ann');
    await press('End the free plan');
    const question = await the('dialog', 'End the free plan of ann@example.test?');
    await press('End the free plan', { inside: question });
    await says('There is no free plan to end.', question);
    server.use(
      http.post('/api/admin/users/{id}/end-free-plan', ({ response }) => {
        isEnded = true;
        return response(204).empty();
      }),
    );
    await press('End the free plan', { inside: question });
    await the('button', 'Grant the free plan');
  });
});
