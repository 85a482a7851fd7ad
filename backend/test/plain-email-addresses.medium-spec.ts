import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PlainEmailAddresses1764000027000 } from '../migrations/1764000027000-plain-email-addresses.js';
import { aProfile } from './builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/database/connected-database.js';

let connection: ConnectedDatabase;

beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

it('takes brackets off an address where nobody has the plain one, for the account that was confirmed', async () => {
  const { database, source } = connection;
  const make = async (email: string, email_confirmed_at: Date | null = null) =>
    (await aProfile(database, { email, email_confirmed_at })).id;
  const ids = {
    alone: await make('<alone@example.test>'),
    twice: await make('twice@example.test>'),
    confirmed: await make('<twice@example.test>', new Date('2026-11-01T00:00:00Z')),
    taken: await make('<taken@example.test'),
    plain: await make('taken@example.test'),
  };
  const runner = source.createQueryRunner();
  try {
    await new PlainEmailAddresses1764000027000().up(runner);
  } finally {
    await runner.release();
  }
  const rows = await database.query<{ id: string; email: string }>('select id, email from profiles');
  const emailOf = (id: string) => rows.find((row) => row.id === id)?.email;
  expect(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, emailOf(id)]))).toEqual({
    alone: 'alone@example.test',
    twice: 'twice@example.test>',
    confirmed: 'twice@example.test',
    taken: '<taken@example.test',
    plain: 'taken@example.test',
  });
});
