import type { BenchDatabase } from './bench-database.js';

/** Users who write at the same time, each in a post of their own. */
const WRITERS = 10;

interface Draft {
  readonly id: string;
  version: number;
}

/** Posts of one user, of the length that posts have. */
export async function makeDrafts(database: BenchDatabase, userId: string): Promise<Draft[]> {
  return database.query<Draft>(
    `insert into posts (user_id, title, content)
     select $1, 'A post ' || n, $2 from generate_series(1, $3::int) n returning id, version`,
    [userId, textAfter(0), WRITERS],
  );
}

/** `count` saves, each of the version that the one before it left, as an editor sends them; every one has to be taken. */
export async function save(
  url: string,
  headers: Record<string, string>,
  drafts: readonly Draft[],
  count: number,
): Promise<void> {
  let left = count;
  await Promise.all(
    drafts.map(async (draft) => {
      while (left > 0) {
        left -= 1;
        await saveOnce(url, headers, draft);
      }
    }),
  );
}

/** Returns the server's response. */
export async function saveOnce(
  url: string,
  headers: Record<string, string>,
  draft: Draft,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api/posts/${draft.id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version: draft.version, content: textAfter(draft.version) }),
  });
  if (!response.ok) throw new Error(`A save was refused: ${response.status} ${await response.text()}`);
  const post = (await response.json()) as Record<string, unknown>;
  draft.version += 1;
  if (post['version'] !== draft.version) throw new Error('A save did not raise the version by one');
  return post;
}

function textAfter(version: number): string {
  return `What a client taught me about #pricing.\n\n${'A sentence of a post. '.repeat(25)}\n\nEdit ${version}`;
}
