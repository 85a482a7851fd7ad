import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { trainingPostsOn } from '../../../../test/support/services/training-posts-service.js';
import { voiceBriefsOn } from '../../../../test/support/writing/voice-briefs.js';
import { VoiceHarness } from '../../../../test/support/writing/voice-harness.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { ProfilesRepository } from '../../users/profile/profiles.repository.js';
import { UsersService } from '../../users/users.service.js';
import { AdminWritingProfilesService } from './admin-writing-profiles.service.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('A writing profile as staff see it', () => {
  let connection: ConnectedDatabase;
  let harness: VoiceHarness;
  let profiles: AdminWritingProfilesService;
  let staffId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database, url } = connection;
    harness = await VoiceHarness.open(connection);
    staffId = (await aProfile(database)).id;
    profiles = new AdminWritingProfilesService(
      new UsersService(new ProfilesRepository(database), database, harness.clock),
      harness.preferences,
      harness.voice,
      voiceBriefsOn(database, harness.clock),
      trainingPostsOn(database, url, harness.clock).posts,
      new AuditService(new AuditRepository(database), harness.clock),
    );
  });

  const readings = () =>
    connection.database.query<{ action: string; entity_id: string; details: unknown }>(
      'select action, entity_id, details from audit_log where actor_id = $1 order by id',
      [staffId],
    );

  it('is what its user sees, and reading it is recorded', async () => {
    await harness.preferences.save(harness.userId, { energy_level: 9 });
    const { userId } = harness;
    const shown = await profiles.get(staffId, userId);
    expect(shown).toMatchObject({
      user_id: userId,
      preferences: { energy_level: 9 },
      voice: await harness.voice.show(userId),
      brief: { sections: [{ name: 'author' }, { name: 'set_by_hand' }], versions: [{ version: 1 }] },
      training_posts: 0,
    });
    expect(await readings()).toEqual([{ action: 'writing_profile.read', entity_id: userId, details: {} }]);
  });

  it('has what a writer would be told by now, which makes no version of what its user has seen', async () => {
    await harness.preferences.save(harness.userId, { energy_level: 9 });
    const { userId, clock } = harness;
    const briefs = voiceBriefsOn(connection.database, clock);
    await briefs.show(userId);
    await harness.preferences.save(userId, { energy_level: 1 });
    const versions = async () => (await profiles.get(staffId, userId)).brief.versions;
    expect(await versions()).toMatchObject([{ version: 2, created_at: clock.now() }, { version: 1 }]);
    expect(await versions()).toHaveLength(2);
    const seen = await briefs.show(userId);
    expect(seen.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await versions()).toEqual(seen.versions);
  });

  it('is none where the user has none, and there is no such page without a user', async () => {
    expect((await profiles.get(staffId, harness.userId)).preferences).toBeNull();
    await expect(profiles.get(staffId, NOBODY)).rejects.toBeInstanceOf(NotFoundError);
    await expect(profiles.listTrainingPosts(staffId, NOBODY, { limit: 50 })).rejects.toBeInstanceOf(
      NotFoundError,
    );
  });

  it('has the user’s training posts by pages, and reading each of them is recorded', async () => {
    const { database } = connection;
    const older = await aTrainingPost(database, harness.userId, { post_content: 'Older.' });
    const newer = await aTrainingPost(database, harness.userId, { post_content: 'Newer.' });
    await aTrainingPost(database, staffId, { post_content: 'Of somebody else.' });
    const first = await profiles.listTrainingPosts(staffId, harness.userId, { limit: 1 });
    expect(first.data).toMatchObject({ training_posts: [{ post_content: 'Newer.' }], total: 2 });
    const cursor = first.next_cursor!;
    const second = await profiles.listTrainingPosts(staffId, harness.userId, { limit: 1, cursor });
    expect(second.data.training_posts).toMatchObject([{ post_content: 'Older.' }]);
    expect(await readings()).toMatchObject([
      {
        action: 'training_posts.read',
        details: { post_ids: expect.arrayContaining([older, newer]) },
      },
    ]);
  });

  it('of their own leaves no record', async () => {
    await profiles.get(staffId, staffId);
    expect(await readings()).toEqual([]);
  });
});
