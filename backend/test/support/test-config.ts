import { AppConfig, type PublishingConfig } from '../../src/config/config.js';
import { environmentSchema } from '../../src/config/environment.schema.js';
import { temporaryFolder } from './temporary-folder.js';

let files: string | undefined;

/** The environment of a program under test: real defaults, keys that are worth nothing, silent logs. */
export function testEnvironment(environment: Record<string, string>): Record<string, string> {
  const compiled = process.env.NODE_COMPILE_CACHE;
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    AUTH_SECRET: 'a-secret-of-the-tests-that-protects-nothing',
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    LINKEDIN_CLIENT_ID: 'drumbeat-sandbox',
    LINKEDIN_CLIENT_SECRET: 'drumbeat-sandbox-secret',
    LINKEDIN_SANDBOX: 'true',
    // One for all programs of a test file, as they share one in production.
    STORAGE_DIR: (files ??= temporaryFolder('test-files')),
    RATE_LIMIT_SCALE: '1000',
    // Nobody listens there: tests that read mails set the stand-in mailbox.
    SMTP_URL: 'smtp://127.0.0.1:1',
    // Each program takes what the one before it compiled.
    ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
    ...environment,
  };
}

/** The same as settings, for modules that run inside the test. */
export function testConfig(environment: Record<string, string>, publishing?: PublishingConfig): AppConfig {
  return new AppConfig(environmentSchema.parse(testEnvironment(environment)), publishing);
}
