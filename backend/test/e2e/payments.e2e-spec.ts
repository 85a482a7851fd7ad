import { DAY_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { demoStripe } from '@drumbeat/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  PaymentEventDetailResponse,
  PaymentEventListResponse,
} from '../../src/modules/subscriptions/payment/events/admin-payments.dto.js';
import type {
  AddressResponse,
  BillingResponse,
  ConfirmationResponse,
} from '../../src/modules/subscriptions/payment/checkout/billing.dto.js';
import type { PlansResponse } from '../../src/modules/subscriptions/subscriptions.dto.js';
import { signUp, TestClient, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

const WORKS = '4242424242424242';
const FAILS_AT_RENEWAL = '4000000000000341';
const ASKS_AT_RENEWAL = '4000002760003184';

describe('The gate, through the payment pages and over HTTP,', () => {
  let app: TestApp;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    stripe().reset();
    stripe().deliverTo({ url: `${app.url}/api/webhooks/stripe`, secret: demoStripe.webhookSecret });
    user = await signUp(app.url, { plan: null });
  });

  const stripe = () => app.sandbox.stripe;
  const gate = async () => (await user.client.get('/saved-notes')).status;
  const opened = () => until('the gate to open', async () => (await gate()) === 200);
  const closed = () => until('the gate to close', async () => (await gate()) === 402);
  const billing = async () => (await user.client.get<BillingResponse>('/subscriptions/billing')).body;
  /** What a message made of the plan: the page of it would ask the payment service itself. */
  const planIs = (plan: { reason: string; cancel_at_period_end?: boolean }) =>
    until(`the plan to be ${plan.reason}`, async () => {
      const [row] = await onDatabase<{ reason: string; cancel_at_period_end: boolean }>(
        app.database.url,
        'select reason, cancel_at_period_end from user_subscriptions where user_id = $1',
        [user.id],
      );
      return row?.reason === plan.reason && row.cancel_at_period_end === (plan.cancel_at_period_end ?? false);
    });
  const form = (address: string, fields: Record<string, string> = {}) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  /** By the price that the page of the plans shows. */
  async function begin() {
    const { body } = await user.client.get<PlansResponse>('/subscriptions/plans');
    const price = body.plans.find(({ plan_type }) => plan_type === 'monthly')!.price;
    return user.client.post<AddressResponse & ErrorResponse>('/subscriptions/checkout', {
      ...price,
      attempt: randomUUID(),
    });
  }

  /** As a person does, on the payment page. @returns the session, with which the browser is sent back */
  async function payOnPage(fields: Record<string, string> = {}): Promise<string> {
    const { body } = await begin();
    const paid = await form(body.url, { card: WORKS, decision: 'pay', ...fields });
    expect(paid.status).toBe(303);
    const back = new URL(paid.headers.get('location') ?? '');
    expect(back.pathname).toBe('/product');
    return back.searchParams.get('session_id') ?? '';
  }

  const comeBack = (session_id: string) =>
    user.client.post<ConfirmationResponse & ErrorResponse>('/subscriptions/confirm', { session_id });

  async function subscribe(card = WORKS): Promise<string> {
    const { body } = await comeBack(await payOnPage({ card }));
    expect(body.state).toBe('open');
    return stripe().customers().at(-1)?.id ?? '';
  }

  it('opens with the free plan, and before it for no mark of a payment that a browser makes up', async () => {
    user.client.setCookie('drumbeat-payment-success', String(Date.now()));
    expect(await gate()).toBe(402);
    expect((await comeBack('cs_test_made_up')).status).toBe(404);
    expect(await gate()).toBe(402);
    expect((await user.client.post('/subscriptions/free')).status).toBe(200);
    expect(await gate()).toBe(200);
  });

  it('opens on the return from the payment page, with a code, although no message ever comes', async () => {
    stripe().fault({ kind: 'lose', times: 100 });
    const session = await payOnPage({ code: demoStripe.promotionCode });
    expect(await gate()).toBe(402);
    expect((await comeBack(session)).body.state).toBe('open');
    expect(await gate()).toBe(200);
    expect(await billing()).toMatchObject({
      next_charge: { amount: 13_950 },
      invoices: [{ amount: 11_160, status: 'paid' }],
    });
  });

  it('opens by the message, whoever never comes back, and a return afterwards changes nothing', async () => {
    stripe().fault({ kind: 'duplicate', times: 2 });
    stripe().fault({ kind: 'reorder', times: 2 });
    const session = await payOnPage();
    await opened();
    expect((await comeBack(session)).body.state).toBe('open');
    expect(await gate()).toBe(200);
    expect((await billing()).changes).toHaveLength(1);
    expect(stripe().charged).toBe(13_950);
  });

  it('stays closed for a card that is declined, and opens for another one', async () => {
    const { body } = await begin();
    expect((await form(body.url, { card: '4000000000000002', decision: 'pay' })).status).toBe(422);
    expect(await gate()).toBe(402);
    expect((await form(body.url, { card: WORKS, decision: 'pay' })).status).toBe(303);
    await opened();
  });

  it('stays open while a renewal waits for another card, and the plan recovers with it', async () => {
    const customer = await subscribe(FAILS_AT_RENEWAL);
    stripe().advance(31 * DAY_MS);
    await planIs({ reason: 'grace' });
    expect(await gate()).toBe(200);
    expect((await begin()).body.code).toBe('subscription.payment_open');
    stripe().useCard(customer, WORKS);
    await planIs({ reason: 'paid' });
    expect(await gate()).toBe(200);
  });

  it('stays open while a renewal waits for the card’s owner, who pays the open invoice', async () => {
    const { body } = await begin();
    const card = { card: ASKS_AT_RENEWAL, decision: 'authenticate' };
    expect((await form(body.url, card)).status).toBe(303);
    await opened();
    stripe().advance(31 * DAY_MS);
    await planIs({ reason: 'grace' });
    const open = (await billing()).invoices.find(({ status }) => status === 'open');
    expect((await form(open?.hosted_url ?? '')).status).toBe(303);
    await planIs({ reason: 'paid' });
    expect(await gate()).toBe(200);
  });

  it('closes when no further attempt is made, and opens for who pays again', async () => {
    await subscribe(FAILS_AT_RENEWAL);
    stripe().advance(31 * DAY_MS);
    await planIs({ reason: 'grace' });
    stripe().advance(10 * DAY_MS);
    await closed();
    await subscribe();
    expect(await gate()).toBe(200);
  });

  it('stays open until the end of a plan that is cancelled, also in the portal, and opens for who comes back', async () => {
    const customer = await subscribe();
    expect((await user.client.post('/subscriptions/cancel')).status).toBe(200);
    expect((await billing()).next_charge).toBeNull();
    expect((await user.client.post('/subscriptions/reactivate')).status).toBe(200);
    expect((await billing()).next_charge).toMatchObject({ amount: 13_950 });
    const portal = await user.client.post<AddressResponse>('/subscriptions/portal');
    expect(await (await fetch(portal.body.url)).text()).toContain('Cancel plan');
    await form(portal.body.url, { decision: 'cancel' });
    await planIs({ reason: 'paid', cancel_at_period_end: true });
    expect(await gate()).toBe(200);
    stripe().advance(31 * DAY_MS);
    await closed();
    expect((await user.client.post<ErrorResponse>('/subscriptions/reactivate')).body.code).toBe(
      'subscription.none',
    );
    stripe().advance(-31 * DAY_MS);
    await subscribe();
    expect(await gate()).toBe(200);
    expect(
      stripe()
        .customers()
        .map(({ id }) => id),
    ).toEqual([customer]);
  });

  it('closes with a customer who is deleted there, and opens for who pays as a new one', async () => {
    const customer = await subscribe();
    stripe().deleteCustomer(customer);
    await closed();
    expect((await user.client.post('/subscriptions/portal')).status).toBe(409);
    await subscribe();
    expect(await gate()).toBe(200);
  });

  it('is not moved while the payment service is away: at the checkout, on the return, at the portal', async () => {
    stripe().fault({ kind: '500', times: 2, only: '/v1/checkout/sessions' });
    expect(await begin()).toMatchObject({ status: 503, body: { code: 'payment.unavailable' } });
    stripe().fault({ kind: 'lose', times: 100 });
    const session = await payOnPage();
    stripe().fault({ kind: '500', times: 2, only: '/v1/checkout/sessions' });
    expect(await comeBack(session)).toMatchObject({ status: 503, body: { code: 'payment.unavailable' } });
    expect(await gate()).toBe(402);
    expect((await comeBack(session)).body.state).toBe('open');
    stripe().fault({ kind: '500', times: 2, only: '/v1/billing_portal' });
    expect((await user.client.post('/subscriptions/portal')).status).toBe(503);
    expect(await gate()).toBe(200);
  });

  it('opens and closes for nobody by a message that is forged, old or larger than any of them', async () => {
    stripe().deliverTo(null);
    await payOnPage();
    const event = JSON.stringify(
      stripe()
        .events()
        .find(({ type }) => type === 'invoice.paid'),
    );
    const send = (body: string, signature: string) =>
      new TestClient(app.url).sendRaw<ErrorResponse>('POST', '/webhooks/stripe', body, {
        'content-type': 'application/json',
        'stripe-signature': signature,
      });
    const { webhookSecret } = demoStripe;
    const old = Math.floor(Date.now() / 1_000) - 301;
    const huge = JSON.stringify({ ...(JSON.parse(event) as object), filler: 'x'.repeat(1_048_576) });
    expect(await send(event, stripe().sign(event, 'whsec_forged'))).toMatchObject({
      status: 400,
      body: { code: 'webhook.signature' },
    });
    expect((await send(event, stripe().sign(event, webhookSecret, old))).status).toBe(400);
    expect((await send(`${event} `, stripe().sign(event, webhookSecret))).status).toBe(400);
    expect((await send(huge, stripe().sign(huge, webhookSecret))).status).toBe(413);
    expect(await gate()).toBe(402);
    // One and the same signed message again is one message.
    const signature = stripe().sign(event, webhookSecret);
    expect((await send(event, signature)).status).toBe(200);
    expect((await send(event, signature)).status).toBe(200);
    await opened();
    expect((await billing()).changes).toHaveLength(1);
  });

  it('leaves its whole line to the staff, who have a message processed again without moving it', async () => {
    await payOnPage();
    await opened();
    const staff = await signUp(app.url);
    await onDatabase(app.database.url, 'update profiles set is_admin = true where id = $1', [staff.id]);
    const found = async (filter: object) =>
      (
        await staff.client.get<PaymentEventListResponse>(
          `/admin/payment-events?filter=${encodeURIComponent(JSON.stringify({ user_id: user.id, ...filter }))}`,
        )
      ).body.data;
    await until('the messages', async () => (await found({ state: 'done' })).length >= 3);
    const details = await Promise.all(
      (await found({ state: 'done' })).map(({ id }) =>
        staff.client.get<PaymentEventDetailResponse>(`/admin/payment-events/${id}`),
      ),
    );
    // One of them opened the gate; the others found it so.
    expect(details.flatMap(({ body }) => body.changes)).toMatchObject([{ reason: 'paid', cause: 'event' }]);
    for (const { body } of details) {
      expect(JSON.parse(body.body)).toMatchObject({ id: body.id, type: body.type });
      expect((await staff.client.post(`/admin/payment-events/${body.id}/replay`)).status).toBe(204);
    }
    await until('all of them again', async () => (await found({ state: 'done' })).length === details.length);
    expect(await gate()).toBe(200);
    expect((await billing()).changes).toHaveLength(1);
  });
});
