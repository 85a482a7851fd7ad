import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ConfigModule } from './config/config.module.js';
import type { AppConfig } from './config/config.js';
import { jobs } from './jobs.js';
import { AnalyticsWorkerModule } from './modules/analytics/analytics-worker.module.js';
import { AuthWorkerModule } from './modules/auth/auth-worker.module.js';
import { FigureReadingsWorkerModule } from './modules/figure-readings/figure-readings-worker.module.js';
import { GenerationsWorkerModule } from './modules/generations/generations-worker.module.js';
import { KlaviyoWorkerModule } from './modules/klaviyo/klaviyo-worker.module.js';
import { LinkedInWorkerModule } from './modules/linkedin/linkedin-worker.module.js';
import { MailWorkerModule } from './modules/mail/mail-worker.module.js';
import { PostsWorkerModule } from './modules/posts/posts-worker.module.js';
import { MediaWorkerModule } from './modules/media/media-worker.module.js';
import { MessagesWorkerModule } from './modules/messages/messages-worker.module.js';
import { NotificationsWorkerModule } from './modules/notifications/notifications-worker.module.js';
import { PromptsWorkerModule } from './modules/prompts/prompts-worker.module.js';
import { PublishingWorkerModule } from './modules/publications/publishing-worker.module.js';
import { RestoresWorkerModule } from './modules/restores/restores-worker.module.js';
import { ImportsWorkerModule } from './modules/training-posts/import/imports-worker.module.js';
import { TrainingPostsWorkerModule } from './modules/training-posts/training-posts-worker.module.js';
import { PaymentsWorkerModule } from './modules/subscriptions/payment/payments-worker.module.js';
import { TrackingWorkerModule } from './modules/tracking/tracking-worker.module.js';
import { VoiceMatchWorkerModule } from './modules/voice-match/voice-match-worker.module.js';
import { VoiceWorkerModule } from './modules/voice/voice-worker.module.js';
import { AiModule } from './platform/ai/ai.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { CryptoModule } from './platform/crypto/crypto.module.js';
import { CacheWorkerModule } from './platform/cache/cache-worker.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { QueueModule } from './platform/queue/queue.module.js';

/** The background program: job handlers, planner and sweepers. Any number of them may run. */
@Module({})
export class WorkerModule {
  static for(config: AppConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.for(config),
        ClockModule,
        CryptoModule,
        DatabaseModule,
        CacheWorkerModule,
        QueueModule.forWorker(jobs),
        ScheduleModule.forRoot(),
        AiModule,
        AnalyticsWorkerModule,
        AuthWorkerModule,
        MailWorkerModule,
        PostsWorkerModule,
        TrainingPostsWorkerModule,
        ImportsWorkerModule,
        FigureReadingsWorkerModule,
        GenerationsWorkerModule,
        PromptsWorkerModule,
        KlaviyoWorkerModule,
        LinkedInWorkerModule,
        MediaWorkerModule,
        MessagesWorkerModule,
        NotificationsWorkerModule,
        PublishingWorkerModule,
        RestoresWorkerModule,
        PaymentsWorkerModule,
        TrackingWorkerModule,
        VoiceWorkerModule,
        VoiceMatchWorkerModule,
      ],
    };
  }
}
