import { Module } from '@nestjs/common';
import { LinkedInCommentsService } from './rest/linkedin-comments.service.js';
import { LinkedInCorrectionsService } from './rest/linkedin-corrections.service.js';
import { LinkedInFiguresService } from './rest/linkedin-figures.service.js';
import { LinkedInMediaService } from './rest/linkedin-media.service.js';
import { LinkedInPostsService } from './rest/linkedin-posts.service.js';
import { SocialAccountsRepository } from './accounts/social-accounts.repository.js';
import { SocialAccountsService } from './accounts/social-accounts.service.js';

/** Connected members and the one call that posts for them; both programs need it. */
@Module({
  providers: [
    SocialAccountsService,
    SocialAccountsRepository,
    LinkedInPostsService,
    LinkedInMediaService,
    LinkedInCommentsService,
    LinkedInFiguresService,
    LinkedInCorrectionsService,
  ],
  exports: [
    SocialAccountsService,
    LinkedInPostsService,
    LinkedInMediaService,
    LinkedInCommentsService,
    LinkedInFiguresService,
    LinkedInCorrectionsService,
  ],
})
export class LinkedInModule {}
