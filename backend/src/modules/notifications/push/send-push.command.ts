import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { PushMessagesRepository, type PushToSend } from './push-messages.repository.js';
import { PushClient } from './push.client.js';
import { sendPush } from './push.jobs.js';
import { pushEnds, pushRetryAt, type PushOutcome } from './push.rules.js';

/**
 * One attempt at one message. Safe to run twice and in two workers: a lease lets one of them send, and a message that is sent twice all
 * the same (its worker died after the answer) has the same topic and tag, by which service and browser show one of them.
 */
@Injectable()
export class SendPushCommand {
  private readonly logger = new Logger(SendPushCommand.name);

  constructor(
    private readonly messages: PushMessagesRepository,
    private readonly push: PushClient,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(sendPush)
  async execute({ message_id }: z.infer<typeof sendPush.payload>): Promise<void> {
    if (!this.push.isOn) return;
    const message = await this.messages.claim(message_id, this.clock.now());
    if (!message) return;
    if (!message.is_wanted || this.clock.now() >= pushEnds(message.created_at)) {
      await this.messages.delete(message.id);
      return;
    }
    await this.settle(message, await this.push.send(message));
  }

  private async settle(message: PushToSend, outcome: PushOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'taken':
        return this.messages.markSent(message, this.clock.now());
      case 'gone':
        return this.messages.deleteDevice(message.device_id, message.endpoint);
      case 'refused':
        return this.giveUp(message, `The service answered ${outcome.status}`);
      case 'later':
        return this.tryAgain(message, outcome);
    }
  }

  private async tryAgain(
    message: PushToSend,
    { status, retryAfterSeconds }: Extract<PushOutcome, { kind: 'later' }>,
  ): Promise<void> {
    const { id, attempts, created_at: noticedAt } = message;
    const again = pushRetryAt({ attempts, noticedAt, now: this.clock.now(), retryAfterSeconds });
    if (again === null) {
      await this.giveUp(message, 'The service did not take it in time');
      return;
    }
    await this.messages.postpone(id, again);
    this.logger.warn(
      { message_id: id, status, attempts, again },
      'A push service has not taken a message: it is tried again',
    );
  }

  /** The address itself is a secret: its host says whom to ask. */
  private async giveUp({ id, device_id, endpoint }: PushToSend, reason: string): Promise<void> {
    await this.messages.delete(id);
    this.logger.error(
      { device_id, service: URL.parse(endpoint)?.host, reason },
      'A message for a device was given up',
    );
  }
}
