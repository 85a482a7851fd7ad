import { Module, type OnModuleInit } from '@nestjs/common';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { EndingsService } from '../auth/accounts/endings.service.js';
import { PublicationsModule } from '../publications/publications.module.js';
import { LinkedInConnectionController } from './connection/linkedin-connection.controller.js';
import { LinkedInConnectionService } from './connection/linkedin-connection.service.js';
import { LinkedInOAuthClient } from './connection/linkedin-oauth.client.js';
import { LinkedInModule } from './linkedin.module.js';
import { OAuthStatesRepository } from './connection/oauth-states.repository.js';
import { SocialAccountsController } from './accounts/social-accounts.controller.js';
import { SocialAccountsService } from './accounts/social-accounts.service.js';

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
