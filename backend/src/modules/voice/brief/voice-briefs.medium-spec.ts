import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { preferencesServiceOn } from '../../../../test/support/services/preferences-service.js';
import { voiceBriefsOn } from '../../../../test/support/writing/voice-briefs.js';
import { EXPORTED_TABLES } from '../../personal-data/personal-tables.js';
import type { VoiceBriefsService } from './voice-briefs.service.js';

const POSTS = [
  'Cash is late. Who sends the invoice?',
  'The studio is full. Who looks at the margin?',
  'A quote is a promise. Who keeps it?',
  'Friday is gone. Who noticed?',
];

describe('What a writer is told of a user', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  let briefs: VoiceBriefsService;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    briefs = voiceBriefsOn(connection.database, new FixedClock(new Date()));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
    for (const content of POSTS) {
      await aPost(connection.database, userId, { content, status: 'used', posted_at: new Date() });
    }
  });

  const asks = async () =>
    (await briefs.show(userId)).habits.find(({ name }) => name === 'Ends with a question');
  const lines = async (section: string) =>
    (await briefs.show(userId)).sections.find(({ name }) => name === section)?.lines ?? [];

  it('tells the form of five posts with 300 words', async () => {
    const content = `${'What a client pays each week decides what we do next. '.repeat(30)}\n\nWho sends the invoice?`;
    await aPost(connection.database, userId, { content, status: 'used', posted_at: new Date() });
    expect((await briefs.show(userId)).patterns?.questions).toContain('mostly the last line');
  });

  it('rests on habits that their posts show, with their own words', async () => {
    const { posts_known, patterns } = await briefs.show(userId);
    expect({ posts_known, patterns }).toEqual({ posts_known: 4, patterns: null });
    expect(await asks()).toEqual({
      name: 'Ends with a question',
      sentence: 'Ends with a question in 4 of 4 posts.',
      seen: 4,
      of: 4,
      quotes: ['Who noticed?', 'Who keeps it?'],
      is_left_out: false,
      is_denied: false,
    });
    expect(await lines('habits')).toContain('Ends with a question in 4 of 4 posts.');
  });

  it('has no habit that they deny, and says so, since the examples still show it', async () => {
    await preferencesServiceOn(connection.database).save(userId, { denied_habits: ['Ends with a question'] });
    expect(await asks()).toMatchObject({ is_denied: true });
    expect((await lines('habits')).join()).not.toContain('Ends with a question');
    expect(await lines('set_by_hand')).toEqual([
      'The author does not want this habit, even where the posts show it: ends with a question.',
    ]);
  });

  it('has the versions that they have seen, the newest ten', async () => {
    const preferences = preferencesServiceOn(connection.database);
    const versions = async () => (await briefs.show(userId)).versions.map(({ version }) => version);
    expect(await versions()).toEqual([1]);
    expect(await versions()).toEqual([1]);
    for (let times = 1; times <= 11; times += 1) {
      await preferences.save(userId, { structural_patterns: [`In ${times} steps`] });
      await briefs.show(userId);
    }
    expect(await versions()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    const [present] = (await briefs.show(userId)).versions;
    expect(present?.sections).toEqual((await briefs.show(userId)).sections);
  });

  it('is of one user, and in what they take along', async () => {
    await briefs.show(userId);
    const other = (await aProfile(connection.database)).id;
    expect(await briefs.show(other)).toMatchObject({ posts_known: 0, patterns: null, habits: [] });
    expect(EXPORTED_TABLES.map(({ name }) => name)).toContain('voice_briefs');
  });
});
