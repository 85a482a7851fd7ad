import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import { OPERATIONS } from '../support/api/api-description.js';
import { anOwner, type Owner } from '../support/api/belongings.js';
import { shapeProblems } from '../support/api/response-shape.js';
import { ROUTE_FIXTURES, callsOf, sendCall } from '../support/api/route-calls.js';
import { liveRoutes } from '../support/api/live-routes.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

/** Routes of the reference itself, which describes the others. */
const REFERENCE = /^\w+ \/api\/(docs|openapi\.json)/;

describe('The description of the API', () => {
  let app: TestApp;
  let database: Database;
  /** For read-only requests. */
  let reader: Owner;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    reader = await anOwner(app);
  });
  afterAll(() => app.close());

  it('names every route that is served, and no other', () => {
    const served = liveRoutes(app.app).filter((route) => / \/api\b/.test(route) && !REFERENCE.test(route));
    expect(served.sort()).toEqual(OPERATIONS.map(({ key }) => key).sort());
  });

  it('says of every route who may call it', () => {
    expect(OPERATIONS.filter(({ access }) => access === undefined).map(({ key }) => key)).toEqual([]);
  });

  it('says of every route what it answers', () => {
    const silent = OPERATIONS.filter(({ answer: { status, schema } }) => status === 200 && !schema);
    expect(silent.map(({ key }) => key).sort()).toEqual([
      'GET /api/admin/users/{id}/export',
      'GET /api/analytics/posts/export',
      'GET /api/calendar/feed/{token}.ics',
      'GET /api/live',
      'GET /api/media/{id}/file',
      'GET /api/media/{id}/thumbnail',
      'GET /api/profile/export',
      'POST /api/posts/generate',
    ]);
  });

  it.each(OPERATIONS.map((operation) => [operation.key, operation] as const))(
    '%s answers what is described, and nothing besides',
    async (key, operation) => {
      const { client, belongings } = operation.method === 'GET' ? reader : await anOwner(app);
      await database.query('update profiles set is_admin = $2 where id = $1', [
        belongings.userId,
        operation.access === 'admin',
      ]);
      for (const call of callsOf(operation, belongings)) {
        const response = await sendCall(client, operation, call);
        const text = await response.text();
        const described = ROUTE_FIXTURES[key]?.toOwner ?? operation.answer.status;
        expect({ status: response.status, text }).toEqual({ status: described, text });
        if (response.status !== operation.answer.status || !operation.answer.schema) continue;
        expect(shapeProblems(operation.answer.schema, JSON.parse(text))).toEqual([]);
      }
    },
  );
});
