import { Controller, Get } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Access } from '../../../platform/access/access.decorator.js';
import { ChannelPausesRepository } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { presentLinkedIn } from './integrations.presenter.js';
import { IntegrationsResponse, SocialAccountsResponse } from '../linkedin.dto.js';
import { presentLinkedInAccount } from './social-account.presenter.js';
import { SocialAccountsService } from './social-accounts.service.js';

@Controller()
@Access('user')
export class SocialAccountsController {
  constructor(
    private readonly accounts: SocialAccountsService,
    private readonly config: AppConfig,
    private readonly pauses: ChannelPausesRepository,
    private readonly clock: Clock,
  ) {}

  /** The user's connections to external services. */
  @Get('social-accounts')
  async list(@CurrentUser() user: AuthenticatedUser): Promise<SocialAccountsResponse> {
    return {
      accounts: [presentLinkedInAccount(await this.accounts.findConnected(user.id), this.clock.now())],
    };
  }

  /** The services that can be connected, and their addresses. */
  @Get('integrations')
  async integrations(): Promise<IntegrationsResponse> {
    const pausedSince = await this.pauses.pausedSince('publishing');
    return { integrations: [presentLinkedIn(this.config.linkedin, pausedSince)] };
  }
}
