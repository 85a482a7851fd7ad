import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../platform/clock/clock.js';
import type { CallOutcome } from '../../platform/outgoing-channels/call-outcome.js';
import { HandlesJob } from '../../platform/queue/handles-job.decorator.js';
import { KlaviyoClient } from './klaviyo.client.js';
import { relayKlaviyoEvent } from './klaviyo.jobs.js';
import { KlaviyoRepository, type EventToRelay } from './klaviyo.repository.js';
import { isStaleNews, klaviyoRetryAt } from './klaviyo.rules.js';

/**
 * One attempt at one event. Safe to run twice and in two workers: a lease lets one of them send, and an event that
 * is sent twice all the same (its worker died after Klaviyo's answer) has the same id there, where it is dropped.
 */
@Injectable()
export class RelayEventCommand {
  private readonly logger = new Logger(RelayEventCommand.name);

  constructor(
    private readonly events: KlaviyoRepository,
    private readonly klaviyo: KlaviyoClient,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(relayKlaviyoEvent)
  async execute({ event_id }: z.infer<typeof relayKlaviyoEvent.payload>): Promise<void> {
    if (!this.klaviyo.isConnected) return;
    const event = await this.events.claim(event_id, this.clock.now());
    if (!event) return;
    if (isStaleNews(event.happened_at, this.clock.now())) {
      await this.giveUp(event, 'it would come too late');
      return;
    }
    const outcome = await this.klaviyo.create(event);
    if (outcome.kind === 'taken') await this.events.markSent(event.id, this.clock.now());
    else if (outcome.kind === 'refused') await this.giveUp(event, `Klaviyo answered ${outcome.status}`);
    else await this.tryAgain(event, outcome);
  }

  private async tryAgain(
    event: EventToRelay,
    { status, retryAfterSeconds }: Extract<CallOutcome, { kind: 'later' }>,
  ): Promise<void> {
    const { attempts, happened_at: happenedAt } = event;
    const again = klaviyoRetryAt({ attempts, happenedAt, now: this.clock.now(), retryAfterSeconds });
    if (again === null) {
      await this.giveUp(event, 'Klaviyo did not take it in time');
      return;
    }
    await this.events.postpone(event.id, again);
    this.logger.warn(
      { event_id: event.id, status, attempts, again },
      'Klaviyo has not taken an event: it is tried again. Of 401 and 403 an operator must look at KLAVIYO_API_KEY',
    );
  }

  private async giveUp({ id, event }: EventToRelay, reason: string): Promise<void> {
    await this.events.giveUp(id, this.clock.now());
    this.logger.error({ event_id: id, event, reason }, 'An event for Klaviyo was given up');
  }
}
