import { type ConsoleList, type ListFilterName, PROMPT_LIMITS } from '@drumbeat/domain';

const presetAs = (name: string, values: object | undefined) =>
  values ? `?${name}=${encodeURIComponent(JSON.stringify(values))}` : '';

/** A row's own page: its record to change, or what is shown of it. */
const recordOf = (resource: string) => (id: string | number) => `/${resource}/${encodeURIComponent(id)}`;
const pageOf = (resource: string) => (id: string | number) => `${recordOf(resource)(id)}/show`;

/** Addresses of the console's pages, below `/admin`. Links are built here and nowhere else. */
export const linkTo = {
  list: <List extends ConsoleList>(list: List, filter?: Partial<Record<ListFilterName<List>, unknown>>) =>
    `/${list}${presetAs('filter', filter)}`,
  queues: '/queues',
  outgoing: '/outgoing',
  user: recordOf('users'),
  calendarOf: (userId: string) => `${recordOf('users')(userId)}/calendar`,
  writingProfileOf: (userId: string) => `${recordOf('users')(userId)}/writing-profile`,
  prompt: recordOf('content-prompts'),
  /** With one of its prompts shown. */
  batch: (id: string | number, promptId?: number) =>
    `${pageOf('prompt-batches')(id)}${promptId === undefined ? '' : `?prompt=${promptId}`}`,
  /** For this user, or for whom staff choose there. */
  newBatch: (userId?: string) =>
    `/prompt-batches/create${presetAs('source', userId ? { user_id: userId } : undefined)}`,
  /** The order for these people, as many as one may be for. */
  orderForMany: (ids: readonly unknown[]) =>
    `/prompt-batches/for-many?for=${ids.slice(0, PROMPT_LIMITS.batchUsers).join(',')}`,
  feedback: pageOf('feedback'),
  message: pageOf('messages'),
  paymentEvent: pageOf('payment-events'),
  post: pageOf('posts'),
  publication: pageOf('publications'),
  usage: pageOf('usage'),
};
