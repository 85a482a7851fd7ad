import { Module, type OnModuleInit } from '@nestjs/common';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { EndingsService } from '../auth/accounts/endings.service.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { LinkedInConnectionController } from './linkedin-connection.controller.js';
import { LinkedInConnectionService } from './linkedin-connection.service.js';
import { LinkedInOAuthClient } from './linkedin-oauth.client.js';
import { LinkedInModule } from './linkedin.module.js';
import { OAuthStatesRepository } from './oauth-states.repository.js';
import { SocialAccountsController } from './social-accounts.controller.js';
import { SocialAccountsService } from './social-accounts.service.js';

/** Connecting and disconnecting over HTTP; needs the accounts' AccountReader, so it belongs to the api program. */
@Module({
  imports: [ContinuityModule, LinkedInModule, PublicationsModule],
  controllers: [LinkedInConnectionController, SocialAccountsController],
  providers: [LinkedInConnectionService, LinkedInOAuthClient, OAuthStatesRepository],
  exports: [LinkedInConnectionService],
})
export class LinkedInApiModule implements OnModuleInit {
  constructor(
    private readonly endings: EndingsService,
    private readonly connection: LinkedInConnectionService,
    private readonly accounts: SocialAccountsService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.accounts.requireFittingKeys();
    this.endings.register('linkedin', (userId) => this.connection.disconnect(userId));
  }
}
