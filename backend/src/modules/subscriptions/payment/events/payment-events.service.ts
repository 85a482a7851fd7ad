import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { Database } from '../../../../platform/database/database.js';
import type { AdminListQuery } from '../../../../platform/http/lists/admin-list-query.dto.js';
import { NotFoundError } from '../../../../platform/http/errors/app-error.js';
import { JobQueue } from '../../../../platform/queue/job-queue.js';
import { AuditService } from '../../../audit/audit.service.js';
import { PaymentEventsRepository, type PaymentEventRow } from './payment-events.repository.js';
import { NoMessageError, PaymentNotConnectedError, WebhookRefusedError } from '../payment.errors.js';
import { paymentEventJobId, processPaymentEvent } from './payment.jobs.js';
import { StripeClient } from '../stripe/stripe.client.js';

/** Messages of the payment service: checked, kept as they came, and given to a worker (PAY-4). */
@Injectable()
export class PaymentEventsService {
  private readonly logger = new Logger(PaymentEventsService.name);

  constructor(
    private readonly stripe: StripeClient,
    private readonly repository: PaymentEventsRepository,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws WebhookRefusedError for what the payment service did not sign, or longer than five minutes ago; NoMessageError */
  async receive(body: Buffer | undefined, signature: string | undefined): Promise<void> {
    if (!this.stripe.isConnected) throw new PaymentNotConnectedError();
    if (body === undefined || signature === undefined) throw new WebhookRefusedError();
    try {
      this.stripe.verify(body, signature);
    } catch {
      this.logger.warn('A webhook came with a signature that is not valid');
      throw new WebhookRefusedError();
    }
    await this.keep(body.toString('utf8'), 'webhook');
  }

  /** Keeps a message once, however often it comes; true when it is new. @throws NoMessageError */
  async keep(body: string, source: 'webhook' | 'listed'): Promise<boolean> {
    const event = this.stripe.readEvent(body);
    if (!event) throw new NoMessageError();
    return this.database.transaction(async () => {
      const isNew = await this.repository.insert({
        id: event.id,
        type: event.type,
        api_version: event.apiVersion,
        happened_at: event.happenedAt,
        received_at: this.clock.now(),
        source,
        hash: createHash('sha256').update(body).digest('hex'),
        body,
      });
      if (isNew && event.isForeign) await this.ignore(event.id);
      else if (isNew) await this.wake(event.id);
      return isNew;
    });
  }

  async list(query: AdminListQuery): Promise<{ data: PaymentEventRow[]; total: number }> {
    return this.repository.list(query);
  }

  /** @throws NotFoundError */
  async find(id: string): Promise<PaymentEventRow & { readonly body: string }> {
    const event = await this.repository.findWhole(id);
    if (!event) throw new NotFoundError('The message');
    return event;
  }

  /** Staff have a message processed again; that is harmless, since only what is true now counts. @throws NotFoundError */
  async replay(id: string, actorId: string): Promise<void> {
    await this.database.transaction(async () => {
      const { user_id, state, failure } = await this.find(id);
      await this.repository.reopen(id);
      await this.audit.record({
        ...{ actor_id: actorId, user_id },
        action: 'payment_event.replayed',
        entity: 'payment_events',
        entity_id: id,
        details: { before: { state, failure }, after: { state: 'waiting', failure: null } },
      });
      await this.wake(id);
    });
  }

  private async wake(event_id: string): Promise<void> {
    await this.queue.add(processPaymentEvent, { event_id }, { jobId: paymentEventJobId(event_id) });
  }

  /** Another account's or another mode's: kept, and never acted on. */
  private async ignore(id: string): Promise<void> {
    this.logger.warn(
      { event: id },
      'A message of another account, or of another mode than our key, is ignored',
    );
    await this.repository.markProcessed(id, { outcome: 'ignored', userId: null }, this.clock.now());
  }
}
