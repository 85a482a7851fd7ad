import { Module } from '@nestjs/common';
import { LinkedInPostsService } from './linkedin-posts.service.js';
import { SocialAccountsRepository } from './social-accounts.repository.js';
import { SocialAccountsService } from './social-accounts.service.js';
import { TokenSeal } from './token-seal.js';

/** Connected members and the one call that posts for them; both programs need it. */
@Module({
  providers: [SocialAccountsService, SocialAccountsRepository, TokenSeal, LinkedInPostsService],
  exports: [SocialAccountsService, LinkedInPostsService],
})
export class LinkedInModule {}
