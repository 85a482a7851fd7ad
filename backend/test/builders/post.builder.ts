import type { PostEntity } from '../../src/modules/posts/post.entity.js';
import type { PublicationEntity } from '../../src/modules/publications/publication.entity.js';
import type { SocialAccountEntity } from '../../src/modules/linkedin/accounts/social-account.entity.js';
import type { Database } from '../../src/platform/database/database.js';
import { insertRow } from './insert-row.js';

/** A draft of the user's own. Returns its id. */
export async function aPost(
  database: Database,
  userId: string,
  overrides: Partial<PostEntity> = {},
): Promise<string> {
  const row = await insertRow<PostEntity>(database, 'posts', {
    user_id: userId,
    title: 'A post',
    content: 'What I learned this week.',
    ...overrides,
  });
  return row.id;
}

/** A publication of the post through the user's LinkedIn account, which is made where it is missing. */
export async function aPublication(
  database: Database,
  userId: string,
  postId: string,
  overrides: Partial<PublicationEntity> = {},
): Promise<string> {
  const row = await insertRow<PublicationEntity>(database, 'publications', {
    user_id: userId,
    post_id: postId,
    social_account_id: await linkedInAccountOf(database, userId),
    due_at: new Date('2026-11-20T08:00:00Z'),
    local_date: '2026-11-20',
    local_time: '09:00',
    time_zone: 'Europe/Berlin',
    ...overrides,
  });
  return row.id;
}

async function linkedInAccountOf(database: Database, userId: string): Promise<string> {
  const [account] = await database.query<SocialAccountEntity>(
    `select id from social_accounts where user_id = $1 and provider = 'linkedin'`,
    [userId],
  );
  if (account) return account.id;
  const created = await insertRow<SocialAccountEntity>(database, 'social_accounts', {
    user_id: userId,
    provider: 'linkedin',
    provider_user_id: `member-${userId}`,
    display_name: 'Ada Example',
    access_token_encrypted: 'sealed',
  });
  return created.id;
}
