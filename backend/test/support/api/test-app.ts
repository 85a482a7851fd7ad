import { createServer } from 'node:net';
import { once } from 'node:events';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { demoGoogleClient, demoKlaviyo, demoStripe, startSandbox, type Sandbox } from '@drumbeat/sandbox';
import { createApiApp } from '../../../src/api.app.js';
import type { AppConfig, PublishingConfig } from '../../../src/config/config.js';
import { WorkerModule } from '../../../src/worker.module.js';
import { API_DOCUMENT } from './api-description.js';
import { createTestDatabase, type TestDatabase } from '../database/test-database.js';
import { pushEnvironment } from '../services/push-service.js';
import { testConfig } from '../test-config.js';

export interface TestApp {
  /** Address without a trailing slash and without `/api`. */
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly worker: INestApplicationContext | undefined;
  readonly database: TestDatabase;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly environment?: Record<string, string>;
  readonly publishing?: PublishingConfig;
  /** Also runs the worker, in this process. */
  readonly worker?: boolean;
  /** Changes the api before it listens. */
  readonly prepare?: (app: NestFastifyApplication) => void;
}

/** The whole product over real HTTP on a free port: its own database unless one is given, its own stand-ins. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await databaseOf(options);
  const sandbox = await startSandbox({ port: 0 });
  const { app, config, url } = await startApi(options, (port) =>
    testConfig(
      {
        DATABASE_URL: database.url,
        PORT: String(port),
        PUBLIC_URL: addressOf(port),
        LINKEDIN_AUTH_URL: `${sandbox.roots.linkedin}/oauth/v2`,
        LINKEDIN_API_URL: sandbox.roots.linkedin,
        LINKEDIN_SITE_URL: `${sandbox.url}/linkedin`,
        GOOGLE_ISSUER: sandbox.roots.google,
        GOOGLE_CLIENT_ID: demoGoogleClient.clientId,
        GOOGLE_CLIENT_SECRET: demoGoogleClient.clientSecret,
        GOOGLE_SANDBOX: 'true',
        STRIPE_API_URL: sandbox.roots.stripe,
        STRIPE_SECRET_KEY: demoStripe.secretKey,
        STRIPE_WEBHOOK_SECRET: demoStripe.webhookSecret,
        STRIPE_PRICE_ID: demoStripe.priceId,
        STRIPE_SANDBOX: 'true',
        KLAVIYO_API_URL: sandbox.roots.klaviyo,
        KLAVIYO_API_KEY: demoKlaviyo.apiKey,
        KLAVIYO_SANDBOX: 'true',
        ...pushEnvironment(sandbox),
        SMTP_URL: sandbox.mailbox.smtpUrl,
        MAIL_SANDBOX_URL: `${sandbox.url}/mailbox`,
        ...options.environment,
      },
      options.publishing,
    ),
  );
  const worker = options.worker
    ? await NestFactory.createApplicationContext(WorkerModule.for(config), {
        logger: false,
        abortOnError: false,
      })
    : undefined;
  return {
    url,
    app,
    worker,
    database,
    sandbox,
    close: async () => {
      await worker?.close();
      await app.close();
      await sandbox.close();
      await database.close();
    },
  };
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/** The api has to know its port before it listens: if another process takes it meanwhile, the api is created again. */
async function startApi(
  { prepare }: TestAppOptions,
  configFor: (port: number) => AppConfig,
): Promise<Pick<TestApp, 'app' | 'url'> & { config: AppConfig }> {
  for (;;) {
    const port = await freePort();
    const config = configFor(port);
    // The tests' compiler writes down no fields of response classes: the committed description has them.
    const app = await createApiApp(config, () => API_DOCUMENT);
    prepare?.(app);
    try {
      await app.listen(port, '127.0.0.1');
      return { app, config, url: addressOf(port) };
    } catch (error) {
      await app.close();
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

/** Its own, unless one is given: that one is closed by its owner. */
async function databaseOf({ environment }: TestAppOptions): Promise<TestDatabase> {
  const url = environment?.DATABASE_URL;
  return url === undefined ? createTestDatabase() : { url, close: async () => undefined };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}
