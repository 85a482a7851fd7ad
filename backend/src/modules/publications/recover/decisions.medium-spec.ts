import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DECISION_STATES, PUBLICATION_STATES, type PublicationState } from '@drumbeat/domain';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { TimelinesRepository } from '../timelines.repository.js';

const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 10, day, hour));

/** The values that the table requires for a publication in this state. */
const standing = (state: PublicationState) => ({
  state,
  ...(['claimed', 'sending'].includes(state) ? { owner_id: 1, lease_until: at(20) } : {}),
  ...(['sending', 'uncertain', 'reconciling'].includes(state) ? { snapshot: '{}' } : {}),
  ...(['uncertain', 'reconciling'].includes(state) ? { settle_until: at(20) } : {}),
  ...(state === 'published' ? { published_at: at(20), evidence: 'response' as const } : {}),
});

describe('The decision inbox', () => {
  let connection: ConnectedDatabase;
  let inbox: DecisionsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    inbox = new DecisionsService(new DecisionsRepository(database), new TimelinesRepository(database));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const publication = async (
    overrides: Parameters<typeof aPublication>[3],
    post: Parameters<typeof aPost>[2] = {},
  ) => {
    const postId = await aPost(connection.database, userId, post);
    return { postId, id: await aPublication(connection.database, userId, postId, overrides) };
  };

  it('holds what waits for its author or for proof, and nothing else', async () => {
    for (const state of PUBLICATION_STATES) await publication(standing(state));
    const { data } = await inbox.list(userId);
    expect(data.map((decision) => decision.publication.state).toSorted()).toEqual(DECISION_STATES.toSorted());
  });

  it('begins with what was due first, hidden posts included, deleted and archived ones not', async () => {
    const later = await publication({ state: 'missed', due_at: at(20) }, { is_hidden: true });
    const first = await publication({ state: 'missed', due_at: at(19) });
    await publication({ state: 'missed' }, { deleted_at: at(20) });
    await publication({ state: 'missed' }, { status: 'archived' });
    const { data } = await inbox.list(userId);
    expect(data.map(({ post }) => post.id)).toEqual([first.postId, later.postId]);
  });

  it('says what is known, what can be done, and how the post begins', async () => {
    const content = `${'Word '.repeat(60)}end`;
    const { postId } = await publication({ state: 'missed' }, { title: 'Late', content });
    const [decision] = (await inbox.list(userId)).data;
    expect(decision).toMatchObject({
      post: { id: postId, title: 'Late', content_start: content.slice(0, 200) },
      publication: {
        label: 'Missed',
        known: expect.stringContaining('Nothing was posted.'),
        actions: ['publish_again', 'reschedule', 'cancel'],
      },
    });
  });

  it('tells all that happened to the post, also to a publication that was cancelled before', async () => {
    const { postId, id: before } = await publication({ state: 'cancelled', created_at: at(17) });
    const now = await aPublication(connection.database, userId, postId, {
      state: 'needs_user',
      occurrence: 2,
    });
    const event = (publication_id: string, name: string, to_state: PublicationState, when: Date) =>
      insertRow(connection.database, 'publication_events', {
        publication_id,
        event: name,
        to_state,
        version: 1,
        fence: 0,
        actor: `user:${userId}`,
        at: when,
      });
    await event(before, 'schedule', 'scheduled', at(17));
    await event(before, 'cancel', 'cancelled', at(18));
    await event(now, 'schedule', 'scheduled', at(19));
    await event(now, 'no_evidence', 'needs_user', at(20, 9));
    await insertRow(connection.database, 'publication_attempts', {
      publication_id: now,
      number: 1,
      fence: 1,
      owner_id: 1,
      payload_hash: 'hash',
      sending_at: at(20, 7),
      responded_at: at(20, 8),
      outcome_class: 'F',
      outcome: 'no_answer',
    });
    const [decision] = (await inbox.list(userId)).data;
    expect(decision?.publication.timeline.map(({ words }) => words)).toEqual([
      'You scheduled it.',
      'You took it off the schedule.',
      'You scheduled it.',
      'Attempt 1: sent to LinkedIn.',
      'Attempt 1: The post was sent, and LinkedIn did not answer in time.',
      'Found no proof either way, so it needs an answer.',
    ]);
    expect(decision?.publication.attempts).toMatchObject([{ number: 1 }]);
  });

  it('is empty for everybody else', async () => {
    await publication({ state: 'missed' });
    expect(await inbox.list((await aProfile(connection.database)).id)).toEqual({ data: [] });
  });
});
