/**
 * The reference of the console's bench: bare Fastify and pg. It does the same job with the very statements and presenters of the product:
 * reads the same cookie, verifies its token, looks the session up and refuses who is no staff, once per request. What it leaves out is Nest,
 * TypeORM, passport, validation, allowances and our hooks.
 */
import fastifyCookie from '@fastify/cookie';
import { JwtService } from '@nestjs/jwt';
import fastify from 'fastify';
import { Pool } from 'pg';
import { AccountRepository } from '../../src/modules/auth/accounts/account.repository.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  accessCookieName,
  type AccessTokenClaims,
} from '../../src/platform/access/access-token.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import type { Database } from '../../src/platform/database/database.js';
import { AdminListQuery } from '../../src/platform/http/lists/admin-list-query.dto.js';
import { consoleLists } from '../support/console-lists.js';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const database = {
  query: async (sql: string, values: unknown[]) => (await pool.query<object>(sql, values)).rows,
} as unknown as Database;

const accounts = new AccountRepository(database, new SystemClock());
const tokens = new JwtService({
  secret: process.env['AUTH_SECRET'] ?? '',
  verifyOptions: {
    algorithms: [ACCESS_TOKEN_ALGORITHM],
    issuer: ACCESS_TOKEN_ISSUER,
    audience: ACCESS_TOKEN_AUDIENCE,
  },
});
const cookie = accessCookieName(false);

const server = fastify();
await server.register(fastifyCookie);
for (const [name, read] of Object.entries(consoleLists(database))) {
  server.get<{ Querystring: Record<string, string> }>(`/api/admin/${name}`, async (request, reply) => {
    const { sub, sid, ver } = tokens.verify<AccessTokenClaims>(request.cookies[cookie] ?? '');
    const account = await accounts.findBySession(sub, sid);
    if (account?.token_version !== ver) return reply.status(401).send({});
    if (!account.is_admin) return reply.status(403).send({});
    const { page = '1', perPage = '25', filter = '{}', ...order } = request.query;
    const query = Object.assign(new AdminListQuery(), order, {
      ...{ page: Number(page), perPage: Number(perPage) },
      filter: JSON.parse(filter) as Record<string, unknown>,
    });
    return read(query, account.id);
  });
}
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
