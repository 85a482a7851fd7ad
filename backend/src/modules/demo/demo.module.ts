import { Module } from '@nestjs/common';
import { AccountsModule } from '../auth/accounts.module.js';
import { FeedbackModule } from '../feedback/feedback.module.js';
import { LinkedInModule } from '../linkedin/linkedin.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { PublicationNoticesModule } from '../publications/publication-notices.module.js';
import { SamplePostsModule } from '../sample-posts/sample-posts.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { UsersModule } from '../users/users.module.js';
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
    SamplePostsModule,
    NotesModule,
    FeedbackModule,
    NotificationsModule,
    LinkedInModule,
    PublicationNoticesModule,
  ],
  providers: [DemoService, DemoPeopleService, DemoPublishingService, DemoSandbox, DemoRepository],
})
export class DemoModule {}
