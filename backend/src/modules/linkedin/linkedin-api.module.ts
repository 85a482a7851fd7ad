import { Module } from '@nestjs/common';
import { LinkedInConnectionController } from './linkedin-connection.controller.js';
import { LinkedInConnectionService } from './linkedin-connection.service.js';
import { LinkedInOAuthClient } from './linkedin-oauth.client.js';
import { LinkedInModule } from './linkedin.module.js';
import { OAuthStatesRepository } from './oauth-states.repository.js';
import { SocialAccountsController } from './social-accounts.controller.js';

/** Connecting and disconnecting over HTTP; needs the accounts' AccountReader, so it belongs to the api program. */
@Module({
  imports: [LinkedInModule],
  controllers: [LinkedInConnectionController, SocialAccountsController],
  providers: [LinkedInConnectionService, LinkedInOAuthClient, OAuthStatesRepository],
  exports: [LinkedInConnectionService],
})
export class LinkedInApiModule {}
