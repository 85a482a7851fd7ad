import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccessLevel } from '../../src/platform/access/access.decorator.js';
import { Database } from '../../src/platform/database/database.js';
import { OPERATIONS, type Operation } from '../support/api/api-description.js';
import { anOwner, nobodysBelongings, type Owner } from '../support/api/belongings.js';
import { digestOfOwner, type DatabaseDigest } from '../support/database/database-digest.js';
import { TestClient, signUp, type ErrorResponse } from '../support/network/http-client.js';
import {
  ROUTE_FIXTURES,
  callsOf,
  fixtureProblems,
  sendCall,
  type RouteCall,
} from '../support/api/route-calls.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

interface Answer {
  readonly status: number;
  readonly text: string;
}

const operationsFor = (...levels: AccessLevel[]) =>
  OPERATIONS.filter(({ access }) => access !== undefined && levels.includes(access)).map(
    (operation) => [operation.key, operation] as const,
  );

/**
 * Every operation of openapi.json called by everybody who may not use it (ACCOUNT-10). Generated: an operation
 * without a written call fails by its name.
 */
describe('The API, operation by operation:', () => {
  let app: TestApp;
  let database: Database;
  let nobody: TestClient;
  let unsubscribed: TestClient;
  let subscriber: TestClient;
  /** The owner of what the others request. One is enough: every test checks that none of their data changed. */
  let owner: Owner;
  /** What the owner had after the last trespass: reading it costs more than the calls do. */
  let last: DatabaseDigest | undefined;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    nobody = new TestClient(app.url);
    unsubscribed = (await signUp(app.url, { plan: null })).client;
    subscriber = (await signUp(app.url)).client;
    owner = await anOwner(app);
  });
  afterAll(() => app.close());

  const calls = (operation: Operation) => callsOf(operation, owner.belongings);
  const answer = async (client: TestClient, operation: Operation, call: RouteCall): Promise<Answer> => {
    const response = await sendCall(client, operation, call);
    return { status: response.status, text: await response.text() };
  };
  const codeOf = ({ status, text }: Answer) => [status, (JSON.parse(text) as ErrorResponse).code];
  /** The response without the request id. */
  const saidBy = ({ status, text }: Answer) => [status, text.replace(/"requestId":"[^"]*"/, '')];
  const aStaffMember = async (): Promise<TestClient> => {
    const { client, id } = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [id]);
    return client;
  };
  /**
   * Calls with the owner's ids as another user; returns the response, after checking that no data of the owner leaked
   * or changed.
   */
  const trespass = async (stranger: TestClient, operation: Operation, call: RouteCall): Promise<Answer> => {
    const before = last ?? (await digestOfOwner(database, owner.belongings));
    const answered = await answer(stranger, operation, call);
    last = await digestOfOwner(database, owner.belongings);
    expect(answered.text).not.toContain(owner.canary);
    expect(last).toEqual(before);
    return answered;
  };

  it('each has a call to try it with, and no call is left of an operation that is gone', () => {
    expect(fixtureProblems(owner.belongings)).toEqual([]);
  });

  it.each(operationsFor('public'))('%s answers without a sign-in', async (key, operation) => {
    for (const call of calls(operation)) {
      const { status } = await answer(new TestClient(app.url), operation, call);
      expect(status).toBe(ROUTE_FIXTURES[key]?.toNobody ?? operation.answer.status);
    }
  });

  it.each(operationsFor('user', 'subscriber', 'admin'))('%s asks for a sign-in', async (_, operation) => {
    for (const call of calls(operation)) {
      expect(codeOf(await trespass(nobody, operation, call))).toEqual([401, 'auth.required']);
    }
  });

  it.each(operationsFor('subscriber'))('%s asks for a plan', async (_, operation) => {
    for (const call of calls(operation)) {
      expect(codeOf(await trespass(unsubscribed, operation, call))).toEqual([402, 'subscription.required']);
    }
  });

  it.each(operationsFor('admin'))('%s is for staff, with a plan and without', async (_, operation) => {
    for (const call of calls(operation)) {
      for (const client of [subscriber, unsubscribed]) {
        expect(codeOf(await trespass(client, operation, call))).toEqual([403, 'auth.forbidden']);
      }
    }
  });

  it.each(operationsFor('user', 'subscriber'))(
    '%s neither shows nor changes what is another user’s, nor tells that it exists',
    async (key, operation) => {
      const fixture = ROUTE_FIXTURES[key];
      const expected = fixture ? (fixture.toStranger ?? 404) : operation.answer.status;
      const unknown = callsOf(operation, nobodysBelongings(owner.belongings));
      for (const [index, call] of calls(operation).entries()) {
        const staff = fixture?.isForStaff ? [] : [await aStaffMember()];
        for (const stranger of [(await signUp(app.url)).client, ...staff]) {
          const answered = await trespass(stranger, operation, call);
          expect(answered.status).toBe(expected);
          if (expected !== 404) continue;
          expect(saidBy(await answer(stranger, operation, unknown[index]!))).toEqual(saidBy(answered));
        }
      }
    },
  );
});
