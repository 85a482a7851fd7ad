import type { OutgoingChannel } from '@drumbeat/domain';

/** A file that sends something to somebody else's host by itself, without a person who waits for it. */
interface Sender {
  readonly channel: OutgoingChannel;
  /** The files by which it goes out. */
  readonly by: readonly string[];
}

/** By path from backend/src, as all of these. */
export const SENDERS: Readonly<Record<string, Sender>> = {
  'modules/publications/send/publishing.service.ts': {
    channel: 'publishing',
    by: ['modules/linkedin/linkedin-posts.service.ts'],
  },
  'modules/publications/media/prepare-media.service.ts': {
    channel: 'publishing',
    by: ['modules/linkedin/linkedin-media.service.ts'],
  },
  'modules/publications/first-comment/post-first-comment.command.ts': {
    channel: 'first_comments',
    by: ['modules/linkedin/linkedin-comments.service.ts'],
  },
  'modules/mail/send-mail.command.ts': {
    channel: 'mail',
    by: ['modules/mail/mailer.ts'],
  },
};

/** What runs without being asked, a job or a clock, and comes to a sender. */
export const RUNS_TO_SENDERS: Readonly<Record<string, readonly OutgoingChannel[]>> = {
  'modules/mail/send-mail.processor.ts': ['mail'],
  'modules/publications/media/media-ahead.sweeper.ts': ['publishing'],
  'modules/publications/first-comment/post-first-comment.processor.ts': ['first_comments'],
  'modules/publications/recover/publication.sweeper.ts': ['publishing'],
  'modules/publications/send/publish-post.processor.ts': ['publishing'],
};

/** Files that know a way out, and send nothing by it. */
export const KNOW_THE_WAY: Readonly<Record<string, string>> = {
  'modules/mail/smtp-mailer.ts': 'is the way',
  'modules/publications/send/intents.service.ts': 'writes the bytes that publishing.service.ts sends',
  'modules/publications/send/outcomes.service.ts': 'reads what came back, and writes addresses of posts',
  'modules/publications/recover/reconciliation.service.ts': 'writes addresses of posts',
};

/** Files that hold a line to another program, by what it is for. */
export const LINES = {
  /** It carries what the senders send. */
  sending: [
    'modules/linkedin/linkedin-image-status.ts',
    'modules/linkedin/linkedin-media.service.ts',
    'modules/linkedin/one-shot-request.ts',
    'modules/mail/smtp-mailer.ts',
  ],
  /** Somebody signs in, connects or disconnects, and waits for the answer: no job and no clock comes here. */
  asked: ['modules/auth/google/google.client.ts', 'modules/linkedin/linkedin-oauth.client.ts'],
  /** A model answers to us, and tells nobody. */
  model: [
    'platform/ai/impatient-fetch.ts',
    'platform/ai/model-failure.ts',
    'platform/ai/openai-compatible-model.ts',
  ],
  /** LinkedIn's stand-in alone, while the demo is filled in by a command. */
  standIn: ['demo/demo.sandbox.ts'],
  /** Our database, our queue, our Redis, our bucket. */
  ours: [
    'modules/publications/send/owner-lock.ts',
    'platform/continuity/mark-places.ts',
    'platform/database/migrated-database.ts',
    'platform/queue/queue-connection.ts',
    'platform/queue/queue-schema.ts',
    'platform/storage/s3-storage.ts',
  ],
  /** They use what the package has besides: addresses are read, answers get headers, a process of ours counts pages. */
  silent: [
    'config/trusted-proxies.ts',
    'modules/media/pdf-pages.ts',
    'platform/http/security/forwarded-addresses.ts',
    'platform/http/security/security-headers.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What can speak to another program, besides `fetch`. */
export const SPEAKING_PACKAGES: readonly string[] = [
  '@ai-sdk/openai-compatible',
  '@aws-sdk/client-s3',
  'ai',
  'bullmq',
  'ioredis',
  'node:child_process',
  'node:http',
  'node:https',
  'node:net',
  'nodemailer',
  'openid-client',
  'pg',
];

/** What cannot, or only answers, or speaks to our database and queue alone. A package that is in neither list was not thought about. */
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
  'fflate',
  'helmet',
  'ical-generator',
  'node:async_hooks',
  'node:crypto',
  'node:events',
  'node:fs',
  'node:fs/promises',
  'node:path',
  'node:readline/promises',
  'node:stream',
  'node:stream/consumers',
  'node:stream/promises',
  'node:timers/promises',
  'node:url',
  'node:util',
  'node:zlib',
  'passport-jwt',
  'pino',
  'rate-limiter-flexible',
  'rxjs',
  'sharp',
  'typeorm',
  'unpdf',
  'zod',
];
