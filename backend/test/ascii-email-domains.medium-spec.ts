import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AsciiEmailDomains1764000048000 } from '../migrations/1764000048000-ascii-email-domains.js';
import { aProfile } from './builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/database/connected-database.js';

let connection: ConnectedDatabase;

beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

it('writes a domain as the name system knows it where nobody has that address, and leaves the others as they are', async () => {
  const { database, source } = connection;
  const make = async (email: string, email_confirmed_at: Date | null = null) =>
    (await aProfile(database, { email, email_confirmed_at })).id;
  const ids = {
    alone: await make('jürgen@bücher.example'),
    sharp: await make('sharp@straße.example', new Date('2026-11-01T00:00:00Z')),
    taken: await make('taken@bücher.example', new Date('2026-11-01T00:00:00Z')),
    ascii: await make('taken@xn--bcher-kva.example'),
    name: await make('jürgen@example.test'),
    plain: await make('ann@example.test'),
  };
  const runner = source.createQueryRunner();
  try {
    await new AsciiEmailDomains1764000048000().up(runner);
  } finally {
    await runner.release();
  }
  const rows = await database.query<{ id: string; email: string }>('select id, email from profiles');
  const emailOf = (id: string) => rows.find((row) => row.id === id)?.email;
  expect(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, emailOf(id)]))).toEqual({
    alone: 'jürgen@xn--bcher-kva.example',
    sharp: 'sharp@xn--strae-oqa.example',
    taken: 'taken@bücher.example',
    ascii: 'taken@xn--bcher-kva.example',
    name: 'jürgen@example.test',
    plain: 'ann@example.test',
  });
});
