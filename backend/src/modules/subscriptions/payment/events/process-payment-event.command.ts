import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../../platform/clock/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { HandlesJob } from '../../../../platform/queue/handles-job.decorator.js';
import { SubscriptionsRepository } from '../../subscriptions.repository.js';
import { BillingMailsService } from '../mails/billing-mails.service.js';
import { subjectOf, type EventSubject } from './event-subject.rules.js';
import { PaymentCustomersRepository } from '../checkout/payment-customers.repository.js';
import { PaymentEventsRepository } from './payment-events.repository.js';
import { processPaymentEvent } from './payment.jobs.js';
import { StripeClient } from '../stripe/stripe.client.js';
import { SyncSubscriptionService } from '../sync/sync-subscription.service.js';

/**
 * Processes one message of the payment service: it says whom to ask about, and nothing else of it is believed. Safe to run twice, late and
 * in any order.
 */
@Injectable()
export class ProcessPaymentEventCommand {
  private readonly logger = new Logger(ProcessPaymentEventCommand.name);

  constructor(
    private readonly events: PaymentEventsRepository,
    private readonly customers: PaymentCustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly plans: SyncSubscriptionService,
    private readonly stripe: StripeClient,
    private readonly mails: BillingMailsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws the temporary failure, which is kept with the message */
  @HandlesJob(processPaymentEvent)
  async execute({ event_id }: z.infer<typeof processPaymentEvent.payload>): Promise<void> {
    const event = await this.events.find(event_id);
    if (!event || event.processed_at) return;
    try {
      const subject = subjectOf(event.type, event.body);
      const userId = subject && (await this.userOf(subject));
      if (userId) await this.plans.sync(userId, { cause: 'event', eventId: event.id });
      if (userId && subject.note) await this.note(userId, subject.note, event.id);
      const outcome = subject === null ? 'ignored' : userId ? 'done' : 'unknown_customer';
      await this.events.markProcessed(event.id, { outcome, userId }, this.clock.now());
    } catch (error) {
      await this.events.markFailed(event.id, error instanceof Error ? error.message : 'unknown');
      throw error;
    }
  }

  /** By our own table, else by what we wrote there: the table may be older than the customer. */
  private async userOf(subject: EventSubject): Promise<string | null> {
    const { chargeId } = subject;
    const customerId = subject.customerId ?? (chargeId && (await this.stripe.customerOfCharge(chargeId)));
    if (!customerId) return null;
    const known = await this.customers.userOf(customerId);
    if (known !== null) return known;
    const named = await this.stripe.userOfCustomer(customerId);
    if (named === null || !UUID.test(named)) return null;
    // Whoever has a customer keeps it; this one was made for a user whose row was lost with a restore.
    if ((await this.customers.customerOf(named)) === null)
      await this.customers.save(named, customerId, this.clock.now());
    const userId = await this.customers.userOf(customerId);
    // An account that is gone with what was restored, or has another customer: somebody may be charged, and nobody here would know.
    if (userId === null)
      this.logger.error(
        { customer: customerId, user_id: named },
        'A customer of ours belongs to no account here',
      );
    return userId;
  }

  /** A refund or a dispute leaves the subscription as it is (STRIPE-10): it stands in the line of the person, once. */
  private async note(userId: string, reason: 'refunded' | 'disputed', eventId: string): Promise<void> {
    await this.database.transaction(async () => {
      const plan = await this.subscriptions.lockByUser(userId);
      if (!plan || (await this.subscriptions.hasNote(userId, eventId, reason))) return;
      const opens = plan.status === 'active';
      await this.subscriptions.addChange({
        user_id: userId,
        at: this.clock.now(),
        plan_type: plan.plan_type,
        status: plan.status,
        reason,
        opens,
        opened_before: opens,
        cause: reason === 'refunded' ? 'refund' : 'dispute',
        event_id: eventId,
        actor_id: null,
        current_period_end: plan.current_period_end,
        cancel_at_period_end: plan.cancel_at_period_end,
        grace_until: plan.grace_until,
      });
      if (reason === 'refunded' && (await this.subscriptions.hasOtherRefunds(userId)))
        await this.mails.tell(userId, 'refunded');
    });
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
