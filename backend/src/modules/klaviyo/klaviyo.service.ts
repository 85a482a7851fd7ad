import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { klaviyoJobId, relayKlaviyoEvent } from './klaviyo.jobs.js';
import { KlaviyoRepository } from './klaviyo.repository.js';
import { KLAVIYO_PRODUCT, type KlaviyoEventName } from './klaviyo.rules.js';

class StepNotTakenError extends AppError {
  constructor(event: KlaviyoEventName) {
    super(409, 'klaviyo.step_not_taken', `This account has not taken the step "${event}".`);
  }
}

interface EventDetails {
  readonly properties?: Record<string, unknown> | undefined;
  readonly profileProps?: Record<string, unknown> | undefined;
}

/** Tells Klaviyo of a user's steps, each once, through a worker. Without a key nothing is kept or sent (MARKETING-1). */
@Injectable()
export class KlaviyoService {
  constructor(
    private readonly events: KlaviyoRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Notes a step that was taken just now, in the caller's transaction. */
  async note(userId: string, event: KlaviyoEventName, details: EventDetails = {}): Promise<void> {
    if (this.config.klaviyo) await this.insert(userId, event, details);
  }

  /**
   * The same for what a browser says. False where Klaviyo is not connected.
   * @throws StepNotTakenError for what is not so
   */
  async track(userId: string, event: KlaviyoEventName, details: EventDetails): Promise<boolean> {
    if (!this.config.klaviyo) return false;
    const isNew = await this.insert(userId, event, details);
    if (!isNew && !(await this.events.has(userId, event))) throw new StepNotTakenError(event);
    return true;
  }

  private async insert(
    userId: string,
    event: KlaviyoEventName,
    { properties, profileProps }: EventDetails,
  ): Promise<boolean> {
    const event_id = await this.events.insert({
      user_id: userId,
      event,
      properties: { ...properties, product: KLAVIYO_PRODUCT },
      profile_props: profileProps ?? {},
      happened_at: this.clock.now(),
    });
    if (event_id === null) return false;
    await this.queue.add(relayKlaviyoEvent, { event_id }, { jobId: klaviyoJobId(event_id) });
    return true;
  }
}
