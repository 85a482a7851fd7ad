import { relayKlaviyoEvent } from './modules/klaviyo/klaviyo.jobs.js';
import { sendMail } from './modules/mail/mail.jobs.js';
import { writePromptBatch } from './modules/prompts/batches/prompt-batches.jobs.js';
import { rewritePrompt } from './modules/prompts/review/prompt-rewrites.jobs.js';
import { processPaymentEvent } from './modules/subscriptions/payment/events/payment.jobs.js';
import { postFirstComment, publishPost } from './modules/publications/publications.jobs.js';
import { analyseStyleJob } from './modules/voice/analysis/style-analysis.jobs.js';
import { compareDraftJob } from './modules/voice-match/voice-match.jobs.js';
import { importTrainingPostsJob } from './modules/training-posts/import/imports.jobs.js';
import { sendPush } from './modules/notifications/push/push.jobs.js';
import type { JobDefinition } from './platform/queue/job-definition.js';

/** Every job of Drumbeat. The worker starts only when each has exactly one handler. */
export const jobs: readonly JobDefinition[] = [
  writePromptBatch,
  rewritePrompt,
  analyseStyleJob,
  compareDraftJob,
  importTrainingPostsJob,
  publishPost,
  postFirstComment,
  processPaymentEvent,
  relayKlaviyoEvent,
  sendMail,
  sendPush,
];
