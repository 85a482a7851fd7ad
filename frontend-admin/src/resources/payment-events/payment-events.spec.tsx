import { eventually, http, press, says, select, server, the, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPaymentEvent, aPlanChange, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

beforeEach(asStaff);

describe('The list of payment events', () => {
  it('says in words what each told and what became of it, and is filtered by both', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/admin/payment-events', ({ query, response }) => {
        asked.push(query.get('filter'));
        const data = [
          aPaymentEvent(),
          aPaymentEvent({ id: 'evt_2', type: 'invoice.payment_failed', state: 'failing', failure: 'Away' }),
          aPaymentEvent({ id: 'evt_3', type: 'charge.refunded', state: 'unknown_customer', email: null }),
        ];
        return response(200).json({ data, total: data.length });
      }),
    );
    await open('/admin/payment-events');
    const table = await the('table', 'Payment events');
    const row = (name: RegExp) => within(table).getByRole('row', { name });
    expect(row(/^Choose Subscription updated/)).toHaveTextContent(/Processed.*ann@example\.test/);
    expect(row(/^Choose Invoice payment failed/)).toHaveTextContent('Failed, tried again');
    expect(row(/^Choose Charge refunded/)).toHaveTextContent(/Nobody of ours.*Not known/);
    await select('State', 'failing');
    await select('What', 'invoice.payment_failed');
    await eventually(() =>
      expect(JSON.parse(asked.at(-1) ?? '{}')).toEqual({ state: 'failing', type: 'invoice.payment_failed' }),
    );
  });
});

describe('One payment event', () => {
  it('is shown as it came, with what it did, and is processed again', async () => {
    let event = aPaymentEvent({ state: 'ignored' });
    const replayed: unknown[] = [];
    server.use(
      http.get('/api/admin/payment-events/{id}', ({ response }) => response(200).json(event)),
      http.post('/api/admin/payment-events/{id}/replay', ({ params, response }) => {
        replayed.push(params.id);
        event = aPaymentEvent({ changes: [aPlanChange()], attempts: 2 });
        return response(204).empty();
      }),
    );
    await open('/admin/payment-events/evt_1/show');
    await the('heading', 'Subscription updated');
    expect(await the('region', 'Body of the message')).toHaveTextContent('{ "id": "evt_1" }');
    const done = await the('region', 'What it did');
    await says(/^Nothing that it tells of changes a plan/, done);
    await press('Process again');
    await says('Monthly plan paid', done);
    expect(replayed).toEqual(['evt_1']);
  });

  it('says why it could not be processed', async () => {
    const failure = 'The payment service does not respond at the moment.';
    server.use(
      http.get('/api/admin/payment-events/{id}', ({ response }) =>
        response(200).json(aPaymentEvent({ state: 'failing', failure, processed_at: null })),
      ),
    );
    await open('/admin/payment-events/evt_1/show');
    await says(failure, await the('region', 'What it did'));
    await says('Not yet', await the('region', 'Facts'));
  });
});
