/**
 * The reference of the autosave bench: bare Fastify and pg. It runs the very statements and presenters of the product in the
 * same transaction and looks the session up once per request; what it leaves out is Nest, TypeORM, validation, guards and our hooks.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { AccountRepository } from '../../src/modules/auth/accounts/account.repository.js';
import { PostVersionsRepository } from '../../src/modules/posts/versions/post-versions.repository.js';
import type { ChangePostRequest } from '../../src/modules/posts/posts.dto.js';
import { PostsRepository } from '../../src/modules/posts/posts.repository.js';
import { PostsService } from '../../src/modules/posts/posts.service.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import type { Database } from '../../src/platform/database/database.js';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const current = new AsyncLocalStorage<PoolClient>();
const database = {
  query: async (sql: string, values: unknown[]) =>
    (await (current.getStore() ?? pool).query<object>(sql, values)).rows,
  transaction: async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await current.run(client, work);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
} as unknown as Database;

const clock = new SystemClock();
const accounts = new AccountRepository(database, clock);
const posts = new PostsRepository(database);
const versions = new PostVersionsRepository(database);
/** Lists, prompts, edit measurements and quotas: saving a text uses none of them. */
const unused = null as never;
const service = new PostsService(database, posts, unused, versions, unused, unused, unused, clock);

const server = fastify();
server.patch<{ Params: { id: string }; Body: ChangePostRequest }>(
  '/api/posts/:id',
  async (request, reply) => {
    const [userId = '', sessionId = ''] = String(request.headers['x-session']).split(' ');
    const account = await accounts.findBySession(userId, sessionId);
    return account ? service.change(account.id, request.params.id, request.body) : reply.status(401).send({});
  },
);
server.get('/health', async () => ({}));
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
