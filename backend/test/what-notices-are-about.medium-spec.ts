import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WhatNoticesAreAbout1764000197000 } from '../migrations/1764000197000-what-notices-are-about.js';
import { WhatOlderNoticesAreAbout1764000197100 } from '../migrations/1764000197100-what-older-notices-are-about.js';
import { insertRow } from './builders/insert-row.js';
import { aPost, aPublication } from './builders/post.builder.js';
import { aProfile } from './builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/database/connected-database.js';

let connection: ConnectedDatabase;

beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

const migrate = async (direction: 'up' | 'down') => {
  const runner = connection.source.createQueryRunner();
  try {
    await new WhatNoticesAreAbout1764000197000()[direction](runner);
    if (direction === 'up') await new WhatOlderNoticesAreAbout1764000197100().up(runner);
  } finally {
    await runner.release();
  }
};

it('reads from the subjects and links of before what each notice is about, and leaves them as they are', async () => {
  const { database } = connection;
  const user = await aProfile(database);
  const post = await aPost(database, user.id);
  const publication = await aPublication(database, user.id, post);
  const [{ account } = { account: '' }] = await database.query<{ account: string }>(
    'select social_account_id as account from publications where id = $1',
    [publication],
  );
  const suggestion = await insertRow<{ id: string }>(database, 'post_suggestions', {
    ...{ post_id: post, author_id: user.id, original: 'a', replacement: 'b', reason: 'c' },
    range_start: 0,
  });
  const rule = await insertRow<{ id: string }>(database, 'learned_rules', {
    ...{ user_id: user.id, kind: 'opening_replaced', key: 'excited', phrase: 'excited', instead: '' },
    ...{ occurrences: 3, opportunities: 3, learned_where: '{}' },
  });
  const [gone, lost] = [randomUUID(), randomUUID()];
  const link = `/posts/${post}`;
  const claim = { publication_id: publication, publication_version: 2, publication_fence: 7 };
  const rows = [
    ['publication.missed', `${publication}:v2:f7`, link, { post_id: post, ...claim }],
    ['publication.blocked', `${publication}:v2:f7`, '/settings', { post_id: post, ...claim }],
    ['publication.missed', `${gone}:v2:f7`, link, { post_id: post, ...claim, publication_id: gone }],
    [
      'publication.at_risk',
      `${publication}:v2:1`,
      link,
      { post_id: post, ...claim, publication_fence: null },
    ],
    [
      ...(['publication.at_risk', `${publication}:v2:2`, '/settings'] as const),
      { post_id: post, ...claim, publication_fence: null, social_account_id: account },
    ],
    [
      'publication.blocked',
      `${account}:2026-11-22T12:00:00.000Z`,
      '/settings',
      { social_account_id: account },
    ],
    [
      ...(['publication.other_member', `${account}:2026-11-22T12:00:00.000Z`, link] as const),
      { social_account_id: account, post_id: post },
    ],
    ['publication.throttled', `${account}:2026-11-22`, '/posts', { social_account_id: account }],
    ['publication.first_comment', publication, link, { post_id: post, publication_id: publication }],
    ['publication.lost', lost, '/posts', {}],
    ['publication.held', lost, '/posts', {}],
    ['draft.due', `${post}:2026-11-22`, link, { post_id: post, post_date: '2026-11-22' }],
    [
      ...(['post.by_hand', `${post}:2026-11-22 12:30`, link] as const),
      { post_id: post, post_date: '2026-11-22', post_time: '12:30' },
    ],
    ['post.needs_analytics', post, `${link}?dialog=performance`, { post_id: post }],
    ['post.suggested', suggestion.id, link, { post_id: post, suggestion_id: suggestion.id }],
    ['post.suggested', gone, link, { post_id: post }],
    ['voice.learned', rule.id, '/writing-profile', { learned_rule_id: rule.id }],
    ['voice.learned', `${rule.id}:5`, '/writing-profile', { learned_rule_id: rule.id }],
    ['voice.learned', gone, '/writing-profile', {}],
    ['prompts.ready', '2026-11-23', '/content-calendar', {}],
    ['feedback.replied', `${gone}:2026-11-22T12:00:00.000Z`, '/feedback', {}],
    ['told.no.more', 'whatever', '/posts', {}],
  ] as const;

  const kept = () =>
    database.query<{ kind: string; subject: string; link: string }>(
      'select kind, subject, link from notifications order by body::int',
    );
  await migrate('down');
  for (const [place, [kind, subject, to]] of rows.entries()) {
    await insertRow(database, 'notifications', {
      ...{ user_id: user.id, kind, subject, title: kind, body: String(place), link: to },
    });
  }
  const before = await kept();
  await migrate('up');
  const found = await database.query(
    `select post_id, post_date::text, post_time, publication_id, publication_version, publication_fence, social_account_id,
            suggestion_id, learned_rule_id
       from notifications order by body::int`,
  );
  const nothing = {
    ...{ post_id: null, post_date: null, post_time: null, social_account_id: null },
    ...{ publication_id: null, publication_version: null, publication_fence: null },
    ...{ suggestion_id: null, learned_rule_id: null },
  };
  expect(found).toEqual(rows.map(([, , , about]) => ({ ...nothing, ...about })));
  await migrate('down');
  expect(await kept()).toEqual(before);
  await migrate('up');
  expect(await kept()).toEqual(before);
});
