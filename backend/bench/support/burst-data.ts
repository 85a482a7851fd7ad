import { randomUUID } from 'node:crypto';
import { loadConfig } from '../../src/config/config.js';
import { placeOfToken } from '../../src/modules/linkedin/accounts/social-accounts.service.js';
import { SecretBox } from '../../src/platform/crypto/secret-box.js';
import type { BenchDatabase } from './bench-database.js';
import type { LinkedInStandIn, Member } from './linkedin-stand-in.js';

/** A user with a connected account. */
export interface Author {
  readonly userId: string;
  readonly accountId: string;
  readonly member: Member;
}

/** Users whose LinkedIn accounts are connected, their tokens sealed as the product seals them. */
export async function connectAuthors(
  database: BenchDatabase,
  linkedin: LinkedInStandIn,
  count: number,
): Promise<Author[]> {
  const { encryptionKeys } = loadConfig(linkedin.environment(database.url));
  const box = new SecretBox(encryptionKeys);
  const authors: Author[] = [];
  for (let number = 1; number <= count; number += 1) {
    const member = await linkedin.mintToken(`Author ${number}`);
    authors.push({ userId: randomUUID(), accountId: randomUUID(), member });
  }
  await database.query(
    `insert into profiles (id, email, full_name, first_name, time_zone)
     select id, id || '@example.test', 'Bench', 'Bench', 'Europe/Berlin' from unnest($1::uuid[]) id`,
    [authors.map(({ userId }) => userId)],
  );
  await database.query(
    `insert into social_accounts (id, user_id, provider, provider_user_id, display_name, granted_scopes,
                                  access_token_encrypted, token_issued_at, expires_at)
     select a.id, a.user_id, 'linkedin', a.sub, a.name, $5, a.token, now() - interval '1 day', now() + interval '59 days'
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $6::text[]) a (id, user_id, sub, name, token)`,
    [
      authors.map(({ accountId }) => accountId),
      authors.map(({ userId }) => userId),
      authors.map(({ member }) => member.sub),
      authors.map(({ member }) => member.name),
      authors[0]?.member.scopes,
      authors.map(({ accountId, userId, member }) =>
        box.seal(member.access_token, placeOfToken({ id: accountId, user_id: userId })),
      ),
    ],
  );
  return authors;
}

export interface BurstPost {
  readonly id: string;
  readonly author: Author;
  readonly text: string;
}

/** `count` posts of different texts, spread over the authors. */
export function burstPosts(authors: readonly Author[], count: number): BurstPost[] {
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    author: authors[index % authors.length]!,
    text: `What a client taught me about pricing.\n\n${'A sentence of a post. '.repeat(25)}\n\n${randomUUID()}`,
  }));
}

/** Puts all of them into the ledger, due in the same instant. */
export async function schedulePosts(
  database: BenchDatabase,
  posts: readonly BurstPost[],
  dueAt: Date,
): Promise<void> {
  const ids = posts.map(({ id }) => id);
  const userIds = posts.map(({ author }) => author.userId);
  await database.query(
    `insert into posts (id, user_id, title, content)
     select * from (select unnest($1::uuid[]), unnest($2::uuid[]), 'A post', unnest($3::text[])) p`,
    [ids, userIds, posts.map(({ text }) => text)],
  );
  await database.query(
    `insert into publications (user_id, post_id, social_account_id, due_at, local_date, local_time, time_zone)
     select p.user_id, p.post_id, p.account_id, $4::timestamptz, $4::timestamptz::date, '09:00', 'Europe/Berlin'
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) p (user_id, post_id, account_id)`,
    [userIds, ids, posts.map(({ author }) => author.accountId), dueAt],
  );
}

/** True when nothing due is left, outcomes included. */
export async function isLedgerAtRest(database: BenchDatabase): Promise<boolean> {
  const [row] = await database.query<{ is_busy: boolean }>(
    `select exists (select 1 from publications where state in ('claimed', 'sending'))
         or exists (select 1 from publications where state = 'scheduled' and due_at < now()) as is_busy`,
  );
  return row?.is_busy === false;
}

/** The state of every publication of these posts, with how many are in it. */
export async function statesOf(
  database: BenchDatabase,
  posts: readonly BurstPost[],
): Promise<Record<string, number>> {
  const rows = await database.query<{ state: string; count: number }>(
    `select state, count(*)::int as count from publications where post_id = any($1::uuid[]) group by state`,
    [posts.map(({ id }) => id)],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Deletes their rows; the tables are as before. */
export async function forgetPosts(database: BenchDatabase, posts: readonly BurstPost[]): Promise<void> {
  await database.query('delete from posts where id = any($1::uuid[])', [posts.map(({ id }) => id)]);
  await database.query('vacuum analyze');
  // Otherwise the server keeps writing the million rows to disk for minutes, during the rounds.
  await database.query('checkpoint');
}

/** Posts that wait for a day from the day after tomorrow to a month ahead. */
export async function fillBacklog(
  database: BenchDatabase,
  authors: readonly Author[],
  count: number,
): Promise<void> {
  await database.query(
    `with author as materialized (
       select (row_number() over ())::int - 1 as k, user_id, account_id from unnest($1::uuid[], $2::uuid[]) a (user_id, account_id)
     ), written as (
       insert into posts (id, user_id, title, content)
       select gen_random_uuid(), user_id, 'A post of another day', repeat('A sentence of a post. ', 10) || n
         from generate_series(1, $3::int) n join author on k = n % $4::int
       returning id, user_id
     )
     insert into publications (user_id, post_id, social_account_id, due_at, local_date, local_time, time_zone)
     select w.user_id, w.id, a.account_id, d.due_at, d.due_at::date, '09:00', 'Europe/Berlin'
       from written w join author a using (user_id)
      cross join lateral (select now() + interval '2 days' + interval '28 days' * (abs(hashtext(w.id::text)) % 100000) / 100000
                            as due_at) d`,
    [authors.map(({ userId }) => userId), authors.map(({ accountId }) => accountId), count, authors.length],
  );
  await database.query('vacuum analyze');
}
