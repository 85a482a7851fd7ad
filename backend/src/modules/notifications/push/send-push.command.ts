import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Bulkhead, NoPlaceInTimeError, TooManyAtOnceError } from '../../../platform/concurrency/bulkhead.js';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { type DuePush, PushMessagesRepository, type PushToSend } from './push-messages.repository.js';
import { PushClient } from './push.client.js';
import { sendPush } from './push.jobs.js';
import { pushEnds, pushRetryAt, type PushOutcome } from './push.rules.js';
import { SilentServices } from './silent-services.js';

/**
 * Messages that are sent at a time. Users take turns, and one whose services do not answer holds two places for as long as a call takes: the
 * first who waits behind them goes next. Who waits for longer leaves the worker to others, and is woken by a sweep.
 */
const PLACES = { places: 16, furtherPlaces: 8, placesEach: 2, waitingEach: 20, waitMaxMs: 10_000 };

/**
 * One attempt at one message. Safe to run twice and in two workers: a lease lets one of them send, and a message that is sent twice all
 * the same (its worker died after the answer) has the same topic and tag, by which service and browser show one of them.
 */
@Injectable()
export class SendPushCommand {
  private readonly logger = new Logger(SendPushCommand.name);
  private readonly places = new Bulkhead(PLACES);
  private readonly silent: SilentServices;

  constructor(
    private readonly messages: PushMessagesRepository,
    private readonly push: PushClient,
    private readonly clock: Clock,
  ) {
    this.silent = new SilentServices(clock);
  }

  @HandlesJob(sendPush)
  async execute({ message_id }: z.infer<typeof sendPush.payload>): Promise<void> {
    if (!this.push.isOn) return;
    const due = await this.messages.find(message_id, this.clock.now());
    if (!due) return;
    try {
      await this.places.run(due.user_id, () => this.attempt(message_id, due));
    } catch (error) {
      // It stays due.
      if (!(error instanceof TooManyAtOnceError || error instanceof NoPlaceInTimeError)) throw error;
    }
  }

  private async attempt(id: string, { device_id, endpoint }: DuePush): Promise<void> {
    const service = serviceOf(endpoint);
    const silentUntil = this.silent.until(service);
    if (silentUntil) {
      await this.messages.wait(device_id, silentUntil);
      return;
    }
    const message = await this.messages.claim(id, this.clock.now());
    if (!message) return;
    if (!message.is_wanted || this.clock.now() >= pushEnds(message.created_at)) {
      await this.messages.delete(message.id);
      return;
    }
    const outcome = await this.push.send(message);
    if (outcome.kind === 'later' && outcome.status === null) this.silent.noteSilence(service);
    else this.silent.noteAnswer(service);
    await this.settle(message, outcome);
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
    const { id, device_id, attempts } = message;
    const now = this.clock.now();
    const again = pushRetryAt({ failures: message.failures + 1, now, retryAfterSeconds });
    await this.messages.postpone(device_id, again, now);
    if (again >= pushEnds(message.created_at)) {
      await this.giveUp(message, 'The service did not take it in time');
      return;
    }
    this.logger.warn(
      { message_id: id, device_id, status, attempts, again },
      'A push service has not taken a message: all that waits for the device is tried again',
    );
  }

  /** The address itself is a secret: its host says whom to ask. */
  private async giveUp({ id, device_id, endpoint }: PushToSend, reason: string): Promise<void> {
    await this.messages.delete(id);
    this.logger.error(
      { device_id, service: serviceOf(endpoint), reason },
      'A message for a device was given up',
    );
  }
}

const serviceOf = (endpoint: string): string => URL.parse(endpoint)?.host ?? '';
