import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { ConsoleSearchRepository } from './console-search.repository.js';
import { ConsoleSearchService } from './console-search.service.js';

describe('The search of the console', () => {
  let connection: ConnectedDatabase;
  let search: ConsoleSearchService;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    search = new ConsoleSearchService(new ConsoleSearchRepository(connection.database));
  });
  afterAll(() => connection.close());

  it('finds people, posts and prompts by any part of their names, whatever its case and accents', async () => {
    const { database } = connection;
    const user = await aProfile(database, { full_name: 'Zoé Quillfeather', email: 'zq@example.test' });
    const post = await aPost(database, user.id, { title: 'The Quillfeather method' });
    const prompt = await aPrompt(database, user.id, { hook: 'What Quillfeather taught me' });
    expect(await search.find('qUILLfeath')).toEqual({
      users: [{ id: user.id, name: 'Zoé Quillfeather', email: 'zq@example.test' }],
      posts: [
        {
          id: post,
          title: 'The Quillfeather method',
          user_name: 'Zoé Quillfeather',
          user_email: 'zq@example.test',
        },
      ],
      prompts: [
        {
          id: prompt,
          hook: 'What Quillfeather taught me',
          user_name: 'Zoé Quillfeather',
          user_email: 'zq@example.test',
        },
      ],
    });
    expect((await search.find('zoe quill')).users).toMatchObject([{ id: user.id }]);
  });

  it('takes what begins with the words first, and five of a kind at most', async () => {
    const { database } = connection;
    const begins = await aProfile(database, { full_name: 'Wombat Keeper', email: 'keeper@example.test' });
    for (let count = 0; count < 6; count += 1) {
      await aProfile(database, { full_name: `Friend of a wombat ${count}` });
    }
    const { users } = await search.find('wombat');
    expect(users).toHaveLength(5);
    expect(users[0]).toMatchObject({ id: begins.id });
  });

  it('takes a post whose title has the words before one whose text has them, and none of the bin', async () => {
    const { database } = connection;
    const user = await aProfile(database);
    const named = await aPost(database, user.id, { title: 'On pangolins' });
    const other = await aPost(database, user.id, { title: 'Another', content: 'Nothing but pangolins' });
    const gone = await aPost(database, user.id, { title: 'Pangolins again' });
    await database.query('update posts set deleted_at = now() where id = $1', [gone]);
    expect((await search.find('pangolins')).posts.map(({ id }) => id)).toEqual([named, other]);
  });

  it('takes wildcards for themselves', async () => {
    expect(await search.find('%%%')).toEqual({ users: [], posts: [], prompts: [] });
  });
});
