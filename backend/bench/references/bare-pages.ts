/**
 * The reference of the page benches: bare Fastify and pg. It runs the very statements and presenters of the product
 * and looks the session up once per request; what it leaves out is Nest, TypeORM, validation, guards and our hooks.
 */
import fastify from 'fastify';
import { Pool } from 'pg';
import { AccountRepository } from '../../src/modules/auth/accounts/account.repository.js';
import { CalendarRepository } from '../../src/modules/calendar/calendar.repository.js';
import { CalendarService } from '../../src/modules/calendar/calendar.service.js';
import { CalendarSlotsRepository } from '../../src/modules/prompts/slots/calendar-slots.repository.js';
import { ActivityFeedRepository } from '../../src/modules/dashboard/activity-feed.repository.js';
import { DashboardService } from '../../src/modules/dashboard/dashboard.service.js';
import { DashboardStatsRepository } from '../../src/modules/dashboard/dashboard-stats.repository.js';
import { LearningProgressRepository } from '../../src/modules/dashboard/learning-progress.repository.js';
import { UpcomingPromptsRepository } from '../../src/modules/dashboard/upcoming-prompts.repository.js';
import { PublishedPostsRepository } from '../../src/modules/posts/published/published-posts.repository.js';
import { PublishedPostsService } from '../../src/modules/posts/published/published-posts.service.js';
import type { Account } from '../../src/platform/access/account-reader.js';
import type { AnswerCache } from '../../src/platform/cache/answer-cache.js';
import { PromptsRepository } from '../../src/modules/prompts/prompts.repository.js';
import { PromptsService } from '../../src/modules/prompts/prompts.service.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import type { Database } from '../../src/platform/database/database.js';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const database = {
  query: async (sql: string, values: unknown[]) => (await pool.query<object>(sql, values)).rows,
} as unknown as Database;

const clock = new SystemClock();
const accounts = new AccountRepository(database, clock);
const prompts = new PromptsService(
  new PromptsRepository(database),
  new CalendarSlotsRepository(database),
  database,
);
const calendar = new CalendarService(prompts, new CalendarRepository(database), clock);

const server = fastify();
const signedIn = (session: unknown) => {
  const [userId = '', sessionId = ''] = String(session).split(' ');
  return accounts.findBySession(userId, sessionId);
};
server.get<{ Querystring: { from: string; to: string } }>('/api/calendar', async (request, reply) => {
  const account = await signedIn(request.headers['x-session']);
  return account ? calendar.read(account.id, request.query) : reply.status(401).send({});
});
server.get<{ Querystring: Record<string, string> }>('/api/content-prompts', async (request, reply) => {
  const account = await signedIn(request.headers['x-session']);
  if (!account) return reply.status(401).send({});
  const { favorite, ...query } = request.query;
  const filters = {
    ...query,
    limit: 50,
    ...(favorite === undefined ? {} : { favorite: favorite === 'true' }),
  };
  return prompts.list(account.id, filters);
});
// Without the cache: this is what a cold answer is compared with.
const dashboard = new DashboardService(
  new DashboardStatsRepository(database),
  new PublishedPostsService(new PublishedPostsRepository(database)),
  new ActivityFeedRepository(database),
  new LearningProgressRepository(database),
  new UpcomingPromptsRepository(database),
  { through: (_user: string, _asked: object, read: () => unknown) => read() } as unknown as AnswerCache,
  clock,
);
const cards: Readonly<Record<string, (account: Account) => Promise<unknown>>> = {
  stats: (account) => dashboard.stats(account),
  'performance-trends': (account) => dashboard.trends(account, 'month', 20),
  'activity-feed': ({ id }) => dashboard.activityFeed(id, 10),
  'ai-learning-progress': ({ id }) => dashboard.learningProgress(id),
  'upcoming-prompts': (account) => dashboard.upcomingPrompts(account),
};
for (const [name, read] of Object.entries(cards)) {
  server.get(`/api/dashboard/${name}`, async (request, reply) => {
    const account = await signedIn(request.headers['x-session']);
    return account ? read(account) : reply.status(401).send({});
  });
}
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
