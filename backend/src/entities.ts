import { PlannedBreakEntity } from './modules/planned-breaks/planned-break.entity.js';
import { CacheDropEntity } from './platform/cache/cache-drop.entity.js';
import { AuditEntryEntity } from './modules/audit/audit-entry.entity.js';
import { CredentialsEntity } from './modules/auth/passwords/credentials.entity.js';
import { KnownDeviceEntity } from './modules/auth/devices/known-device.entity.js';
import { IdentityEntity } from './modules/auth/google/identity.entity.js';
import { OneTimeLinkEntity } from './modules/auth/links/one-time-link.entity.js';
import { RefreshTokenEntity } from './modules/auth/sessions/refresh-token.entity.js';
import { SessionEntity } from './modules/auth/sessions/session.entity.js';
import { CalendarFeedEntity } from './modules/calendar/calendar-feed.entity.js';
import { KlaviyoEventEntity } from './modules/klaviyo/klaviyo-event.entity.js';
import { OutgoingMailEntity } from './modules/mail/outgoing-mail.entity.js';
import { PaymentCustomerEntity } from './modules/subscriptions/payment/checkout/payment-customer.entity.js';
import { PaymentEventEntity } from './modules/subscriptions/payment/events/payment-event.entity.js';
import { SubscriptionChangeEntity } from './modules/subscriptions/subscription-change.entity.js';
import { SubscriptionEntity } from './modules/subscriptions/subscription.entity.js';
import { ProfileEntity } from './modules/users/profile/profile.entity.js';
import { PostEntity } from './modules/posts/post.entity.js';
import { PostPerformanceEntity } from './modules/posts/performance/post-performance.entity.js';
import { PostSuggestionEntity } from './modules/posts/suggestions/post-suggestion.entity.js';
import { PostVersionEntity } from './modules/posts/versions/post-version.entity.js';
import { PreferencesEntity } from './modules/preferences/preferences.entity.js';
import { VoiceChangeEntity } from './modules/preferences/voice-change.entity.js';
import { VoiceBriefEntity } from './modules/voice/brief/voice-brief.entity.js';
import { PromptBatchEntity } from './modules/prompts/batches/prompt-batch.entity.js';
import { WeeklyPromptSettingEntity } from './modules/prompts/weekly/weekly-prompt-setting.entity.js';
import { PromptRewriteEntity } from './modules/prompts/review/prompt-rewrite.entity.js';
import { PromptEntity } from './modules/prompts/prompt.entity.js';
import { NoteEntity } from './modules/notes/note.entity.js';
import { GenerationEntity } from './modules/generations/generation.entity.js';
import { LearnedRuleEntity } from './modules/generations/learning/learned-rule.entity.js';
import { LearnedRuleEvidenceEntity } from './modules/generations/learning/learned-rule-evidence.entity.js';
import { FeedbackEntity } from './modules/feedback/feedback.entity.js';
import { StaffNoteEntity } from './modules/staff-notes/staff-note.entity.js';
import { MessageEntity } from './modules/messages/message.entity.js';
import { OAuthStateEntity } from './modules/linkedin/connection/oauth-state.entity.js';
import { SocialAccountEntity } from './modules/linkedin/accounts/social-account.entity.js';
import { MediaEntity } from './modules/media/media.entity.js';
import { PostMediaEntity } from './modules/posts/media/post-media.entity.js';
import { FinishTickEntity } from './modules/publications/finish/finish-tick.entity.js';
import { FirstCommentEntity } from './modules/publications/first-comment/first-comment.entity.js';
import { MediaUploadEntity } from './modules/publications/media/media-upload.entity.js';
import { WorkerHeartbeatEntity } from './platform/health/worker-heartbeat.entity.js';
import { ContinuityEntity } from './platform/continuity/continuity.entity.js';
import { JournalErasureEntity } from './platform/continuity/journal-erasure.entity.js';
import { OutgoingChannelEntity } from './platform/outgoing-channels/outgoing-channel.entity.js';
import { DataRestoreEntity } from './modules/restores/data-restore.entity.js';
import { FigureReadingEntity } from './modules/figure-readings/figure-reading.entity.js';
import { ReadingDayEntity } from './modules/figure-readings/reading-day.entity.js';
import { AiInsightEntity } from './modules/analytics/insights/ai-insight.entity.js';
import { LostSendEntity } from './modules/restores/lost-send.entity.js';
import { FileErasureEntity } from './platform/storage/file-erasure.entity.js';
import { TrainingPostEntity } from './modules/training-posts/training-post.entity.js';
import { TrainingPostImportItemEntity } from './modules/training-posts/import/training-post-import-item.entity.js';
import { TrainingPostImportEntity } from './modules/training-posts/import/training-post-import.entity.js';
import { NoticeSettingsEntity } from './modules/notifications/settings/notice-settings.entity.js';
import { NotificationEntity } from './modules/notifications/notification.entity.js';
import { PushDeviceEntity } from './modules/notifications/push/push-device.entity.js';
import { PushMessageEntity } from './modules/notifications/push/push-message.entity.js';
import { PublicationAttemptEntity } from './modules/publications/publication-attempt.entity.js';
import { PublicationEntity } from './modules/publications/publication.entity.js';
import { PublicationEventEntity } from './modules/publications/publication-event.entity.js';
import { TrackedEventEntity } from './modules/tracking/tracked-event.entity.js';
import { TrackingRefusalEntity } from './modules/tracking/tracking-refusal.entity.js';
import { TrackedSessionEntity } from './modules/tracking/tracked-session.entity.js';
import { StyleAnalysisEntity } from './modules/voice/analysis/style-analysis.entity.js';
import { VoiceInterviewAnswerEntity } from './modules/voice/interview/voice-interview-answer.entity.js';
import { VoiceInterviewEntity } from './modules/voice/interview/voice-interview.entity.js';

/** Every entity, for the migration check; the modules register their own. */
export const entities: (new () => object)[] = [
  ProfileEntity,
  CredentialsEntity,
  SessionEntity,
  RefreshTokenEntity,
  OneTimeLinkEntity,
  IdentityEntity,
  KnownDeviceEntity,
  OutgoingMailEntity,
  SubscriptionEntity,
  SubscriptionChangeEntity,
  PaymentCustomerEntity,
  PaymentEventEntity,
  KlaviyoEventEntity,
  AuditEntryEntity,
  PostEntity,
  PostSuggestionEntity,
  PostVersionEntity,
  PostPerformanceEntity,
  FigureReadingEntity,
  ReadingDayEntity,
  AiInsightEntity,
  PromptEntity,
  PromptBatchEntity,
  WeeklyPromptSettingEntity,
  PromptRewriteEntity,
  CalendarFeedEntity,
  PreferencesEntity,
  NoteEntity,
  TrainingPostEntity,
  TrainingPostImportEntity,
  TrainingPostImportItemEntity,
  LearnedRuleEntity,
  LearnedRuleEvidenceEntity,
  FeedbackEntity,
  GenerationEntity,
  MessageEntity,
  StaffNoteEntity,
  SocialAccountEntity,
  OAuthStateEntity,
  PublicationEntity,
  PublicationAttemptEntity,
  PublicationEventEntity,
  MediaEntity,
  PostMediaEntity,
  MediaUploadEntity,
  FinishTickEntity,
  FirstCommentEntity,
  FileErasureEntity,
  WorkerHeartbeatEntity,
  NoticeSettingsEntity,
  NotificationEntity,
  PushDeviceEntity,
  PushMessageEntity,
  TrackedSessionEntity,
  TrackedEventEntity,
  TrackingRefusalEntity,
  StyleAnalysisEntity,
  VoiceInterviewEntity,
  VoiceInterviewAnswerEntity,
  VoiceBriefEntity,
  VoiceChangeEntity,
  ContinuityEntity,
  JournalErasureEntity,
  OutgoingChannelEntity,
  DataRestoreEntity,
  LostSendEntity,
  PlannedBreakEntity,
  CacheDropEntity,
];
