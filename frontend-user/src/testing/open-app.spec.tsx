import { eventually, gate, HttpResponse, http, says, server, the } from '@drumbeat/testing';
import { describe, expect, it } from '@jest/globals';
import { asUser } from './answers';
import { open } from './open-app';

const plan = {
  plan_type: 'free',
  name: 'The free plan',
  price_usd: 0,
  price: { amount: 0, currency: 'usd' },
  interval: null,
  features: [],
  available: true,
};

describe('A page that was closed', () => {
  it('shows no answer whose body arrives later', async () => {
    asUser({ plan: null });
    const bodies = [gate(), gate()];
    const asked: unknown[] = [];
    server.use(
      http.get('/api/subscriptions/plans', ({ response }) => {
        const { passed } = bodies[asked.length]!;
        asked.push(null);
        const body = new ReadableStream({
          async start(controller) {
            await passed;
            controller.enqueue(new TextEncoder().encode(JSON.stringify({ plans: [plan] })));
            controller.close();
          },
        });
        return response.untyped(new HttpResponse(body, { headers: { 'content-type': 'application/json' } }));
      }),
    );
    await open('/product');
    const closed = document.getElementById('root');
    await eventually(() => expect(asked).toHaveLength(1));
    await the('heading', 'Three posts a week, from your own topics.');
    await open('/product');
    await eventually(() => expect(asked).toHaveLength(2));
    for (const { open: arrive } of bodies) arrive();
    await says('The free plan');
    expect(closed).not.toHaveTextContent('The free plan');
  });
});
