import type { OutgoingChannel } from '@drumbeat/domain';

/** A file that sends something to an external host in the background. */
interface Sender {
  readonly channel: OutgoingChannel;
  /** The files that send it. */
  readonly by: readonly string[];
}

/** By path from backend/src, like all lists here. */
export const SENDERS: Readonly<Record<string, Sender>> = {
  'modules/publications/send/publishing.service.ts': {
    channel: 'publishing',
    by: ['modules/linkedin/rest/linkedin-posts.service.ts'],
  },
  'modules/publications/media/prepare-media.service.ts': {
    channel: 'publishing',
    by: ['modules/linkedin/rest/linkedin-media.service.ts'],
  },
  'modules/publications/first-comment/post-first-comment.command.ts': {
    channel: 'first_comments',
    by: ['modules/linkedin/rest/linkedin-comments.service.ts'],
  },
  'modules/mail/send-mail.command.ts': {
    channel: 'mail',
    by: ['modules/mail/mailer.ts'],
  },
  // What devices are told, mails tell too.
  'modules/notifications/push/send-push.command.ts': {
    channel: 'mail',
    by: ['modules/notifications/push/push.client.ts'],
  },
  // What Klaviyo is told of makes it write to people.
  'modules/klaviyo/relay-event.command.ts': {
    channel: 'mail',
    by: ['modules/klaviyo/klaviyo.client.ts'],
  },
};

/** Background code, a job or a timer, that reaches a sender. */
export const RUNS_TO_SENDERS: Readonly<Record<string, readonly OutgoingChannel[]>> = {
  'modules/klaviyo/relay-event.command.ts': ['mail'],
  'modules/mail/send-mail.command.ts': ['mail'],
  'modules/notifications/push/send-push.command.ts': ['mail'],
  'modules/publications/media/media-ahead.sweeper.ts': ['publishing'],
  'modules/publications/first-comment/post-first-comment.command.ts': ['first_comments'],
  'modules/publications/publication.sweeper.ts': ['publishing'],
  'modules/publications/send/publishing.service.ts': ['publishing'],
};

/** Files that use a connection without sending anything external in the background. */
export const KNOW_THE_WAY: Readonly<Record<string, string>> = {
  'modules/mail/smtp-mailer.ts': 'is the way',
  'demo/demo.publishing.service.ts': 'writes what a made-up send had sent',
  'modules/publications/send/intents.service.ts': 'writes the bytes that publishing.service.ts sends',
  'modules/publications/send/outcomes.service.ts': 'reads what came back, and writes addresses of posts',
  'modules/publications/recover/reconciliation.service.ts': 'writes addresses of posts',
};

/** Files that hold a line to another program, by what it is for. */
export const LINES = {
  /** Transport for the senders. */
  sending: [
    'modules/klaviyo/klaviyo.client.ts',
    'modules/linkedin/rest/linkedin-image-status.ts',
    'modules/linkedin/rest/linkedin-media.service.ts',
    'modules/linkedin/rest/one-shot-request.ts',
    'modules/mail/smtp-mailer.ts',
    'modules/notifications/push/push.client.ts',
    'platform/http/security/public-addresses.ts',
  ],
  /** A user signs in, connects, disconnects or corrects a text, and waits for the response: no job or timer reaches these. */
  asked: [
    'modules/auth/google/google.client.ts',
    'modules/linkedin/connection/linkedin-oauth.client.ts',
    'modules/linkedin/rest/linkedin-corrections.service.ts',
  ],
  /** Calls to a model, which publishes nothing. */
  model: [
    'platform/ai/impatient-fetch.ts',
    'platform/ai/model-failure.ts',
    'platform/ai/openai-compatible-model.ts',
  ],
  /** Asks LinkedIn by its schedule how posts did, which publishes nothing. */
  reading: ['modules/linkedin/rest/linkedin-figures.service.ts'],
  /** Stripe: asked about a plan, by who pays, by a message or a clock; what it does is undone there (docs/product.md, "Paying"). */
  payment: ['modules/subscriptions/payment/stripe/stripe.client.ts'],
  /** LinkedIn's stand-in only, while a command fills the demo. */
  standIn: ['demo/demo.sandbox.ts'],
  /** Our database, our queue, our Redis, our bucket. */
  ours: [
    'cli/postgres-tool.ts',
    'cli/restore-check.ts',
    'modules/publications/owner-lock.ts',
    'platform/continuity/mark-places.ts',
    'platform/database/migrated-database.ts',
    'platform/queue/queue-connection.ts',
    'platform/queue/queue-schema.ts',
    'platform/storage/s3-storage.ts',
  ],
  /** They use other parts of the package: parsing addresses, setting response headers, a child process of ours. */
  silent: [
    'config/trusted-proxies.ts',
    'platform/inspection/inspection-process.ts',
    'platform/http/security/forwarded-addresses.ts',
    'platform/http/security/security-headers.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Packages that can communicate with another program, besides `fetch`. */
export const SPEAKING_PACKAGES: readonly string[] = [
  '@ai-sdk/openai-compatible',
  '@aws-sdk/client-s3',
  'ai',
  'bullmq',
  'ioredis',
  'node:child_process',
  'node:dns',
  'node:http',
  'node:https',
  'node:net',
  'nodemailer',
  'openid-client',
  'pg',
  'stripe',
  'web-push',
];

/**
 * Packages that cannot, that only serve, or that connect to our database and queue only. A package in neither list
 * has not been classified.
 */
export const OTHER_PACKAGES: readonly string[] = [
  '@drumbeat/domain',
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/static',
  '@nestjs/bullmq',
  '@nestjs/common',
  '@nestjs/common/constants.js',
  '@nestjs/core',
  '@nestjs/jwt',
  '@nestjs/passport',
  '@nestjs/platform-fastify',
  '@nestjs/schedule',
  '@nestjs/swagger',
  '@nestjs/typeorm',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'bowser',
  'class-transformer',
  'class-validator',
  'csv-parse/sync',
  'fflate',
  'helmet',
  'htmlparser2',
  'ical-generator',
  'node:async_hooks',
  'node:crypto',
  'node:events',
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:path',
  'node:readline/promises',
  'node:stream',
  'node:stream/consumers',
  'node:stream/promises',
  'node:timers/promises',
  'node:url',
  'node:util',
  'node:worker_threads',
  'node:zlib',
  'p-limit',
  'passport-jwt',
  'pino',
  'rate-limiter-flexible',
  'read-excel-file/node',
  'rxjs',
  'sharp',
  'typeorm',
  'unpdf',
  'write-excel-file/node',
  'yauzl',
  'zod',
];
