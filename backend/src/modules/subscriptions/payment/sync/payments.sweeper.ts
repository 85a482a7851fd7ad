import { DAY_MS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../../../platform/clock/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { JobQueue } from '../../../../platform/queue/job-queue.js';
import { SubscriptionsRepository } from '../../subscriptions.repository.js';
import { BillingMailsService } from '../mails/billing-mails.service.js';
import { COMPARED_TYPES } from '../events/event-subject.rules.js';
import { PaymentEventsRepository } from '../events/payment-events.repository.js';
import { PaymentEventsService } from '../events/payment-events.service.js';
import { paymentEventJobId, processPaymentEvent } from '../events/payment.jobs.js';
import { reminderFrom, isReminderDue } from '../mails/renewal.rules.js';
import { StripeClient } from '../stripe/stripe.client.js';
import { SyncSubscriptionService } from './sync-subscription.service.js';
import { untilNextTurn } from '../../../../platform/concurrency/serial-tick.js';

/** Messages are asked for a little further back than the last one that came: others may have been lost before it. */
const LOOK_BACK_MS = 3 * DAY_MS;

/**
 * What no message brings: grace periods that end, renewals to announce, and messages that were lost. Each of them asks the payment service
 * before it acts, so that restored data does nothing that was true once. Any number of workers may do it at once.
 */
@Injectable()
export class PaymentsSweeper {
  private readonly logger = new Logger(PaymentsSweeper.name);

  constructor(
    private readonly stripe: StripeClient,
    private readonly repository: SubscriptionsRepository,
    private readonly plans: SyncSubscriptionService,
    private readonly kept: PaymentEventsRepository,
    private readonly events: PaymentEventsService,
    private readonly mails: BillingMailsService,
    private readonly queue: JobQueue,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async wake(): Promise<void> {
    await untilNextTurn(this.logger, 'Waiting messages could not be woken', async () => {
      const forgotten = await this.kept.findForgotten(this.clock.now());
      await this.queue.addAll(
        processPaymentEvent,
        forgotten.map((event_id) => ({ payload: { event_id }, jobId: paymentEventJobId(event_id) })),
      );
    });
  }

  /** Plans that were not asked for since yesterday, whose grace period ends, or whose renewal is to be announced. */
  @Cron(CronExpression.EVERY_5_MINUTES)
  async check(): Promise<void> {
    if (!this.stripe.isConnected) return;
    await untilNextTurn(this.logger, 'Plans could not be compared with the payment service', async () => {
      const now = this.clock.now();
      const users = await this.repository.findToCheck({
        checkedBefore: new Date(now.getTime() - DAY_MS),
        // The latest period end that is announced by now.
        renewsBefore: new Date(2 * now.getTime() - reminderFrom(now).getTime()),
        now,
      });
      for (const userId of users)
        await untilNextTurn(this.logger, 'A plan could not be compared', () => this.checkOne(userId));
    });
  }

  /** Messages that no webhook brought, and after a restore all since the backup. */
  @Cron(CronExpression.EVERY_HOUR)
  async findLost(): Promise<void> {
    if (!this.stripe.isConnected) return;
    await untilNextTurn(this.logger, 'Messages of the payment service could not be listed', async () => {
      const last = await this.kept.lastReceived();
      const from = (last ?? this.clock.now()).getTime() - LOOK_BACK_MS;
      const bodies = await this.stripe.eventsSince(new Date(from), COMPARED_TYPES);
      let found = 0;
      for (const body of bodies.reverse()) if (await this.events.keep(body, 'listed')) found += 1;
      if (found > 0) this.logger.warn({ found }, 'Messages that no webhook had brought were found');
    });
  }

  private async checkOne(userId: string): Promise<void> {
    const plan = await this.plans.sync(userId, { cause: 'comparison' });
    if (plan?.plan_type !== 'monthly') return;
    const paid = await this.repository.findPaid(userId);
    if (!paid || !isReminderDue(paid, this.clock.now())) return;
    const charge =
      paid.provider_subscription_id && (await this.stripe.nextCharge(paid.provider_subscription_id));
    await this.database.transaction(async () => {
      // Under the lock of its row one of two workers writes the mail.
      const locked = await this.repository.lockByUser(userId);
      if (!locked?.current_period_end || !isReminderDue(locked, this.clock.now())) return;
      await this.repository.markReminded(userId, locked.current_period_end);
      await this.mails.tell(userId, 'renewal', {
        date: locked.current_period_end.toISOString(),
        ...(charge ? { amount: charge.amount, currency: charge.currency } : {}),
      });
    });
  }
}
