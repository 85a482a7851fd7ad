import { demoKlaviyo, type Sandbox } from '@drumbeat/sandbox';
import { KlaviyoRepository } from '../../../src/modules/klaviyo/klaviyo.repository.js';
import { KlaviyoService } from '../../../src/modules/klaviyo/klaviyo.service.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { RecordingJobQueue } from '../worker/recording-job-queue.js';
import { testConfig } from '../test-config.js';

/** The settings of a program that tells the stand-in, or an address at which nobody is asked. */
export function klaviyoEnvironment(sandbox?: Sandbox): Record<string, string> {
  return {
    KLAVIYO_API_URL: sandbox?.roots.klaviyo ?? 'http://127.0.0.1:1',
    KLAVIYO_API_KEY: demoKlaviyo.apiKey,
    KLAVIYO_SANDBOX: 'true',
  };
}

/** Keeps steps that Klaviyo is to be told of; no worker takes them. */
export function klaviyoServiceOn(database: Database, clock: Clock): KlaviyoService {
  const config = testConfig({ DATABASE_URL: 'postgres://unused', ...klaviyoEnvironment() });
  return new KlaviyoService(new KlaviyoRepository(database), new RecordingJobQueue(database), clock, config);
}
