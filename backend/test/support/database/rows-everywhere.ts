import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/platform/database/database.js';
import { aGeneration } from '../../builders/generation.builder.js';
import { insertRow } from '../../builders/insert-row.js';
import { aPost, aPublication } from '../../builders/post.builder.js';
import { aProfile } from '../../builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../builders/prompt.builder.js';
import { aTrainingPost } from '../../builders/training-post.builder.js';

export interface UserWithRowsEverywhere {
  readonly id: string;
  readonly email: string;
  readonly postId: string;
  readonly publicationId: string;
  readonly sessionId: string;
  /** In columns that must never be exposed. */
  readonly secrets: readonly string[];
}

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-12-20T12:00:00Z');

/** A user with at least one row in every table that can hold one; a new table needs its row here. */
export async function aUserWithRowsEverywhere(database: Database): Promise<UserWithRowsEverywhere> {
  const { id, email } = await aProfile(database, { industry: '=HYPERLINK("https://evil.test")' });
  const secret = (what: string) => `secret-${what}-${id}`;
  const user_id = id;
  const sessionId = await insertSignIn(database, { id, email }, secret);
  await insertRow(database, 'user_subscriptions', { user_id, status: 'active', plan_type: 'free' });
  await insertRow(database, 'payment_customers', { user_id, customer_id: `cus_${id}`, created_at: NOW });
  await insertRow(database, 'payment_events', {
    id: `evt_${id}`,
    type: 'invoice.paid',
    happened_at: NOW,
    received_at: NOW,
    source: 'webhook',
    hash: 'of the body',
    body: '{}',
    user_id,
  });
  await insertRow(database, 'subscription_changes', {
    user_id,
    at: NOW,
    plan_type: 'free',
    status: 'active',
    reason: 'free_plan',
    opens: true,
    opened_before: false,
    cause: 'user',
    cancel_at_period_end: false,
  });
  await insertRow(database, 'weekly_prompt_settings', { user_id, mode: 'push' });
  await insertRow(database, 'klaviyo_events', {
    user_id,
    event: 'Started Signup',
    happened_at: NOW,
    next_try_at: NOW,
  });
  await insertRow(database, 'ai_insights', {
    user_id,
    insight_type: 'shallow_engagement',
    subject: '',
    insight_data: JSON.stringify({ type: 'shallow_engagement', likes: 40, comments: 1, posts: 4 }),
    confidence_score: 0.78,
    recommendations: ['End more posts on a question that can be answered in one line.'],
  });
  await insertRow(database, 'user_preferences', { user_id, never_use_phrases: ['synergy'] });
  const analysis = await insertRow<{ id: string }>(database, 'style_analyses', {
    user_id,
    posts: ['A post that is to be analysed'],
    post_count: 1,
  });
  await insertRow(database, 'voice_changes', {
    user_id,
    cause: 'analysis',
    changes: JSON.stringify([{ field: 'energy_level', from: 5, to: 7 }]),
    analysis_id: analysis.id,
  });
  await insertRow(database, 'voice_interviews', { user_id, language: 'en' });
  await insertRow(database, 'voice_interview_answers', {
    user_id,
    question: 'story',
    text: 'What I would tell a friend',
    at: NOW,
  });
  await insertRow(database, 'voice_briefs', {
    user_id,
    version: 1,
    sections: JSON.stringify([{ name: 'habits', title: 'Your habits', lines: ['Asks questions.'] }]),
  });
  const training = await insertRow<{ id: string }>(database, 'training_post_imports', {
    user_id,
    files: '[]',
  });
  await insertRow(database, 'training_post_import_items', {
    import_id: training.id,
    user_id,
    position: 1,
    kind: 'post',
    content: 'A post that is to be imported',
    content_hash: randomUUID(),
    standing: 'new',
  });
  const prompt_id = await aPrompt(database, id, {
    ...{ batch_id: await aPromptBatch(database, id), scheduled_date: '2026-11-23' },
  });
  await insertRow(database, 'prompt_rewrites', { prompt_id, user_id, version: 1 });
  const { postId, publicationId } = await insertPublication(database, id, secret);
  await insertRow(database, 'calendar_feeds', { user_id, id: randomUUID(), created_at: NOW });
  await insertRow(database, 'planned_breaks', { user_id, starts_on: '2026-12-24', ends_on: '2027-01-01' });
  await insertRow(database, 'saved_post_notes', { user_id, title: 'A note', notes: 'For a later post' });
  await aTrainingPost(database, id);
  const generation_history_id = await aGeneration(database, id, { post_id: postId });
  const rule = await insertRow<{ id: string }>(database, 'learned_rules', {
    user_id,
    kind: 'cut_phrase',
    key: 'excited to announce',
    phrase: 'excited to announce',
    instead: '',
    occurrences: 3,
    opportunities: 3,
    learned_where: JSON.stringify({ places: ['opening'], from: ['prompt'], pillars: [] }),
  });
  await insertRow(database, 'learned_rule_evidence', {
    rule_id: rule.id,
    generation_id: generation_history_id,
    user_id,
    before: 'We are excited to announce a guide.',
  });
  await insertRow(database, 'feedback', {
    user_id,
    post_id: postId,
    rating: 4,
    feedback_text: '=1+1',
    generation_history_id,
  });
  await insertRow(database, 'staff_messages', { user_id, text: 'Could you write about prices?' });
  await insertRow(database, 'staff_notes', { user_id, author_id: user_id, text: 'Prefers calls' });
  await insertRow(database, 'oauth_states', {
    user_id,
    state_hash: secret('oauth-state'),
    session_id: sessionId,
    expires_at: LATER,
  });
  await insertRow(database, 'notice_settings', { user_id });
  const notice = await insertRow<{ id: string }>(database, 'notifications', {
    user_id,
    kind: 'publication.needs_user',
    title: 'A notice',
    body: 'Something happened',
    link: '/posts',
    subject: publicationId,
  });
  const device = await insertRow<{ id: string }>(database, 'push_devices', {
    user_id,
    session_id: sessionId,
    endpoint: `https://push.example.com/${secret('push-address')}`,
    p256dh: secret('push-key'),
    auth: secret('push-auth'),
    created_at: NOW,
  });
  await insertRow(database, 'push_messages', {
    user_id,
    notice_id: notice.id,
    device_id: device.id,
    next_try_at: NOW,
  });
  const tracked = await insertRow<{ id: string }>(database, 'user_sessions', {
    user_id,
    started_at: NOW,
    last_event_at: NOW,
    session_data: {},
  });
  await insertRow(database, 'user_events', {
    user_id,
    session_id: tracked.id,
    event_type: 'navigation',
    event_name: 'page_view',
    page_url: '/posts',
    at: NOW,
  });
  await insertRow(database, 'tracking_refusals', { user_id, refused_at: NOW });
  const about = { user_id, entity: 'profiles', entity_id: id };
  await insertRow(database, 'audit_log', { at: NOW, action: 'email.confirmed', ...about });
  const kinds = [
    'password',
    'refresh-token',
    'access-token',
    'oauth-state',
    'link',
    'device',
    'push-address',
    'push-key',
    'push-auth',
  ];
  return { id, email, postId, publicationId, sessionId, secrets: kinds.map(secret) };
}

type Secret = (what: string) => string;

async function insertSignIn(
  database: Database,
  { id: user_id, email }: { readonly id: string; readonly email: string },
  secret: Secret,
): Promise<string> {
  await insertRow(database, 'user_credentials', { user_id, password_hash: secret('password') });
  const session = await insertRow<{ id: string }>(database, 'auth_sessions', {
    user_id,
    created_at: NOW,
    last_used_at: NOW,
    expires_at: LATER,
    user_agent: 'Firefox',
    ip: '203.0.113.7',
  });
  await insertRow(database, 'refresh_tokens', {
    session_id: session.id,
    token_hash: secret('refresh-token'),
    created_at: NOW,
    expires_at: LATER,
  });
  await insertRow(database, 'one_time_links', {
    id: randomUUID(),
    type: 'magiclink',
    user_id,
    token_hash: secret('link'),
    created_at: NOW,
    expires_at: LATER,
  });
  await insertRow(database, 'outgoing_mails', {
    kind: 'magic_link',
    recipient: email,
    user_id,
    created_at: NOW,
    woken_at: NOW,
  });
  await insertRow(database, 'sign_in_identities', {
    user_id,
    provider: 'google',
    subject: `google-${user_id}`,
    created_at: NOW,
    last_used_at: NOW,
  });
  await insertRow(database, 'known_devices', {
    user_id,
    token_hash: secret('device'),
    created_at: NOW,
    last_used_at: NOW,
  });
  return session.id;
}

async function insertPublication(database: Database, userId: string, secret: Secret) {
  const { id: accountId } = await insertRow<{ id: string }>(database, 'social_accounts', {
    user_id: userId,
    provider: 'linkedin',
    provider_user_id: `member-${userId}`,
    display_name: 'Ada Example',
    access_token_encrypted: secret('access-token'),
  });
  const postId = await aPost(database, userId, { content: '-1 is a number, "quoted"\nand a line' });
  await insertRow(database, 'finish_ticks', { post_id: postId, step: 'replies:0', user_id: userId });
  await insertRow(database, 'post_versions', {
    post_id: postId,
    version: 1,
    title: 'A post',
    content: `The text before, by ${userId}`,
    written_at: NOW,
  });
  await insertRow(database, 'post_suggestions', {
    post_id: postId,
    author_id: userId,
    range_start: 0,
    original: '-1',
    replacement: 'Minus one',
    reason: 'Easier to read',
  });
  await insertRow(database, 'post_performance', {
    post_id: postId,
    impressions: 1_000,
    likes: 20,
    comments: 5,
    shares: 5,
    engagement_rate: 3,
  });
  await insertRow(database, 'figure_readings', {
    post_id: postId,
    user_id: userId,
    social_account_id: accountId,
    urn: 'urn:li:share:7',
    published_at: NOW,
  });
  await insertRow(database, 'reading_days', {
    day: '2026-11-20',
    social_account_id: accountId,
    user_id: userId,
    calls: 4,
  });
  const publicationId = await aPublication(database, userId, postId);
  await insertRow(database, 'publication_attempts', {
    publication_id: publicationId,
    number: 1,
    fence: 1,
    // No process has this number: no sender can still be running.
    owner_id: 2_000_000_000,
    payload_hash: `of what ${userId} sent`,
  });
  await insertRow(database, 'publication_events', {
    publication_id: publicationId,
    event: 'schedule',
    to_state: 'scheduled',
    version: 1,
    fence: 0,
    actor: `user:${userId}`,
  });
  const media = await insertRow<{ id: string }>(database, 'media', {
    user_id: userId,
    kind: 'image',
    mime_type: 'image/png',
    file_name: 'a-picture.png',
    bytes: 68,
    width: 1,
    height: 1,
    storage_key: `media/${randomUUID()}`,
  });
  await insertRow(database, 'post_media', {
    post_id: postId,
    position: 0,
    media_id: media.id,
    alt_text: `Described by ${userId}`,
  });
  await insertRow(database, 'media_uploads', {
    publication_id: publicationId,
    media_id: media.id,
    version: 1,
    urn: `urn:li:image:${userId}`,
  });
  await insertRow(database, 'first_comments', {
    publication_id: publicationId,
    user_id: userId,
    text: 'The link is here',
    state: 'copy',
    reason: 'not_granted',
  });
  const restore = await insertRow<{ id: string }>(database, 'data_restores', {
    lost_from: new Date(),
    reason: 'told',
    is_journal_whole: true,
  });
  await insertRow(database, 'lost_sends', {
    publication_id: publicationId,
    restore_id: restore.id,
    user_id: userId,
    post_id: postId,
    sent_at: new Date(),
    opening: `Opening of ${userId}`,
  });
  return { postId, publicationId };
}
