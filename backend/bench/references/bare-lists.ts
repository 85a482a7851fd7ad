/**
 * The reference of the console's bench: bare Fastify and pg, with the very statements of the product, and the session looked up once per
 * request. What it leaves out is Nest, TypeORM, validation, guards and our hooks.
 */
import fastify from 'fastify';
import { Pool } from 'pg';
import { AccountRepository } from '../../src/modules/auth/accounts/account.repository.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import type { Database } from '../../src/platform/database/database.js';
import { AdminListQuery } from '../../src/platform/http/lists/admin-list-query.dto.js';
import { consoleLists } from '../support/console-lists.js';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const database = {
  query: async (sql: string, values: unknown[]) => (await pool.query<object>(sql, values)).rows,
} as unknown as Database;

const accounts = new AccountRepository(database, new SystemClock());
const server = fastify();
for (const [name, read] of Object.entries(consoleLists(database))) {
  server.get<{ Querystring: Record<string, string> }>(`/api/admin/${name}`, async (request, reply) => {
    const [userId = '', sessionId = ''] = String(request.headers['x-session']).split(' ');
    const account = await accounts.findBySession(userId, sessionId);
    if (!account) return reply.status(401).send({});
    const { page = '1', perPage = '25', filter = '{}', ...order } = request.query;
    const query = Object.assign(new AdminListQuery(), order, {
      ...{ page: Number(page), perPage: Number(perPage) },
      filter: JSON.parse(filter) as Record<string, unknown>,
    });
    return read(query, account.id);
  });
}
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
