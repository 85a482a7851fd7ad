import { Module, type OnModuleInit } from '@nestjs/common';
import { LinkedInModule } from './linkedin.module.js';
import { OAuthStateSweeper } from './connection/oauth-state.sweeper.js';
import { OAuthStatesRepository } from './connection/oauth-states.repository.js';
import { SocialAccountsService } from './accounts/social-accounts.service.js';
import { TokenRotationSweeper } from './accounts/token-rotation.sweeper.js';

/** The state sweep of connections, for the worker program. */
@Module({
  imports: [LinkedInModule],
  providers: [OAuthStatesRepository, OAuthStateSweeper, TokenRotationSweeper],
})
export class LinkedInWorkerModule implements OnModuleInit {
  constructor(private readonly accounts: SocialAccountsService) {}

  /** Before anything is sent. */
  async onModuleInit(): Promise<void> {
    await this.accounts.requireFittingKeys();
  }
}
