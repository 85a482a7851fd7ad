import type { components } from '@drumbeat/api-client';
import type { OutgoingChannel, WeeklyMode } from '@drumbeat/domain';
import { fileNameOf } from '@drumbeat/ui';
import type { Identifier } from 'react-admin';
import { api, downloads } from './api';
import type { AdminWritingProfile, Figures, OutgoingState, SubscriptionChange } from './records';

/** Query of every list of the console (`filter` is JSON). */
export interface ListQuery {
  page: number;
  perPage: number;
  sort?: string;
  order: 'ASC' | 'DESC';
  filter?: string;
}

type Body = Record<string, unknown>;
type Answer<Result> = Promise<{ data?: Result }>;

/** The API's operations for one resource. The data provider throws a clear error when a screen needs another one. */
export interface ResourceEndpoints {
  list(query: ListQuery): Answer<{ data: readonly { id: Identifier }[]; total: number }>;
  one?(id: string): Answer<{ id: Identifier }>;
  create?(body: Body): Answer<{ id: Identifier }>;
  update?(id: string, body: Body): Answer<{ id: Identifier }>;
  /** True where a change names the version that it started from. */
  isVersioned?: true;
  remove?(id: string): Answer<unknown>;
}

type Schemas = components['schemas'];

const uuid = (id: string) => ({ params: { path: { id } } });
const number = (id: string) => ({ params: { path: { id: Number(id) } } });

/** react-admin's forms are untyped; the server checks every field again and names the wrong ones. */
export const endpoints: Record<string, ResourceEndpoints> = {
  users: {
    list: (query) => api.GET('/api/admin/users', { params: { query } }),
    one: (id) => api.GET('/api/admin/users/{id}', uuid(id)),
    update: (id, body) => api.PATCH('/api/admin/users/{id}', { ...uuid(id), body: body }),
  },
  'prompt-batches': {
    list: (query) => api.GET('/api/admin/prompt-batches', { params: { query } }),
    one: (id) => api.GET('/api/admin/prompt-batches/{id}', uuid(id)),
    create: (body) =>
      api.POST('/api/admin/prompt-batches', { body: body as Schemas['OrderPromptBatchRequest'] }),
  },
  'content-prompts': {
    list: (query) => api.GET('/api/admin/content-prompts', { params: { query } }),
    one: (id) => api.GET('/api/admin/content-prompts/{id}', number(id)),
    update: (id, body) =>
      api.PATCH('/api/admin/content-prompts/{id}', {
        ...number(id),
        body: body,
      }),
    remove: (id) => api.DELETE('/api/admin/content-prompts/{id}', number(id)),
    isVersioned: true,
  },
  posts: {
    list: (query) => api.GET('/api/admin/posts', { params: { query } }),
    one: (id) => api.GET('/api/admin/posts/{id}', uuid(id)),
  },
  publications: {
    list: (query) => api.GET('/api/admin/publications', { params: { query } }),
    one: (id) => api.GET('/api/admin/publications/{id}', uuid(id)),
  },
  messages: {
    list: (query) => api.GET('/api/admin/messages', { params: { query } }),
    one: (id) => api.GET('/api/admin/messages/{id}', uuid(id)),
    update: (id, body) => api.PATCH('/api/admin/messages/{id}', { ...uuid(id), body }),
  },
  feedback: { list: (query) => api.GET('/api/admin/feedback', { params: { query } }) },
  subscriptions: { list: (query) => api.GET('/api/admin/subscriptions', { params: { query } }) },
  'payment-events': {
    list: (query) => api.GET('/api/admin/payment-events', { params: { query } }),
    one: (id) => api.GET('/api/admin/payment-events/{id}', { params: { path: { id } } }),
  },
  usage: {
    list: (query) => api.GET('/api/admin/usage', { params: { query } }),
    one: (id) => api.GET('/api/admin/usage/{id}', uuid(id)),
  },
  'audit-log': { list: (query) => api.GET('/api/admin/audit-log', { params: { query } }) },
};

/** The api's readiness, and the last worker heartbeat. */
export const readReadiness = () => api.GET('/api/health/ready');

/** Calls of staff beside react-admin's verbs. */
export const pushBatch = (id: string) => api.POST('/api/admin/prompt-batches/{id}/push', uuid(id));
export const retryBatch = (id: string) => api.POST('/api/admin/prompt-batches/{id}/retry', uuid(id));
/** Of a prompt that its user does not have yet; each names the version that staff had before them. */
export const decidePrompt = (id: number, body: Schemas['DecidePromptRequest']) =>
  api.POST('/api/admin/content-prompts/{id}/decision', { params: { path: { id } }, body });
export const placePrompt = (id: number, body: Schemas['ProposePlaceRequest']) =>
  api.POST('/api/admin/content-prompts/{id}/place', { params: { path: { id } }, body });
export const rewritePrompt = (id: number, version: number) =>
  api.POST('/api/admin/content-prompts/{id}/rewrite', { params: { path: { id } }, body: { version } });
/** One batch for each of many users; with the same order id nothing is ordered twice. */
export async function orderForMany(body: Schemas['OrderForManyRequest']) {
  return bodyOf(await api.POST('/api/admin/prompt-batches/for-many', { body }));
}
export const approveRest = (batchId: string) =>
  api.POST('/api/admin/prompt-batches/{id}/approve-rest', uuid(batchId));
export const checkPublication = (id: string) => api.POST('/api/admin/publications/{id}/check', uuid(id));
export const grantFreePlan = (userId: string) =>
  api.PATCH('/api/admin/users/{id}', { ...uuid(userId), body: { grant_free_plan: true } });
/** All that is a user's, as one file; whole once it resolves. */
export async function exportUser(userId: string): Promise<{ content: Blob; fileName: string }> {
  const answer = await downloads.GET('/api/admin/users/{id}/export', { ...uuid(userId), parseAs: 'blob' });
  return { content: bodyOf(answer), fileName: fileNameOf(answer.response, 'drumbeat-export.zip') };
}
export const deleteUser = (userId: string, email: string) =>
  api.DELETE('/api/admin/users/{id}', { ...uuid(userId), body: { email } });
export const endFreePlan = (userId: string) => api.POST('/api/admin/users/{id}/end-free-plan', uuid(userId));
export async function readSubscriptionChanges(userId: string): Promise<SubscriptionChange[]> {
  return bodyOf(await api.GET('/api/admin/users/{id}/subscription-changes', uuid(userId))).changes;
}
export const replayPaymentEvent = (id: string) =>
  api.POST('/api/admin/payment-events/{id}/replay', { params: { path: { id } } });
export async function readWritingProfile(userId: string): Promise<AdminWritingProfile> {
  return bodyOf(await api.GET('/api/admin/users/{id}/writing-profile', uuid(userId))).data;
}
const TRAINING_POSTS_PAGE = 50;
export async function readTrainingPosts(
  userId: string,
  cursor: string | null,
): Promise<Schemas['TrainingPostListResponse']> {
  const { data } = await api.GET('/api/admin/users/{id}/training-posts', {
    params: {
      path: { id: userId },
      query: { limit: TRAINING_POSTS_PAGE, ...(cursor === null ? {} : { cursor }) },
    },
  });
  if (data === undefined) throw new Error('The server gave no answer.');
  return data;
}
export const deleteTrainingPost = (id: string) =>
  api.DELETE('/api/sample-posts/analytics', { params: { query: { id } } });
export const readLessons = (userId: string) => api.GET('/api/admin/users/{id}/lessons', uuid(userId));
export async function readWeeklyPrompts(userId: string): Promise<Schemas['WeeklyPromptsResponse']> {
  const { data } = await api.GET('/api/admin/users/{id}/weekly-prompts', uuid(userId));
  if (data === undefined) throw new Error('The server gave no answer.');
  return data;
}
export async function setWeeklyPrompts(
  userId: string,
  mode: WeeklyMode | null,
): Promise<Schemas['WeeklyPromptsResponse']> {
  const { data } = await api.PUT('/api/admin/users/{id}/weekly-prompts', { ...uuid(userId), body: { mode } });
  if (data === undefined) throw new Error('The server gave no answer.');
  return data;
}
/** Of one user, or of all. */
export const readKeptShares = (userId?: string) =>
  userId === undefined
    ? api.GET('/api/admin/kept-share')
    : api.GET('/api/admin/users/{id}/kept-share', uuid(userId));
export const readMessage = (id: string) =>
  api.PATCH('/api/admin/messages/{id}', { ...uuid(id), body: { read: true } });

export async function readUsageOverview(): Promise<Schemas['UsageOverviewResponse']> {
  return bodyOf(await api.GET('/api/admin/usage/overview'));
}

export async function readFigures(): Promise<Figures> {
  return bodyOf(await api.GET('/api/admin/figures'));
}
export async function readBadlyRatedBatches() {
  return bodyOf(await api.GET('/api/admin/badly-rated-batches'));
}

type QueueName = Schemas['QueueResponse']['name'];

export async function readQueues() {
  return bodyOf(await api.GET('/api/admin/queues')).data;
}
export async function readFailedJobs(name: QueueName, page: number) {
  return bodyOf(
    await api.GET('/api/admin/queues/{name}/failed-jobs', { params: { path: { name }, query: { page } } }),
  );
}
export async function retryJob(name: QueueName, id: string) {
  const params = { path: { name, id } };
  return bodyOf(await api.POST('/api/admin/queues/{name}/failed-jobs/{id}/retry', { params })).outcome;
}
export const removeJob = (name: QueueName, id: string) =>
  api.DELETE('/api/admin/queues/{name}/failed-jobs/{id}', { params: { path: { name, id } } });

export async function readActivity(userId: string) {
  return bodyOf(await api.GET('/api/admin/users/{id}/activity', uuid(userId)));
}
export async function readCalendar(userId: string, query: { from: string; to: string }) {
  return bodyOf(await api.GET('/api/admin/users/{id}/calendar', { params: { path: { id: userId }, query } }));
}
export async function readApprovals(userId: string, pages: { page: number; perPage: number }) {
  const query = { ...pages, order: 'DESC' as const };
  return bodyOf(
    await api.GET('/api/admin/users/{id}/approvals', { params: { path: { id: userId }, query } }),
  );
}

/** What staff note about a user, for each other. */
export const staffNotes = {
  list: async (id: string) => bodyOf(await api.GET('/api/admin/users/{id}/notes', uuid(id))).data,
  write: (id: string, text: string) =>
    api.POST('/api/admin/users/{id}/notes', { ...uuid(id), body: { text } }),
  change: (id: string, noteId: string, body: Schemas['ChangeStaffNoteRequest']) =>
    api.PATCH('/api/admin/users/{id}/notes/{noteId}', { params: { path: { id, noteId } }, body }),
  remove: (id: string, noteId: string) =>
    api.DELETE('/api/admin/users/{id}/notes/{noteId}', { params: { path: { id, noteId } } }),
};

/** What staff suggest for a post; its author accepts or declines. */
export const postSuggestions = {
  list: async (id: string) => bodyOf(await api.GET('/api/admin/posts/{id}/suggestions', uuid(id))).data,
  make: (id: string, body: Schemas['SuggestEditRequest']) =>
    api.POST('/api/admin/posts/{id}/suggestions', { ...uuid(id), body }),
  withdraw: (id: string, suggestionId: string) =>
    api.DELETE('/api/admin/posts/{id}/suggestions/{suggestionId}', {
      params: { path: { id, suggestionId } },
    }),
};

/** Outgoing channels, with the results of restores. */
export async function getOutgoing(): Promise<OutgoingState> {
  return bodyOf(await api.GET('/api/admin/outgoing'));
}

export async function setChannel(name: OutgoingChannel, to: 'release' | 'pause'): Promise<OutgoingState> {
  const channel = { params: { path: { name } } };
  return bodyOf(
    to === 'release'
      ? await api.POST('/api/admin/outgoing/{name}/release', channel)
      : await api.POST('/api/admin/outgoing/{name}/pause', channel),
  );
}

function bodyOf<Body>({ data }: { data?: Body }): Body {
  if (data === undefined) throw new Error('The server gave no answer.');
  return data;
}
