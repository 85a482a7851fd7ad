import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NamesAsTheyAreSeen1764000199000 } from '../migrations/1764000199000-names-as-they-are-seen.js';
import { aProfile } from './builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/database/connected-database.js';

let connection: ConnectedDatabase;

beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

it('takes out of older names what nobody sees, and leaves what is spelling', async () => {
  const { database, source } = connection;
  const make = async (full_name: string | null, first_name: string | null) =>
    (await aProfile(database, { full_name, first_name })).id;
  const ids = {
    turned: await make('Ann \u{202E}elpmaxE', 'Ann\u{200B}'),
    spaced: await make('  Bea   Example ', 'Bea'),
    unseen: await make('\u{2800}\u{200B}', '\u{200B}'),
    firstUnseen: await make('Cid Example', '\u{200B}'),
    spelled: await make('می\u{200C}خواهم', null),
    plain: await make('Zoë Example', 'Zoë'),
    none: await make(null, null),
  };
  const runner = source.createQueryRunner();
  try {
    await new NamesAsTheyAreSeen1764000199000().up(runner);
  } finally {
    await runner.release();
  }
  const rows = await database.query<{ id: string; full_name: string | null; first_name: string | null }>(
    'select id, full_name, first_name from profiles',
  );
  const namesOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return [row?.full_name, row?.first_name];
  };
  expect(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, namesOf(id)]))).toEqual({
    turned: ['Ann elpmaxE', 'Ann'],
    spaced: ['Bea Example', 'Bea'],
    unseen: [null, null],
    firstUnseen: ['Cid Example', 'Cid'],
    spelled: ['می\u{200C}خواهم', null],
    plain: ['Zoë Example', 'Zoë'],
    none: [null, null],
  });
});
