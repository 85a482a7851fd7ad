import type { components } from '@drumbeat/api-client';
import type { Identifier } from 'react-admin';
import { api, byId } from './api';

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

/** The API’s operations for react-admin’s verbs; calls beside them stand where their resource uses them. */
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

const number = (id: string) => ({ params: { path: { id: Number(id) } } });

/** react-admin's forms are untyped; the server checks every field again and names the wrong ones. */
export const endpoints: Record<string, ResourceEndpoints> = {
  users: {
    list: (query) => api.GET('/api/admin/users', { params: { query } }),
    one: (id) => api.GET('/api/admin/users/{id}', byId(id)),
    update: (id, body) => api.PATCH('/api/admin/users/{id}', { ...byId(id), body: body }),
    isVersioned: true,
  },
  'prompt-batches': {
    list: (query) => api.GET('/api/admin/prompt-batches', { params: { query } }),
    one: (id) => api.GET('/api/admin/prompt-batches/{id}', byId(id)),
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
    one: (id) => api.GET('/api/admin/posts/{id}', byId(id)),
  },
  publications: {
    list: (query) => api.GET('/api/admin/publications', { params: { query } }),
    one: (id) => api.GET('/api/admin/publications/{id}', byId(id)),
  },
  messages: {
    list: (query) => api.GET('/api/admin/messages', { params: { query } }),
    one: (id) => api.GET('/api/admin/messages/{id}', byId(id)),
    update: (id, body) => api.PATCH('/api/admin/messages/{id}', { ...byId(id), body }),
  },
  feedback: {
    list: (query) => api.GET('/api/admin/feedback', { params: { query } }),
    one: (id) => api.GET('/api/admin/feedback/{id}', byId(id)),
    update: (id, body) =>
      api.PATCH('/api/admin/feedback/{id}', {
        ...byId(id),
        body: body as Schemas['ReplyToFeedbackRequest'],
      }),
  },
  notices: { list: (query) => api.GET('/api/admin/notices', { params: { query } }) },
  subscriptions: { list: (query) => api.GET('/api/admin/subscriptions', { params: { query } }) },
  'payment-events': {
    list: (query) => api.GET('/api/admin/payment-events', { params: { query } }),
    one: (id) => api.GET('/api/admin/payment-events/{id}', { params: { path: { id } } }),
  },
  usage: {
    list: (query) => api.GET('/api/admin/usage', { params: { query } }),
    one: (id) => api.GET('/api/admin/usage/{id}', byId(id)),
  },
  'audit-log': { list: (query) => api.GET('/api/admin/audit-log', { params: { query } }) },
};
