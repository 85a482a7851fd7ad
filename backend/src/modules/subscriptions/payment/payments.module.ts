import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { KlaviyoModule } from '../../klaviyo/klaviyo.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SubscriptionsRepository } from '../subscriptions.repository.js';
import { BillingMailsService } from './billing-mails.service.js';
import { BillingService } from './billing.service.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentCustomersRepository } from './payment-customers.repository.js';
import { PaymentEventsRepository } from './payment-events.repository.js';
import { PaymentEventsService } from './payment-events.service.js';
import { PlanPriceService } from './plan-price.service.js';
import { StripeClient } from './stripe.client.js';
import { SyncSubscriptionService } from './sync-subscription.service.js';

/** Paying, for both programs; the routes are in `subscriptions.module`, jobs and clocks in `payments-worker.module`. */
@Module({
  imports: [AuditModule, KlaviyoModule, MailModule],
  providers: [
    StripeClient,
    SubscriptionsRepository,
    PaymentCustomersRepository,
    PaymentEventsRepository,
    PaymentEventsService,
    PlanPriceService,
    BillingMailsService,
    SyncSubscriptionService,
    CheckoutService,
    BillingService,
  ],
  exports: [
    StripeClient,
    SubscriptionsRepository,
    PaymentCustomersRepository,
    PaymentEventsRepository,
    PaymentEventsService,
    PlanPriceService,
    BillingMailsService,
    SyncSubscriptionService,
    CheckoutService,
    BillingService,
  ],
})
export class PaymentsModule {}
