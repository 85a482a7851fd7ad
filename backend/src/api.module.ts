import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ConfigModule } from './config/config.module.js';
import type { AppConfig } from './config/config.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { ConsoleSearchModule } from './modules/console-search/console-search.module.js';
import { ContentStrategyModule } from './modules/content-strategy/content-strategy.module.js';
import { DashboardModule } from './modules/dashboard/dashboard.module.js';
import { FeedbackModule } from './modules/feedback/feedback.module.js';
import { GenerationsModule } from './modules/generations/generations.module.js';
import { AdminQueuesModule } from './modules/queues/admin-queues.module.js';
import { KlaviyoApiModule } from './modules/klaviyo/klaviyo-api.module.js';
import { LinkedInApiModule } from './modules/linkedin/linkedin-api.module.js';
import { LiveModule } from './modules/live/live.module.js';
import { MediaApiModule } from './modules/media/media-api.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { NotesModule } from './modules/notes/notes.module.js';
import { PlannedBreaksModule } from './modules/planned-breaks/planned-breaks.module.js';
import { PersonalDataModule } from './modules/personal-data/personal-data.module.js';
import { PostDraftingModule } from './modules/posts/drafting/post-drafting.module.js';
import { PostsModule } from './modules/posts/posts.module.js';
import { PreferencesModule } from './modules/preferences/preferences.module.js';
import { QuotasModule } from './modules/quotas/quotas.module.js';
import { PromptsModule } from './modules/prompts/prompts.module.js';
import { PublicationsModule } from './modules/publications/publications.module.js';
import { OutgoingChannelsApiModule } from './modules/outgoing-channels/outgoing-channels-api.module.js';
import { RestoresApiModule } from './modules/restores/restores-api.module.js';
import { StaffNotesModule } from './modules/staff-notes/staff-notes.module.js';
import { ImportsModule } from './modules/training-posts/import/imports.module.js';
import { TrainingPostsModule } from './modules/training-posts/training-posts.module.js';
import { SubscriptionsModule } from './modules/subscriptions/subscriptions.module.js';
import { TrackingModule } from './modules/tracking/tracking.module.js';
import { ProfileModule } from './modules/users/profile/profile.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { VoiceMatchModule } from './modules/voice-match/voice-match.module.js';
import { VoiceModule } from './modules/voice/voice.module.js';
import { AiModule } from './platform/ai/ai.module.js';
import { AccessModule } from './platform/access/access.module.js';
import { CacheModule } from './platform/cache/cache.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { ContinuityModule } from './platform/continuity/continuity.module.js';
import { CryptoModule } from './platform/crypto/crypto.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthController } from './platform/health/health.controller.js';
import { WorkerHeartbeatsRepository } from './platform/health/worker-heartbeats.repository.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { entities } from './entities.js';
import { jobs } from './jobs.js';

/** The HTTP program: every module with its controllers; jobs are only added, never run. */
@Module({})
export class ApiModule {
  static for(config: AppConfig): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.for(config),
        ClockModule,
        CryptoModule,
        DatabaseModule,
        CacheModule,
        QueueModule.forProducer(),
        ScheduleModule.forRoot(),
        AccessModule,
        AiModule,
        AuditModule,
        AuthModule,
        SubscriptionsModule,
        UsersModule,
        ProfileModule,
        PersonalDataModule,
        TrackingModule,
        KlaviyoApiModule,
        PromptsModule,
        CalendarModule,
        PreferencesModule,
        VoiceModule,
        VoiceMatchModule,
        PostsModule,
        PostDraftingModule,
        MediaApiModule,
        GenerationsModule,
        AnalyticsModule,
        ContentStrategyModule,
        DashboardModule,
        PlannedBreaksModule,
        TrainingPostsModule,
        ImportsModule,
        LiveModule,
        NotesModule,
        QuotasModule,
        FeedbackModule,
        MessagesModule,
        StaffNotesModule,
        ConsoleSearchModule,
        LinkedInApiModule,
        PublicationsModule,
        AdminQueuesModule.for(jobs, entities),
        OutgoingChannelsApiModule,
        RestoresApiModule,
        ContinuityModule,
      ],
      controllers: [HealthController],
      providers: [WorkerHeartbeatsRepository],
    };
  }
}
