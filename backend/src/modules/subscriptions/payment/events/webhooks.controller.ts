import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../../platform/access/access.decorator.js';
import { rawBodyOf } from '../../../../platform/http/security/raw-body.hook.js';
import { WebhookReceivedResponse } from '../checkout/billing.dto.js';
import { PaymentEventsService } from './payment-events.service.js';

@Controller('webhooks')
@Access('public')
export class WebhooksController {
  constructor(private readonly events: PaymentEventsService) {}

  /** A message of Stripe, which signs it: 400 `webhook.signature` without, `webhook.no_message` for what is none. It is kept, and worked on afterwards. */
  @Post('stripe')
  @HttpCode(200)
  async stripe(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<WebhookReceivedResponse> {
    await this.events.receive(rawBodyOf(request), signature);
    return { received: true };
  }
}
