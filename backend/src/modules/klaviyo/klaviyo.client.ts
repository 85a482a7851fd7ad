import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CallOutcome } from '../../platform/outgoing-channels/call-outcome.js';
import type { EventToRelay } from './klaviyo.repository.js';
import { klaviyoOutcome } from './klaviyo.rules.js';

const TIMEOUT_MS = 10_000;

/** Klaviyo's Create Event (KLAVIYO-1). */
@Injectable()
export class KlaviyoClient {
  private readonly settings: AppConfig['klaviyo'];

  constructor(
    { klaviyo }: AppConfig,
    private readonly clock: Clock,
  ) {
    this.settings = klaviyo;
  }

  get isConnected(): boolean {
    return this.settings !== undefined;
  }

  /** Never throws. */
  async create(event: EventToRelay): Promise<CallOutcome> {
    if (!this.settings) throw new Error('Klaviyo is not connected');
    const { apiUrl, apiKey, revision } = this.settings;
    try {
      const response = await fetch(`${apiUrl}/api/events`, {
        method: 'POST',
        headers: {
          authorization: `Klaviyo-API-Key ${apiKey}`,
          revision,
          'content-type': 'application/vnd.api+json',
          accept: 'application/vnd.api+json',
          'user-agent': 'Drumbeat',
        },
        body: JSON.stringify(bodyOf(event)),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return klaviyoOutcome(response.status, response.headers.get('retry-after'), this.clock.now());
    } catch {
      return klaviyoOutcome(null, null, this.clock.now());
    }
  }
}

/**
 * The id says which step of which user it is, whatever row tells of it: one that came back with a backup, or that
 * the user takes again after one, is the same event there (KLAVIYO-2).
 */
function bodyOf({ event, subject, properties, profile_props, happened_at, user_id, email }: EventToRelay) {
  const attributes = {
    properties,
    time: happened_at.toISOString(),
    unique_id: subject === '' ? user_id : `${user_id}-${subject}`,
    metric: { data: { type: 'metric', attributes: { name: event } } },
    profile: {
      data: { type: 'profile', attributes: { email, external_id: user_id, properties: profile_props } },
    },
  };
  return { data: { type: 'event', attributes } };
}
