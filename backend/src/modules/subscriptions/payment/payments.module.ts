import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { KlaviyoModule } from '../../klaviyo/klaviyo.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { SubscriptionsRepository } from '../subscriptions.repository.js';
import { BillingMailsService } from './mails/billing-mails.service.js';
import { BillingService } from './checkout/billing.service.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { PaymentCustomersRepository } from './checkout/payment-customers.repository.js';
import { PaymentEventsRepository } from './events/payment-events.repository.js';
import { PaymentEventsService } from './events/payment-events.service.js';
import { PlanPriceService } from './checkout/plan-price.service.js';
import { StripeClient } from './stripe/stripe.client.js';
import { SyncSubscriptionService } from './sync/sync-subscription.service.js';

const PROVIDERS = [
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
];

/** Paying, for both programs; the routes are in `subscriptions.module`, jobs and clocks in `payments-worker.module`. */
@Module({
  imports: [AuditModule, KlaviyoModule, MailModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class PaymentsModule {}
