import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { KlaviyoModule } from '../klaviyo/klaviyo.module.js';
import { AdminSubscriptionsController } from './admin-subscriptions.controller.js';
import { AdminPaymentsController } from './payment/events/admin-payments.controller.js';
import { BillingController } from './payment/checkout/billing.controller.js';
import { PaymentsModule } from './payment/payments.module.js';
import { WebhooksController } from './payment/events/webhooks.controller.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [AuditModule, KlaviyoModule, PaymentsModule],
  controllers: [
    SubscriptionsController,
    AdminSubscriptionsController,
    BillingController,
    WebhooksController,
    AdminPaymentsController,
  ],
  providers: [SubscriptionsService],
  exports: [SubscriptionsService, PaymentsModule],
})
export class SubscriptionsModule {}
