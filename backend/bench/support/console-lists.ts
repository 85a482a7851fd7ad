/**
 * The lists of the console: how each is read by the product's own services on any connection, and in which ways staff ask for it.
 * The bare reference and the explained reads use them alike.
 */
import { AdminAuditController } from '../../src/modules/audit/admin-audit.controller.js';
import { AuditRepository } from '../../src/modules/audit/audit.repository.js';
import { AuditService } from '../../src/modules/audit/audit.service.js';
import { AdminFeedbackRepository } from '../../src/modules/feedback/admin-feedback.repository.js';
import { AdminFeedbackService } from '../../src/modules/feedback/admin-feedback.service.js';
import { AdminMessagesRepository } from '../../src/modules/messages/admin-messages.repository.js';
import { AdminMessagesService } from '../../src/modules/messages/admin-messages.service.js';
import { AdminNoticesRepository } from '../../src/modules/notifications/admin/admin-notices.repository.js';
import { AdminPostsRepository } from '../../src/modules/posts/admin/admin-posts.repository.js';
import { AdminPostsService } from '../../src/modules/posts/admin/admin-posts.service.js';
import { AdminPromptsRepository } from '../../src/modules/prompts/admin/admin-prompts.repository.js';
import { AdminPromptsService } from '../../src/modules/prompts/admin/admin-prompts.service.js';
import { PromptBatchesRepository } from '../../src/modules/prompts/batches/prompt-batches.repository.js';
import { PromptBatchesService } from '../../src/modules/prompts/batches/prompt-batches.service.js';
import { AdminPublicationsRepository } from '../../src/modules/publications/admin/admin-publications.repository.js';
import { AdminPublicationsService } from '../../src/modules/publications/admin/admin-publications.service.js';
import { PaymentEventsRepository } from '../../src/modules/subscriptions/payment/events/payment-events.repository.js';
import { SubscriptionsRepository } from '../../src/modules/subscriptions/subscriptions.repository.js';
import { UsageRepository } from '../../src/modules/tracking/usage/usage.repository.js';
import { UsageService } from '../../src/modules/tracking/usage/usage.service.js';
import { AdminUsersRepository } from '../../src/modules/users/admin/admin-users.repository.js';
import { AdminUsersService } from '../../src/modules/users/admin/admin-users.service.js';
import { SystemClock } from '../../src/platform/clock/clock.js';
import type { Database } from '../../src/platform/database/database.js';
import { AdminListQuery } from '../../src/platform/http/lists/admin-list-query.dto.js';
import { COMMON_WORD, rareWord } from './console-data.js';

interface Page {
  readonly data: readonly object[];
  readonly total: number;
}
type ReadList = (query: AdminListQuery, staffId: string) => Promise<Page>;

/** What a list does not call, and so is not made. */
const UNUSED = undefined as never;

/** Each list by the end of its address, below `/api/admin/`, as its controller answers. */
export function consoleLists(database: Database): Readonly<Record<string, ReadList>> {
  const clock = new SystemClock();
  const audit = new AuditService(new AuditRepository(database), clock);
  const people = new AdminUsersRepository(database);
  const users = new AdminUsersService(people, UNUSED, UNUSED, UNUSED, audit, database, clock);
  const batches = new PromptBatchesService(
    ...([database, new PromptBatchesRepository(database), UNUSED, audit, clock] as const),
  );
  const prompts = new AdminPromptsService(database, new AdminPromptsRepository(database), UNUSED, audit);
  const posts = new AdminPostsService(new AdminPostsRepository(database), audit, clock);
  const publications = new AdminPublicationsService(
    new AdminPublicationsRepository(database),
    ...([UNUSED, UNUSED, UNUSED, UNUSED, audit, database, clock] as const),
  );
  const messages = new AdminMessagesService(database, new AdminMessagesRepository(database), UNUSED, audit);
  const feedback = new AdminFeedbackService(
    ...([database, new AdminFeedbackRepository(database), UNUSED, audit, clock] as const),
  );
  const usage = new UsageService(new UsageRepository(database), clock);
  const auditLog = new AdminAuditController(audit);
  return {
    users: (query) => users.list(query),
    'prompt-batches': (query) => batches.list(query),
    'content-prompts': (query) => prompts.list(query),
    posts: (query, staffId) => posts.list(staffId, query),
    publications: (query) => publications.list(query),
    messages: (query) => messages.list(query),
    feedback: (query) => feedback.list(query),
    notices: (query) => new AdminNoticesRepository(database).findPage(query),
    subscriptions: (query) => new SubscriptionsRepository(database).list(query),
    'payment-events': (query) => new PaymentEventsRepository(database).list(query),
    usage: (query) => usage.listPeople(query),
    'audit-log': (query) => auditLog.list(query),
  };
}

type Asked = Partial<Pick<AdminListQuery, 'sort' | 'order' | 'page' | 'perPage' | 'filter'>>;

/** The order that a list opens with, the orders and filters that its screen offers, a search for many rows and one for a single row. */
interface Ways {
  readonly opensWith: Asked;
  readonly sorts: readonly string[];
  readonly filters: readonly Record<string, unknown>[];
  readonly searches: readonly string[];
  /** What another screen asks of the list. */
  readonly asked?: Readonly<Record<string, Asked>>;
}

const ONE_PERSON = 'user4242@';

const WAYS: Readonly<Record<string, Ways>> = {
  users: {
    opensWith: { sort: 'created_at', order: 'DESC' },
    sorts: ['email', 'is_admin', 'last_seen_at'],
    filters: [
      { is_admin: true },
      { is_admin: false },
      { without_prompts: true },
      { silent: true },
      { profile_locked: true },
    ],
    asked: {
      'Home, who needs prompts': { filter: { without_prompts: true }, sort: 'open_slots', perPage: 10 },
      'Home, who is silent': { filter: { silent: true }, sort: 'last_seen_at', perPage: 5 },
    },
    searches: ['person', ONE_PERSON],
  },
  'prompt-batches': {
    opensWith: { sort: 'created_at', order: 'DESC' },
    sorts: ['status'],
    filters: [{ origin: 'starter' }, { status: 'failed' }, { status: 'queued' }],
    searches: ['person', ONE_PERSON],
  },
  'content-prompts': {
    opensWith: { sort: 'created_at', order: 'DESC' },
    sorts: ['user_email', 'pillar_number', 'category', 'scheduled_date', 'status'],
    filters: [{ status: 'archived' }, { status: 'new' }, { pushed_to_calendar: false }],
    searches: [COMMON_WORD, rareWord(4242)],
  },
  posts: {
    opensWith: { sort: 'updated_at', order: 'DESC' },
    sorts: ['user_email', 'posted_at'],
    filters: [{ status: 'archived' }, { status: 'draft' }],
    searches: ['words', rareWord(4242)],
  },
  publications: {
    opensWith: { sort: 'due_at', order: 'DESC' },
    sorts: ['user_email'],
    filters: [{ shown_as: 'missed' }, { shown_as: 'published' }, { at_risk: true }, { at_risk: false }],
    searches: ['post', ONE_PERSON],
  },
  messages: {
    opensWith: { sort: 'unread', order: 'DESC' },
    sorts: ['user_email', 'created_at'],
    filters: [{ unread: true }, { replied: true }, { replied: false }],
    searches: ['words', rareWord(4242)],
  },
  feedback: {
    opensWith: { sort: 'updated_at', order: 'DESC' },
    sorts: ['rating', 'user_email'],
    filters: [{ is_low: true }, { type: 'post' }, { rating: 1 }, { said: true }, { replied: true }],
    searches: ['words', rareWord(4240)],
  },
  notices: {
    opensWith: { sort: 'created_at', order: 'DESC' },
    sorts: [],
    filters: [{ kind: 'publication.missed' }, { kind: 'draft.due' }, { unread: true }],
    searches: ['person', ONE_PERSON],
  },
  subscriptions: {
    opensWith: { sort: 'updated_at', order: 'DESC' },
    sorts: ['email', 'plan_type', 'status', 'current_period_end', 'created_at'],
    filters: [{ plan_type: 'free' }, { reason: 'grace' }],
    searches: ['person', ONE_PERSON],
  },
  'payment-events': {
    opensWith: { sort: 'received_at', order: 'DESC' },
    sorts: ['type', 'happened_at'],
    filters: [{ state: 'waiting' }, { state: 'done' }, { type: 'invoice.payment_failed' }],
    searches: ['evt_4242', 'person', ONE_PERSON],
  },
  usage: {
    opensWith: { sort: 'last_visit_at', order: 'DESC' },
    sorts: [],
    filters: [{ is_refused: true }, { is_refused: false }],
    searches: ['person', ONE_PERSON],
  },
  'audit-log': {
    opensWith: { sort: 'at', order: 'DESC' },
    sorts: ['action'],
    filters: [],
    searches: ['post', 'content_prompt.changed'],
  },
};

/** The last page that the console leads to. */
const DEEP_PAGE = 400;

export interface ListWay {
  readonly list: string;
  readonly name: string;
  readonly query: AdminListQuery;
  readonly path: string;
}

export function consoleWays(): ListWay[] {
  return Object.entries(WAYS).flatMap(
    ([list, { opensWith, sorts, filters, searches, asked: elsewhere = {} }]) => {
      const asked: [string, Asked][] = [
        ['as it opens', {}],
        ['deep', { page: DEEP_PAGE }],
        ...sorts.flatMap((sort): [string, Asked][] => [
          [`by ${sort}`, { sort, order: 'ASC' }],
          [`by ${sort}, downwards`, { sort, order: 'DESC' }],
        ]),
        ...filters.map((filter): [string, Asked] => [JSON.stringify(filter), { filter }]),
        ...searches.map((q): [string, Asked] => [`search “${q}”`, { filter: { q } }]),
        ...Object.entries(elsewhere),
      ];
      return asked.map(([name, ask]) => {
        const query = Object.assign(new AdminListQuery(), opensWith, ask);
        return { list, name, query, path: addressOf(list, query) };
      });
    },
  );
}

function addressOf(list: string, { page, perPage, sort, order, filter }: AdminListQuery): string {
  const query = new URLSearchParams({
    ...{ page: String(page), perPage: String(perPage), order, filter: JSON.stringify(filter) },
    ...(sort === undefined ? {} : { sort }),
  });
  return `/api/admin/${list}?${query.toString()}`;
}
