import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../../test/builders/generation.builder.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { editMeasurementsOn } from '../../../../test/support/writing/edit-measurements.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { preferencesServiceOn } from '../../../../test/support/services/preferences-service.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { notificationsService } from '../../../../test/support/services/notifications-service.js';
import type { NotificationsService } from '../../notifications/notifications.service.js';
import type { PreferencesService } from '../../preferences/preferences.service.js';
import { VoiceChangesRepository } from '../../preferences/voice-changes.repository.js';
import { GenerationsRepository } from '../generations.repository.js';
import { LearningService } from './learning.service.js';
import { LearnedRulesRepository } from './learned-rules.repository.js';
import { LearnedRulesService, RuleDecidedError } from './learned-rules.service.js';
import { LearningSweeper } from './learning.sweeper.js';

const NOW = new Date('2026-11-26T12:00:00Z');
const BODIES = [
  'We signed the Leith bakery on Tuesday. They pay within nine days and read every invoice twice.',
  'Our printer doubled the paper price overnight. The estimate went out again before lunch.',
  'Nobody had asked the night nurse about the rota. She drew a better one on a menu.',
  'The museum wanted twelve signs and a map. It turned out that visitors follow the coffee.',
  'A carpenter wrote to me about late fees. He had never sent one in eleven years.',
  'The café closes at four on Mondays. Its owner counts the till twice and goes home.',
];

describe('Learning from edits', () => {
  let connection: ConnectedDatabase;
  let preferences: PreferencesService;
  let notifications: NotificationsService;
  let rules: LearnedRulesService;
  let repository: LearnedRulesRepository;
  let learning: LearningService;
  let sweeper: LearningSweeper;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const clock = new FixedClock(NOW);
    preferences = preferencesServiceOn(database);
    notifications = notificationsService(database);
    repository = new LearnedRulesRepository(database);
    rules = new LearnedRulesService(repository, preferences, database, clock);
    learning = new LearningService(database, repository, preferences, notifications, clock);
    sweeper = new LearningSweeper(repository, learning);
  });
  afterAll(async () => {
    await learning.onApplicationShutdown();
    await connection.close();
  });
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
    await preferences.createDefault(userId, {});
  });

  /** Releases posts made from drafts that announce with excitement, which their author cut. */
  const release = async (bodies: readonly string[]) => {
    const { database } = connection;
    const posts = [];
    for (const content of bodies) {
      const postId = await aPost(database, userId, { content });
      await aGeneration(database, userId, {
        post_id: postId,
        output: `We are excited to announce a thing. ${content}`,
      });
      posts.push(postId);
    }
    await editMeasurementsOn(database).measureAfterCommit(posts);
    return posts;
  };
  const learnFrom = async (bodies: readonly string[]) => {
    const posts = await release(bodies);
    await sweeper.sweep();
    return posts;
  };
  const list = async () => (await rules.list(userId)).data;
  const only = async () => {
    const [rule, ...others] = await list();
    expect(others).toEqual([]);
    return rule!;
  };
  const notices = async () => (await notifications.list(userId)).data;

  it('proposes a rule with its evidence from three drafts on, and says so once', async () => {
    await learnFrom(BODIES.slice(0, 2));
    expect(await rules.list(userId)).toEqual({ data: [], drafts: { compared: 2, needed: 3 } });
    await learnFrom(BODIES.slice(2, 3));
    const rule = await only();
    expect(rule).toMatchObject({
      status: 'proposed',
      sentence: expect.stringMatching(
        /^You removed “[^”]*excited to announce[^”]*” 3 times: never use it\?$/u,
      ),
      effect: expect.stringMatching(/^“Never use” gets “[^”]*excited to announce[^”]*”\.$/u),
      learned: 'at the beginning, in drafts from notes',
      occurrences: 3,
      opportunities: 3,
    });
    expect(rule.evidence).toHaveLength(3);
    expect(rule.evidence[0]).toMatchObject({ before: 'We are excited to announce a thing.', after: null });
    await sweeper.sweep();
    await learnFrom(BODIES.slice(3, 4));
    expect((await only()).occurrences).toBe(4);
    expect(await notices()).toMatchObject([
      {
        kind: 'voice.learned',
        title: 'I noticed something about your edits',
        body: rule.sentence,
        link: '/profile/writing-profile#learned',
      },
    ]);
  });

  it('counts a post that is changed and released again once', async () => {
    const [post] = await learnFrom(BODIES.slice(0, 2));
    for (let version = 0; version < 3; version += 1) {
      await connection.database.query('update posts set version = version + 1 where id = $1', [post]);
      await editMeasurementsOn(connection.database).measureAfterCommit([post!]);
      await sweeper.sweep();
    }
    expect(await list()).toEqual([]);
  });

  it('withdraws what later drafts do not show any more', async () => {
    await learnFrom(BODIES.slice(0, 3));
    const again = `We are excited to announce a thing. ${BODIES[3]}`;
    await learnFrom([again, again, again]);
    expect(await list()).toEqual([]);
  });

  it('changes the profile when its user accepts, says why in the history, and tells the writer', async () => {
    await learnFrom(BODIES.slice(0, 3));
    const { id, effect } = await only();
    await rules.decide(userId, id, 'accept');
    await rules.decide(userId, id, 'accept');
    const profile = await preferences.findWithOrigin(userId);
    expect(profile?.profile.never_use_phrases).toEqual([expect.stringContaining('excited to announce')]);
    expect(profile?.set_by_hand).toEqual(['never_use_phrases']);
    expect(await only()).toMatchObject({ status: 'accepted', effect, decided_at: NOW });
    const history = await new VoiceChangesRepository(connection.database).findNewest(userId, 20);
    expect(history).toMatchObject([
      {
        cause: 'edits',
        changes: [{ field: 'never_use_phrases', to: profile?.profile.never_use_phrases }],
        reason: expect.stringMatching(/^You removed “.*” 3 times\.$/u),
      },
      { cause: 'created', reason: null },
    ]);
    expect(await rules.tellWriter(userId)).toEqual([
      expect.stringMatching(
        /^Never says “.*”\. Learned from 3 drafts that the author edited \(at the beginning, in drafts from notes\)\.$/u,
      ),
    ]);
    await expect(rules.decide(userId, id, 'decline')).rejects.toBeInstanceOf(RuleDecidedError);
  });

  it('takes it back, as if it had never been', async () => {
    await learnFrom(BODIES.slice(0, 3));
    const { id } = await only();
    await preferences.save(userId, { signature_expressions: ['Cash first.'] });
    await rules.decide(userId, id, 'accept');
    await rules.decide(userId, id, 'undo');
    const profile = await preferences.findWithOrigin(userId);
    expect(profile?.profile.never_use_phrases).toEqual([]);
    expect(profile?.set_by_hand).toEqual(['signature_expressions']);
    expect(await only()).toMatchObject({ status: 'proposed', decided_at: null });
    expect(await rules.tellWriter(userId)).toEqual([]);
  });

  it('tells the writer nothing that its user has taken out of the profile since', async () => {
    await learnFrom(BODIES.slice(0, 3));
    await rules.decide(userId, (await only()).id, 'accept');
    await preferences.save(userId, { never_use_phrases: [] });
    expect(await rules.tellWriter(userId)).toEqual([]);
  });

  it('brings back what was declined only when it was seen twice as often', async () => {
    await learnFrom(BODIES.slice(0, 3));
    await rules.decide(userId, (await only()).id, 'decline');
    expect(await list()).toEqual([]);
    await learnFrom(BODIES.slice(3, 5));
    expect(await list()).toEqual([]);
    expect(await notices()).toHaveLength(1);
    await learnFrom(BODIES.slice(5, 6));
    expect(await only()).toMatchObject({ status: 'proposed', occurrences: 6 });
    expect(await notices()).toHaveLength(2);
  });

  it('proposes nothing that the profile says already', async () => {
    await preferences.save(userId, { never_use_phrases: ['Excited to announce'] });
    await learnFrom(BODIES.slice(0, 3));
    expect(await list()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it('quotes no post in the bin, and nothing of a generation whose words are forgotten', async () => {
    const [first, second] = await learnFrom(BODIES.slice(0, 3));
    await connection.database.query('update posts set deleted_at = now() where id = $1', [first]);
    expect((await only()).evidence).toHaveLength(2);
    await new GenerationsRepository(connection.database).forgetWordsOf([second!]);
    expect((await only()).evidence).toHaveLength(1);
    expect(
      await connection.database.query(
        'select 1 from learned_rule_evidence e join learned_rules r on r.id = e.rule_id where r.user_id = $1',
        [userId],
      ),
    ).toHaveLength(2);
  });

  describe('of drafts whose words are forgotten', () => {
    const forget = (posts: readonly string[]) =>
      new GenerationsRepository(connection.database).forgetWordsOf(posts);
    /** All that is kept of a user in the tables of learning and notices, as text. */
    const kept = async () => {
      const [row] = await connection.database.query<{ text: string }>(
        `select concat((select string_agg(r::text, ' ') from learned_rules r where user_id = $1),
                       (select string_agg(e::text, ' ') from learned_rule_evidence e where user_id = $1),
                       (select string_agg(n::text, ' ') from notifications n where user_id = $1)) as text`,
        [userId],
      );
      return row!.text.toLowerCase();
    };

    it('keeps none of their words that nobody has accepted, neither in a proposal nor in its notice', async () => {
      const posts = await learnFrom(BODIES.slice(0, 3));
      expect(await kept()).toContain('excited to announce');
      await forget(posts);
      expect(await kept()).toBe('');
    });

    it('keeps none of what was declined, and the notices of others', async () => {
      const posts = await learnFrom(BODIES.slice(0, 3));
      await rules.decide(userId, (await only()).id, 'decline');
      await insertRow(connection.database, 'notifications', {
        ...{ user_id: userId, kind: 'voice.learned', subject: 'other' },
        ...{ title: 'Of another rule', body: 'b', link: '/l' },
      });
      await forget(posts);
      expect(await kept()).not.toContain('excited');
      expect((await notices()).map(({ title }) => title)).toEqual(['Of another rule']);
    });

    it.each(['while the drafts are read', 'while what was found is written'])(
      'keeps none of them where they are forgotten %s',
      async (when) => {
        const posts = await release(BODIES.slice(0, 3));
        // Of its own: a transaction of the other one is not joined.
        const aside = new Database(connection.source);
        const isWaiting = async () =>
          (
            await aside.query(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).length > 0;
        let forgetting: Promise<void> | undefined;
        class InterruptedRules extends LearnedRulesRepository {
          override async findDrafts(user: string) {
            const drafts = await super.findDrafts(user);
            if (when === 'while the drafts are read') await forget(posts);
            return drafts;
          }
          override async withdraw(user: string, ids: readonly string[]) {
            forgetting = new GenerationsRepository(aside).forgetWordsOf(posts);
            while (!(await isWaiting()));
            await super.withdraw(user, ids);
          }
        }
        const other = new LearningService(
          connection.database,
          new InterruptedRules(connection.database),
          preferences,
          notifications,
          new FixedClock(NOW),
        );
        await other.learn(userId);
        await forgetting;
        await other.onApplicationShutdown();
        expect(await kept()).toBe('');
      },
    );

    it('looks again at those that are left, and takes back what too few of them show', async () => {
      const posts = await learnFrom(BODIES.slice(0, 4));
      await forget(posts.slice(0, 1));
      await sweeper.sweep();
      expect(await only()).toMatchObject({ occurrences: 3 });
      await forget(posts.slice(1, 2));
      await sweeper.sweep();
      expect(await kept()).toBe('');
    });

    it('keeps what its user has accepted, until it is undone', async () => {
      const posts = await learnFrom(BODIES.slice(0, 3));
      const { id } = await only();
      await rules.decide(userId, id, 'accept');
      await forget(posts);
      expect(await only()).toMatchObject({ id, status: 'accepted', evidence: [] });
      expect(await rules.tellWriter(userId)).toHaveLength(1);
      await rules.decide(userId, id, 'undo');
      expect(await kept()).toBe('');
    });
  });

  it('reads no more of long texts than can be read in a moment', async () => {
    const post_id = await aPost(connection.database, userId, { content: 'x'.repeat(4_000) });
    const output = 'y'.repeat(4_000);
    for (let index = 0; index < 15; index += 1)
      await aGeneration(connection.database, userId, {
        post_id,
        output,
        outcome: 'inserted',
        kept_share: 0.5,
        released_at: NOW,
      });
    // Ten other texts of the post beside each draft: 48,000 characters.
    expect(await repository.findDrafts(userId)).toHaveLength(12);
  });

  it('is nobody else’s', async () => {
    await learnFrom(BODIES.slice(0, 3));
    const { id } = await only();
    const stranger = (await aProfile(connection.database)).id;
    expect((await rules.list(stranger)).data).toEqual([]);
    expect(await repository.findEvidence(stranger, [id])).toEqual([]);
    await expect(rules.decide(stranger, id, 'accept')).rejects.toBeInstanceOf(NotFoundError);
  });

  it('is done by one of several workers, and learns the same however often', async () => {
    await release(BODIES.slice(0, 3));
    await Promise.all([sweeper.sweep(), sweeper.sweep(), sweeper.sweep()]);
    expect((await only()).occurrences).toBe(3);
    expect(await notices()).toHaveLength(1);
    expect(await repository.findUsersToLearnFrom(1_000)).not.toContain(userId);
  });
});
