import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppConfig, type PublishingConfig } from '../../src/config/config.js';
import { environmentSchema } from '../../src/config/environment.schema.js';

/** The environment of a program under test: real defaults, keys that are worth nothing, silent logs. */
export function testEnvironment(environment: Record<string, string>): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    AUTH_SECRET: 'a-secret-of-the-tests-that-protects-nothing',
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    LINKEDIN_CLIENT_ID: 'drumbeat-sandbox',
    LINKEDIN_CLIENT_SECRET: 'drumbeat-sandbox-secret',
    LINKEDIN_SANDBOX: 'true',
    STORAGE_DIR: join(tmpdir(), 'drumbeat-test-files'),
    RATE_LIMIT_SCALE: '1000',
    // Nobody listens there: whoever wants mails read names the stand-in mailbox.
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...environment,
  };
}

/** The same as settings, for modules that run inside the test. */
export function testConfig(environment: Record<string, string>, publishing?: PublishingConfig): AppConfig {
  return new AppConfig(environmentSchema.parse(testEnvironment(environment)), publishing);
}
