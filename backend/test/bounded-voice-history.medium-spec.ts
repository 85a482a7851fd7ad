import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BoundedVoiceHistory1764000052000 } from '../migrations/1764000052000-bounded-voice-history.js';
import { insertRow } from './builders/insert-row.js';
import { aProfile } from './builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/database/connected-database.js';

let connection: ConnectedDatabase;

beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

it('takes what stayed out of the steps and the oldest away, and knows what was set by hand, down and up again', async () => {
  const { database, source } = connection;
  const migration = new BoundedVoiceHistory1764000052000();
  const runner = source.createQueryRunner();
  const userId = (await aProfile(database)).id;
  const step = (minute: number, cause: string, changes: object[]) =>
    insertRow(database, 'voice_changes', {
      user_id: userId,
      cause,
      changes: JSON.stringify(changes),
      created_at: new Date(Date.UTC(2026, 10, 20, 12, minute)),
    });
  const steps = () =>
    database.query<{ changes: { field: string }[] }>(
      'select changes from voice_changes where user_id = $1 order by created_at desc',
      [userId],
    );
  try {
    await migration.down(runner);
    await insertRow(database, 'user_preferences', { user_id: userId });
    await step(0, 'created', []);
    await step(1, 'user', [
      { field: 'energy_level', from: 5, to: 9 },
      { field: 'tone_markers', from: [], to: ['So'] },
    ]);
    await step(2, 'analysis', [{ field: 'tone_markers', from: ['So'], to: ['So', 'Look'] }]);
    for (const minute of [3, 4]) {
      const many = Array.from({ length: 450 }, (_, item) => `${minute}-${item}`.padEnd(200, 'x'));
      await step(minute, 'user', [
        { field: 'industry_jargon', from: ['kept', 'gone'], to: [...many, 'kept'] },
      ]);
    }
    await step(5, 'user', [
      { field: 'storytelling_style', from: 'balanced', to: 'scenes' },
      { field: 'preferred_hooks', from: ['Ask', 'Tell'], to: ['Tell'] },
    ]);
    await migration.up(runner);
    const kept = await steps();
    expect(kept).toHaveLength(2);
    expect(kept[0]?.changes).toEqual([
      { field: 'storytelling_style', from: 'balanced', to: 'scenes' },
      { field: 'preferred_hooks', from: ['Ask'], to: [] },
    ]);
    expect(kept[1]?.changes).toEqual([
      { field: 'industry_jargon', from: ['gone'], to: expect.not.arrayContaining(['kept']) },
    ]);
    const [profile] = await database.query<{ set_by_hand: string[] }>(
      'select set_by_hand from user_preferences where user_id = $1',
      [userId],
    );
    expect(profile?.set_by_hand.toSorted()).toEqual([
      'energy_level',
      'industry_jargon',
      'preferred_hooks',
      'storytelling_style',
    ]);
    await migration.down(runner);
    expect(await steps()).toEqual(kept);
    await migration.up(runner);
    expect(await steps()).toEqual(kept);
  } finally {
    await runner.release();
  }
});
