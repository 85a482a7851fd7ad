import type { components } from '@drumbeat/api-client';
import {
  doesNotSay,
  eventually,
  HttpResponse,
  http,
  isThere,
  leftFor,
  press,
  refusal,
  says,
  server,
  the,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';

type Plan = components['schemas']['PlanResponse'];

const MARK = 'drumbeat-payment-success';
const plan = (change: Partial<Plan>): Plan => ({
  plan_type: 'monthly',
  name: 'Monthly',
  price_usd: 139.5,
  price: { amount: 13_950, currency: 'usd' },
  interval: 'month',
  features: ['Weekly prompts every Monday'],
  available: true,
  ...change,
});
const FREE = plan({ plan_type: 'free', name: 'Free', price: { amount: 0, currency: 'usd' }, interval: null });
const paid = {
  status: 'active',
  plan_type: 'monthly',
  current_period_end: '2027-01-20T18:00:00.000Z',
  cancel_at_period_end: false,
  reason: 'paid',
  grace_until: null,
} as const;

const plansAre = (...plans: Plan[]) =>
  server.use(http.get('/api/subscriptions/plans', ({ response }) => response(200).json({ plans })));
const confirmed = (state: components['schemas']['ConfirmationResponse']['state']) =>
  server.use(
    http.post('/api/subscriptions/confirm', ({ response }) =>
      response(200).json({
        state,
        url: state === 'unpaid' ? 'https://checkout.stripe.example/c/1' : null,
        subscription: state === 'open' ? paid : null,
      }),
    ),
  );

beforeEach(() => {
  asUser({ plan: null });
  plansAre(FREE, plan({}));
});

describe('The plans', () => {
  it('lead to the payment page at the price that is shown, and back to where their user wanted to go', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('/api/subscriptions/checkout', async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({ url: 'https://checkout.stripe.example/c/1' });
      }),
    );
    await open('/product?next=%2Fposts');
    await says('$139.50');
    await press('Subscribe');
    await eventually(() => expect(leftFor()).toBe('/c/1'));
    expect(asked).toEqual([
      { amount: 13_950, currency: 'usd', next: '/posts', attempt: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
  });

  it('show the new price when it has changed, and nobody pays another one than they saw', async () => {
    server.use(
      http.post('/api/subscriptions/checkout', ({ response }) => {
        plansAre(FREE, plan({ price: { amount: 20_000, currency: 'jpy' } }));
        return response.untyped(refusal(409, 'The price has changed since this page was opened.'));
      }),
    );
    await open('/product');
    await press('Subscribe');
    await says('The price has changed since this page was opened.');
    await says('¥20,000');
    expect(leftFor()).toBeNull();
  });

  it('say first why the plan before is closed, and lead to another card instead of a second plan', async () => {
    asUser({ plan: { ...paid, status: 'past_due', reason: 'payment_failed' } });
    plansAre(FREE, plan({}));
    server.use(
      http.post('/api/subscriptions/portal', ({ response }) =>
        response(200).json({ url: 'https://billing.stripe.example/p/1' }),
      ),
    );
    await open('/posts');
    await the('heading', /^Three posts a week/);
    const notice = await the('region', 'Your plan');
    await says(/renewal could not be charged/, notice);
    await the('link', 'Open billing', { inside: notice });
    await the('link', 'Pay it in billing');
    await says(/Starting it ends your monthly plan/);
    await press('Change the card', { inside: notice });
    await eventually(() => expect(leftFor()).toBe('/p/1'));
  });

  it('say that a free plan has ended, and nothing to who never had one', async () => {
    asUser({ plan: { ...paid, plan_type: 'free', status: 'canceled', reason: 'ended' } });
    await open('/product');
    await says('Your free plan has ended.', await the('region', 'Your plan'));
  });

  it('have no button where payment is not set up', async () => {
    plansAre(FREE, plan({ available: false }));
    await open('/product');
    await says('Payment is not set up here. Please ask the staff for access.');
    await the('button', 'Start without a card');
  });

  it('lead the focus to the page that somebody wanted, once the free plan has begun', async () => {
    server.use(
      http.post('/api/subscriptions/free', ({ response }) => {
        asUser();
        return response(200).json({ subscription: { ...paid, plan_type: 'free', reason: 'free_plan' } });
      }),
    );
    await open('/content-calendar');
    await press('Start without a card');
    await eventually(() => expect(window.location.pathname).toBe('/content-calendar'));
    await eventually(async () => expect(await the('main')).toHaveFocus());
  });

  it('answer what people ask before they pay', async () => {
    await open('/product');
    await the('heading', 'Questions and answers');
    await says('Have a promotion code?');
  });
});

describe('The return from the payment page', () => {
  const BACK = '/product?upgrade=true&session_id=cs_test_1&next=%2Fposts';

  it('asks the server at once, replaces an old mark, and leads on', async () => {
    localStorage.setItem(MARK, '1');
    confirmed('open');
    await open(BACK);
    await the('heading', 'Your monthly plan is open');
    await eventually(() => expect(Number(localStorage.getItem(MARK))).toBeGreaterThan(Date.now() - 60_000));
    asUser({ plan: paid });
    await press('Continue', {}, 'link');
    await eventually(() => expect(window.location.pathname).toBe('/posts'));
  });

  it('leaves no mark for a payment that is not finished, and offers to ask again', async () => {
    confirmed('pending');
    await open(BACK);
    await the('heading', 'The payment is not finished yet');
    expect(localStorage.getItem(MARK)).toBeNull();
    confirmed('open');
    await press('Ask again');
    await the('heading', 'Your monthly plan is open');
  });

  it('leads back to the payment page where nothing was paid yet', async () => {
    confirmed('unpaid');
    await open(BACK);
    await the('heading', 'You have not paid yet');
    const back = await the('link', 'Back to the payment page');
    expect(back.getAttribute('href')).toBe('https://checkout.stripe.example/c/1');
    expect(localStorage.getItem(MARK)).toBeNull();
  });

  it('says that a second payment goes back', async () => {
    confirmed('paid_twice');
    await open(BACK);
    await the('heading', 'This payment goes back to you');
    await the('link', 'Continue');
  });

  it('says that nothing was charged when the page expired', async () => {
    confirmed('expired');
    await open(BACK);
    await says('Nothing was charged. You can begin again at any time.');
    await the('link', 'See the plans');
  });

  it.each([
    [404, 'This payment belongs to another account, or there is none.'],
    [400, 'session_id must match a pattern'],
  ])(
    'promises nothing about a payment that is not its reader’s (%i), and leads to the plans',
    async (status, text) => {
      server.use(
        http.post('/api/subscriptions/confirm', ({ response }) => response.untyped(refusal(status, text))),
      );
      await open(BACK);
      await says('This payment belongs to another account, or there is none.');
      await the('link', 'See the plans');
      expect(localStorage.getItem(MARK)).toBeNull();
      await doesNotSay('Your monthly plan is open');
      expect(isThere('button', 'Ask again')).toBe(false);
    },
  );

  it('says that nobody has to pay again when the server could not be asked', async () => {
    server.use(
      http.post('/api/subscriptions/confirm', ({ response }) => response.untyped(HttpResponse.error())),
    );
    await open(BACK);
    await says(/You need not pay again\.$/);
    await the('button', 'Ask again');
  });
});
