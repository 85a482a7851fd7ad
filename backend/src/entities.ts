import { AuditEntryEntity } from './modules/audit/audit-entry.entity.js';
import { CredentialsEntity } from './modules/auth/credentials.entity.js';
import { RefreshTokenEntity } from './modules/auth/refresh-token.entity.js';
import { SessionEntity } from './modules/auth/session.entity.js';
import { SubscriptionEntity } from './modules/subscriptions/subscription.entity.js';
import { ProfileEntity } from './modules/users/profile.entity.js';
import { PostEntity } from './modules/posts/post.entity.js';
import { PostVersionEntity } from './modules/posts/post-version.entity.js';
import { PreferencesEntity } from './modules/preferences/preferences.entity.js';
import { PromptBatchEntity } from './modules/prompts/prompt-batch.entity.js';
import { PromptEntity } from './modules/prompts/prompt.entity.js';
import { OAuthStateEntity } from './modules/linkedin/oauth-state.entity.js';
import { SocialAccountEntity } from './modules/linkedin/social-account.entity.js';
import { NotificationEntity } from './modules/notifications/notification.entity.js';
import { PublicationAttemptEntity } from './modules/publications/publication-attempt.entity.js';
import { PublicationEntity } from './modules/publications/publication.entity.js';
import { PublicationEventEntity } from './modules/publications/publication-event.entity.js';

/** Every entity, for the migration check; the modules register their own. */
export const entities: (new () => object)[] = [
  ProfileEntity,
  CredentialsEntity,
  SessionEntity,
  RefreshTokenEntity,
  SubscriptionEntity,
  AuditEntryEntity,
  PostEntity,
  PostVersionEntity,
  PromptEntity,
  PromptBatchEntity,
  PreferencesEntity,
  SocialAccountEntity,
  OAuthStateEntity,
  PublicationEntity,
  PublicationAttemptEntity,
  PublicationEventEntity,
  NotificationEntity,
];
