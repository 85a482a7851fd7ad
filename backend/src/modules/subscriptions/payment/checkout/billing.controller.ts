import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../../platform/access/authenticated-user.js';
import { Costly } from '../../../../platform/http/costly/costly.decorator.js';
import { StartedSubscriptionResponse } from '../../subscriptions.dto.js';
import {
  AddressResponse,
  BeginCheckoutRequest,
  BillingResponse,
  ConfirmationResponse,
  ConfirmCheckoutRequest,
} from './billing.dto.js';
import { BillingService } from './billing.service.js';
import { CheckoutService } from './checkout.service.js';

@Controller('subscriptions')
@Access('user')
export class BillingController {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly billing: BillingService,
  ) {}

  /** A page to pay the monthly plan on. 409 `subscription.price_changed` with `details.current`, `subscription.already_active` or `subscription.payment_open`. */
  @Post('checkout')
  @Costly('payment')
  @HttpCode(200)
  async checkout(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { amount, currency, attempt, next }: BeginCheckoutRequest,
  ): Promise<AddressResponse> {
    return { url: await this.checkouts.begin(user, { shown: { amount, currency }, attempt, next }) };
  }

  /** Back from that page: asks the payment service at once. 404 for another account's checkout. */
  @Post('confirm')
  @Costly('payment')
  @HttpCode(200)
  async confirm(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { session_id }: ConfirmCheckoutRequest,
  ): Promise<ConfirmationResponse> {
    return this.checkouts.confirm(user.id, session_id);
  }

  /** Plan, next charge, invoices, and what changed when and why. */
  @Get('billing')
  @Costly('payment')
  async show(@CurrentUser() user: AuthenticatedUser): Promise<BillingResponse> {
    return this.billing.show(user.id);
  }

  /** The payment service's own pages for card and invoices. 409 for who never paid. */
  @Post('portal')
  @Costly('payment')
  @HttpCode(200)
  async portal(@CurrentUser() user: AuthenticatedUser): Promise<AddressResponse> {
    return { url: await this.billing.portal(user.id) };
  }

  /** The monthly plan ends with its period, and at once where that was not paid; again is harmless until it has ended. */
  @Post('cancel')
  @Costly('payment')
  @HttpCode(200)
  async cancel(@CurrentUser() user: AuthenticatedUser): Promise<StartedSubscriptionResponse> {
    return { subscription: await this.billing.cancel(user.id) };
  }

  /** Takes the cancellation back, until the period ends. */
  @Post('reactivate')
  @Costly('payment')
  @HttpCode(200)
  async reactivate(@CurrentUser() user: AuthenticatedUser): Promise<StartedSubscriptionResponse> {
    return { subscription: await this.billing.reactivate(user.id) };
  }
}
