import { Module } from '@nestjs/common';
import { LinkedInCommentsService } from './linkedin-comments.service.js';
import { LinkedInMediaService } from './linkedin-media.service.js';
import { LinkedInPostsService } from './linkedin-posts.service.js';
import { SocialAccountsRepository } from './social-accounts.repository.js';
import { SocialAccountsService } from './social-accounts.service.js';

/** Connected members and the one call that posts for them; both programs need it. */
@Module({
  providers: [
    SocialAccountsService,
    SocialAccountsRepository,
    LinkedInPostsService,
    LinkedInMediaService,
    LinkedInCommentsService,
  ],
  exports: [SocialAccountsService, LinkedInPostsService, LinkedInMediaService, LinkedInCommentsService],
})
export class LinkedInModule {}
