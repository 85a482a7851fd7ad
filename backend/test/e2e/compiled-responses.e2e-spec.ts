import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import { OPERATIONS } from '../support/api/api-description.js';
import { anOwner, type Owner } from '../support/api/belongings.js';
import { callsOf, sendCall } from '../support/api/route-calls.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

/** Routes whose JSON is compiled, as they were asked, and what their controllers returned last. */
const returned = new Map<string, unknown>();
let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({
    prepare: (api) =>
      api
        .getHttpAdapter()
        .getInstance()
        .addHook('preSerialization', (request, _, payload, done) => {
          const { config, url = '', method } = request.routeOptions;
          const isMarked = 'compilesResponse' in config;
          if (isMarked) returned.set(`${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`, payload);
          done(null, payload);
        }),
  });
  owner = await anOwner(app);
  await app.app
    .get(Database)
    .query('update profiles set is_admin = true where id = $1', [owner.belongings.userId]);
});
afterAll(() => app.close());

/** A field that a controller returns but its response class lacks would be dropped silently. */
it('The routes whose JSON is compiled send all that their controllers return', async () => {
  const compared: string[] = [];
  for (const operation of OPERATIONS.filter(({ method }) => method === 'GET' || method === 'PATCH')) {
    for (const call of callsOf(operation, owner.belongings)) {
      returned.delete(operation.key);
      const text = await (await sendCall(owner.client, operation, call)).text();
      if (!returned.has(operation.key)) continue;
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(returned.get(operation.key))));
      compared.push(operation.key);
    }
  }
  expect([...new Set(compared)].sort()).toEqual([
    'GET /api/admin/audit-log',
    'GET /api/admin/content-prompts',
    'GET /api/admin/feedback',
    'GET /api/admin/messages',
    'GET /api/admin/notices',
    'GET /api/admin/payment-events',
    'GET /api/admin/posts',
    'GET /api/admin/prompt-batches',
    'GET /api/admin/publications',
    'GET /api/admin/subscriptions',
    'GET /api/admin/usage',
    'GET /api/admin/users',
    'GET /api/admin/users/{id}/approvals',
    'GET /api/calendar',
    'GET /api/content-prompts',
    'GET /api/posts',
    'GET /api/posts/{id}',
    'PATCH /api/posts/{id}',
  ]);
});
