import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Database } from '../../src/platform/database/database.js';
import { OPERATIONS, resolved, type Operation } from '../support/api/api-description.js';
import { badBodyValues, badQueryValues } from '../support/api/bad-values.js';
import { anOwner, type Owner } from '../support/api/belongings.js';
import { databaseDigest } from '../support/database/database-digest.js';
import type { ErrorResponse } from '../support/network/http-client.js';
import { callsOf, sendCall, type RouteCall } from '../support/api/route-calls.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const named = (operations: readonly Operation[]) =>
  operations.map((operation) => [operation.key, operation] as const);
const WITH_BODY = named(OPERATIONS.filter(({ body }) => body !== undefined));
const WITH_PATH_ID = named(OPERATIONS.filter(({ path }) => path.includes('{')));
const WITH_QUERY = named(
  OPERATIONS.filter(({ parameters }) => parameters.some(({ in: place }) => place === 'query')),
);
/** Routes whose query LinkedIn and Google write: what they add is ignored. */
const TAKES_ANY_QUERY = ['GET /api/callback/linkedin', 'GET /api/auth/google/callback'];
/** Just above the limit of 256 KiB. */
const HUGE = JSON.stringify({ text: 'x'.repeat(256 * 1024) });

/** Input that no client of ours sends, generated from openapi.json for every operation that accepts it. */
describe('Bad input', () => {
  let app: TestApp;
  let database: Database;
  /** May call everything, so that the input alone is what is wrong. */
  let caller: Owner;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    caller = await aCaller();
  });
  afterAll(() => app.close());

  const aCaller = async (): Promise<Owner> => {
    const owner = await anOwner(app);
    await database.query('update profiles set is_admin = true where id = $1', [owner.belongings.userId]);
    return owner;
  };
  const goodCall = (operation: Operation, { belongings } = caller): RouteCall =>
    callsOf(operation, belongings)[0]!;
  const send = async (operation: Operation, call: RouteCall, { client } = caller) => {
    const response = await sendCall(client, operation, call);
    return { status: response.status, text: await response.text() };
  };
  const sendText = async (operation: Operation, text: string, type = 'application/json') => {
    const { params = {} } = goodCall(operation);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const { status, body } = await caller.client.sendRaw<ErrorResponse>(
      operation.method,
      path.replace('/api', ''),
      text,
      { 'content-type': type },
    );
    return { status, code: body.code };
  };
  /** Null for a response that refuses this field by name, else the actual one. */
  const unlikeRefusal = (
    { status, text }: { status: number; text: string },
    field: string,
  ): string | null => {
    const { code, details = [] } = (text === '' ? {} : JSON.parse(text)) as {
      code?: string;
      details?: { field: string }[];
    };
    const isNamed = details.some((problem) => problem.field.split('.')[0] === field);
    return status === 400 && code === 'validation.failed' && isNamed
      ? null
      : `${status} ${text.slice(0, 100)}`;
  };
  const leavesNoTrace = async (work: () => Promise<void>) => {
    const before = await databaseDigest(database);
    await work();
    expect(await databaseDigest(database)).toEqual(before);
  };

  describe('in a body', () => {
    it.each(WITH_BODY)('%s refuses what is no JSON object', async (_, operation) => {
      await leavesNoTrace(async () => {
        for (const text of ['{"a": ', '{"a":1}}', '[]', '"text"', '7', 'nul', '', '\0', '{"a":"\n"}']) {
          const answered = await sendText(operation, text);
          expect({ text, ...answered }).toEqual({ text, status: 400, code: expect.any(String) });
        }
      });
    });

    it.each(WITH_BODY)(
      '%s refuses what is too large, too deep, or in another format',
      async (_, operation) => {
        await leavesNoTrace(async () => {
          expect(await sendText(operation, HUGE)).toMatchObject({ status: 413 });
          const deep = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
          expect(await sendText(operation, deep)).toMatchObject({ status: 400 });
          for (const type of [
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
          ]) {
            expect(await sendText(operation, 'a=b', type)).toMatchObject({ status: 415 });
          }
        });
      },
    );

    it.each(WITH_BODY)(
      '%s refuses fields that it does not have, columns of the tables too',
      async (_, operation) => {
        const known = Object.keys(resolved(operation.body!).properties ?? {});
        const columns = await database.query<{ name: string }>(
          `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
        );
        const unknown = columns.map(({ name }) => name).filter((name) => !known.includes(name));
        const call = goodCall(operation);
        const body = { ...Object.fromEntries(unknown.map((name) => [name, true])), ...call.body };
        await leavesNoTrace(async () => {
          const { status, text } = await send(operation, { ...call, body });
          const { details } = JSON.parse(text) as { details: { field: string }[] };
          expect(status).toBe(400);
          expect(details.map(({ field }) => field).sort()).toEqual(unknown.sort());
        });
      },
    );

    it.each(WITH_BODY)('%s refuses every field with a wrong value, by its name', async (_, operation) => {
      const call = goodCall(operation);
      await leavesNoTrace(async () => {
        const accepted: string[] = [];
        for (const { field, what, value } of badBodyValues(operation.body!)) {
          const answered = await send(operation, { ...call, body: { ...call.body, [field]: value } });
          const came = unlikeRefusal(answered, field);
          if (came) accepted.push(`${field}: ${what} ${JSON.stringify(value).slice(0, 60)}: ${came}`);
        }
        expect(accepted).toEqual([]);
      });
    });

    it.each(WITH_BODY)('%s never breaks, whatever its fields hold', async (_, operation) => {
      // Some of it is good: a caller of its own signs out, or edits their posts.
      const own = await aCaller();
      const call = goodCall(operation, own);
      const fields = Object.keys(resolved(operation.body!).properties ?? {});
      const anything = fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.string({ unit: 'binary' }),
        fc.constantFrom(null, '', ' ', '1e9', -1, 0, 2 ** 53, '__proto__', `' or 1=1 --`),
      );
      const bodies = fc.record(Object.fromEntries(fields.map((field) => [field, anything])), {
        requiredKeys: [],
      });
      // The same values every time: a failure is one for everybody, and never luck.
      let before = await databaseDigest(database);
      for (const body of fc.sample(bodies, { numRuns: 25, seed: 20_261_120 })) {
        const { status } = await send(operation, { ...call, body }, own);
        expect({ body, isBroken: status >= 500 }).toEqual({ body, isBroken: false });
        const after = await databaseDigest(database);
        if (status >= 400) expect(after).toEqual(before);
        before = after;
      }
    });
  });

  describe('in the address', () => {
    it.each(WITH_PATH_ID)('%s refuses what is no id', async (_, operation) => {
      const call = goodCall(operation);
      const ids = [
        'x',
        '0',
        '-1',
        '1.5',
        'null',
        '%',
        'a b',
        '../..',
        'a\0b',
        'ä',
        '9'.repeat(40),
        'x'.repeat(4_000),
      ];
      await leavesNoTrace(async () => {
        for (const id of ids) {
          const { status } = await send(operation, { ...call, params: { id } });
          expect({ id, isRefused: [400, 404, 414].includes(status) }).toEqual({ id, isRefused: true });
        }
      });
    });

    it.each(WITH_QUERY)(
      '%s refuses every parameter with a wrong value, by its name',
      async (_, operation) => {
        const call = goodCall(operation);
        await leavesNoTrace(async () => {
          const accepted: string[] = [];
          const parameters = operation.parameters.filter(({ in: place }) => place === 'query');
          for (const { field, what, value } of parameters.flatMap(badQueryValues)) {
            const answered = await send(operation, {
              ...call,
              query: { ...call.query, [field]: String(value) },
            });
            const came = unlikeRefusal(answered, field);
            if (came) accepted.push(`${field}: ${what} ${String(value).slice(0, 60)}: ${came}`);
          }
          expect(accepted).toEqual([]);
        });
      },
    );

    it.each(WITH_QUERY.filter(([key]) => !TAKES_ANY_QUERY.includes(key)))(
      '%s refuses parameters that it does not have',
      async (_, operation) => {
        const call = goodCall(operation);
        const answered = await send(operation, { ...call, query: { ...call.query, nonsense: '1' } });
        expect(unlikeRefusal(answered, 'nonsense')).toBeNull();
      },
    );
  });
});
