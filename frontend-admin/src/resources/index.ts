import { auditLog } from './audit-log/index';
import type { ConsoleResource } from './console-resource';
import { feedback } from './feedback/index';
import { messages } from './messages/index';
import { notices } from './notices/index';
import { outgoing } from './outgoing/index';
import { paymentEvents } from './payment-events/index';
import { posts } from './posts/index';
import { promptBatches } from './prompt-batches/index';
import { prompts } from './prompts/index';
import { publications } from './publications/index';
import { queues } from './queues/index';
import { subscriptions } from './subscriptions/index';
import { usage } from './usage/index';
import { users } from './users/index';

/** Each resource is a folder; this is the table of them, in the order in which staff work and the sidebar lists them. */
export const resources: readonly ConsoleResource[] = [
  users,
  promptBatches,
  prompts,
  posts,
  publications,
  outgoing,
  messages,
  feedback,
  notices,
  subscriptions,
  paymentEvents,
  usage,
  queues,
  auditLog,
];
