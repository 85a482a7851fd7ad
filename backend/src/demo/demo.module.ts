import { Module } from '@nestjs/common';
import { AccountsModule } from '../modules/auth/accounts/accounts.module.js';
import { FeedbackModule } from '../modules/feedback/feedback.module.js';
import { GenerationsModule } from '../modules/generations/generations.module.js';
import { LearningModule } from '../modules/generations/learning/learning.module.js';
import { LinkedInModule } from '../modules/linkedin/linkedin.module.js';
import { NotesModule } from '../modules/notes/notes.module.js';
import { NotificationsModule } from '../modules/notifications/notifications.module.js';
import { PostsModule } from '../modules/posts/posts.module.js';
import { PreferencesModule } from '../modules/preferences/preferences.module.js';
import { PublicationNoticesModule } from '../modules/publications/notices/publication-notices.module.js';
import { TrainingPostsModule } from '../modules/training-posts/training-posts.module.js';
import { SubscriptionsModule } from '../modules/subscriptions/subscriptions.module.js';
import { UsersModule } from '../modules/users/users.module.js';
import { DemoPeopleService } from './demo.people.service.js';
import { DemoPublishingService } from './demo.publishing.service.js';
import { DemoRepository } from './demo.repository.js';
import { DemoSandbox } from './demo.sandbox.js';
import { DemoService } from './demo.service.js';

/** Only the command line imports this; no running program can make demo accounts. */
@Module({
  imports: [
    AccountsModule,
    UsersModule,
    SubscriptionsModule,
    PreferencesModule,
    PostsModule,
    TrainingPostsModule,
    NotesModule,
    FeedbackModule,
    GenerationsModule,
    LearningModule,
    NotificationsModule,
    LinkedInModule,
    PublicationNoticesModule,
  ],
  providers: [DemoService, DemoPeopleService, DemoPublishingService, DemoSandbox, DemoRepository],
})
export class DemoModule {}
