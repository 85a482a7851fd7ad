import { AppConfig, type PublishingConfig } from '../../src/config/config.js';
import { environmentSchema } from '../../src/config/environment.schema.js';

/** Settings for a test: real defaults, keys that are worth nothing, silent logs. */
export function testConfig(environment: Record<string, string>, publishing?: PublishingConfig): AppConfig {
  const env = environmentSchema.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    AUTH_SECRET: 'a-secret-of-the-tests-that-protects-nothing',
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    LINKEDIN_CLIENT_ID: 'drumbeat-sandbox',
    LINKEDIN_CLIENT_SECRET: 'drumbeat-sandbox-secret',
    LINKEDIN_SANDBOX: 'true',
    RATE_LIMIT_SCALE: '1000',
    ...environment,
  });
  return new AppConfig(env, publishing);
}
