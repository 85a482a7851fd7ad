import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicationState } from '@drumbeat/domain';
import { insertRow } from '../../../../test/builders/insert-row.js';
import type { ConnectedUser } from '../../../../test/support/publishing/publishing-harness.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { EndedConnectionsService } from '../recover/ended-connections.service.js';
import { NOT_CONNECTED_AHEAD, type ProblemAhead } from '../schedule/ahead-check.policy.js';
import { heldNotice, WARNING_STAGES, type NoticeOccasion } from './publication-notice.presenter.js';
import { PublicationNoticesService } from './publication-notices.service.js';

describe('What a user is told of a publication', () => {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await harness.connectedUser();
  });

  const shown = () => harness.shownKinds(user.id);
  const told = async (occasion: NoticeOccasion, state: PublicationState) => {
    const { id } = await harness.publication(user, { state });
    await announce(occasion, id);
    return id;
  };
  const announce = (occasion: NoticeOccasion, id: string) =>
    worker.get(PublicationNoticesService, { strict: false }).announce(occasion, [id]);
  const change = (id: string, set: string) =>
    harness.database.query(`update publications set ${set} where id = $1`, [id]);
  const connectAnew = () =>
    harness.database.query(
      `update social_accounts set token_issued_at = now() + interval '1 minute' where id = $1`,
      [user.accountId],
    );

  it.each([
    ['rejected', 'rejected'],
    ['missed', 'missed'],
    ['needs_user', 'needs_user'],
    ['paused', 'scheduled'],
  ] as const)('is shown, and gone with its claim, its time or its end: %s', async (occasion, state) => {
    const id = await told(occasion, state);
    for (const next of ['fence', 'version']) {
      expect(await shown()).toEqual([`publication.${occasion}`]);
      await change(id, `${next} = ${next} + 1`);
      expect(await shown()).toEqual([]);
      await announce(occasion, id);
    }
    expect(await shown()).toEqual([`publication.${occasion}`]);
    await change(id, `state = 'cancelled'`);
    expect(await shown()).toEqual([]);
  });

  it('is shown while LinkedIn has to be connected anew for it', async () => {
    const id = await told('blocked', 'blocked_auth');
    expect(await shown()).toEqual(['publication.blocked']);
    await change(id, `state = 'scheduled'`);
    expect(await shown()).toEqual([]);
  });

  const warn = async (problem: ProblemAhead) => {
    const { id } = await harness.publication(user);
    const notices = worker.get(PublicationNoticesService, { strict: false });
    await notices.warn(WARNING_STAGES.dayAhead, [{ id, problem }]);
    return id;
  };

  it('warns until LinkedIn is connected anew, or the post has another time', async () => {
    await warn(NOT_CONNECTED_AHEAD);
    expect(await shown()).toEqual(['publication.at_risk']);
    await connectAnew();
    expect(await shown()).toEqual([]);

    const id = await warn({ words: 'It is too long.', remedy: 'edit' });
    await connectAnew();
    expect(await shown()).toEqual(['publication.at_risk']);
    await change(id, 'version = version + 1');
    expect(await shown()).toEqual([]);
  });

  it.each([
    ['publication.blocked', false],
    ['publication.other_member', true],
  ])('waits for the member whose connection ended: %s', async (kind, isReplaced) => {
    const { id, postId } = await harness.publication(user);
    await harness.database.query(
      'update social_accounts set disconnected_at = now(), access_token_encrypted = null where id = $1',
      [user.accountId],
    );
    if (isReplaced) {
      await insertRow(harness.database, 'social_accounts', {
        ...{ user_id: user.id, provider: 'linkedin', provider_user_id: `other-${user.id}` },
        ...{ display_name: 'Another member', access_token_encrypted: 'sealed' },
      });
    }
    await worker.get(EndedConnectionsService, { strict: false }).blockScheduled(user.id, user.accountId);
    expect(await shown()).toEqual([kind]);
    const bin = (at: Date | null) =>
      harness.database.query('update posts set deleted_at = $2 where id = $1', [postId, at]);
    await bin(new Date());
    expect(await shown()).toEqual(isReplaced ? [] : [kind]);
    await bin(null);
    await change(id, `state = 'cancelled'`);
    expect(await shown()).toEqual([]);
  });

  it('asks for a look at what is held after a restore, until nothing is', async () => {
    const { id } = await harness.publication(user, { held_since: new Date() });
    const held = heldNotice('restore', { user_id: user.id, count: 1, titles: ['Pricing'] }, true);
    await worker.get(NotificationsService, { strict: false }).notify([held]);
    expect(await shown()).toEqual(['publication.held']);
    await change(id, 'held_since = null');
    expect(await shown()).toEqual([]);
  });
});
