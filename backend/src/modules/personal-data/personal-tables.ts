/** A table with a user's rows that an export contains. */
export interface PersonalTable {
  readonly name: string;
  /** SQL condition; $1 is the user's id. */
  readonly owned: string;
  /** Columns not exported, each with its reason. */
  readonly withheld?: Readonly<Record<string, string>>;
}

const OWN = 'user_id = $1';
/** Posts in the bin are deleted from the user's view, and permanently within days. */
const OF_POSTS = 'post_id in (select id from posts where user_id = $1 and deleted_at is null)';
const OF_NO_DELETED_POST = `${OWN} and (post_id is null or ${OF_POSTS})`;
const OF_PUBLICATIONS = `publication_id in (select id from publications where user_id = $1 and ${OF_POSTS})`;
const SEALED = 'a secret: it lets its holder post for the user';

/** The contents of an export. A test compares both lists with the database, so that a new table cannot be forgotten. */
export const EXPORTED_TABLES: readonly PersonalTable[] = [
  { name: 'profiles', owned: 'id = $1', withheld: { token_version: 'a number of the sign-in machinery' } },
  { name: 'user_preferences', owned: OWN },
  { name: 'voice_changes', owned: OWN },
  { name: 'voice_briefs', owned: OWN },
  { name: 'style_analyses', owned: OWN },
  { name: 'voice_interviews', owned: OWN },
  { name: 'voice_interview_answers', owned: OWN },
  { name: 'user_subscriptions', owned: OWN },
  {
    name: 'subscription_changes',
    owned: OWN,
    withheld: { actor_id: 'names a member of staff' },
  },
  {
    name: 'payment_customers',
    owned: OWN,
    withheld: { fetched: 'a number of the machinery', written: 'the same' },
  },
  { name: 'payment_events', owned: OWN },
  { name: 'klaviyo_events', owned: OWN },
  {
    name: 'content_prompts',
    owned: OWN,
    withheld: {
      search_text: 'the same words again, for the search',
      frame_id: 'the program’s own name of a question',
    },
  },
  { name: 'weekly_prompt_settings', owned: OWN },
  { name: 'prompt_rewrites', owned: OWN, withheld: { requested_by: 'names a member of staff' } },
  { name: 'calendar_feeds', owned: OWN, withheld: { id: 'a secret: the address of the feed comes from it' } },
  { name: 'prompt_batches', owned: OWN, withheld: { requested_by: 'names a member of staff' } },
  {
    name: 'posts',
    owned: `${OWN} and deleted_at is null`,
    withheld: {
      sketch: 'numbers made from the text, which is there',
      sketch_version: 'belongs to the sketch',
    },
  },
  { name: 'post_versions', owned: OF_POSTS },
  { name: 'post_suggestions', owned: OF_POSTS, withheld: { author_id: 'names a member of staff' } },
  { name: 'post_performance', owned: OF_POSTS },
  { name: 'figure_readings', owned: OF_POSTS },
  { name: 'finish_ticks', owned: OF_POSTS },
  { name: 'ai_insights', owned: OWN },
  {
    name: 'media',
    owned: OWN,
    withheld: {
      storage_key: 'where we keep the file, which is in the export',
      thumbnail_key: 'the same, small',
    },
  },
  { name: 'post_media', owned: OF_POSTS },
  { name: 'saved_post_notes', owned: OWN },
  { name: 'planned_breaks', owned: OWN },
  {
    name: 'sample_post_analytics',
    owned: OWN,
    withheld: { content_hash: 'a number of the text, which is in the export' },
  },
  { name: 'feedback', owned: OF_NO_DELETED_POST },
  { name: 'generation_history', owned: OF_NO_DELETED_POST },
  { name: 'learned_rules', owned: OWN },
  {
    name: 'learned_rule_evidence',
    owned: `${OWN} and generation_id in (select id from generation_history where ${OF_NO_DELETED_POST})`,
  },
  { name: 'staff_messages', owned: OWN },
  {
    name: 'social_accounts',
    owned: OWN,
    withheld: { access_token_encrypted: SEALED },
  },
  { name: 'publications', owned: `${OWN} and ${OF_POSTS}` },
  { name: 'publication_attempts', owned: OF_PUBLICATIONS },
  { name: 'publication_events', owned: OF_PUBLICATIONS },
  { name: 'media_uploads', owned: OF_PUBLICATIONS },
  { name: 'first_comments', owned: OF_PUBLICATIONS },
  {
    name: 'lost_sends',
    owned: `${OWN} and not exists (select from posts p where p.id = post_id and p.deleted_at is not null)`,
  },
  { name: 'notifications', owned: OWN },
  { name: 'notice_settings', owned: OWN },
  {
    name: 'push_devices',
    owned: OWN,
    withheld: {
      endpoint: 'a secret: messages to the browser are sent there',
      p256dh: 'a secret: they are encrypted with it',
      auth: 'the same',
    },
  },
  { name: 'auth_sessions', owned: OWN },
  { name: 'sign_in_identities', owned: OWN },
  {
    name: 'known_devices',
    owned: OWN,
    withheld: { token_hash: 'a secret: it stands for the browser' },
  },
  {
    name: 'outgoing_mails',
    owned: OWN,
    withheld: { link_id: 'a secret: the link of the mail comes from it' },
  },
  { name: 'user_sessions', owned: OWN },
  { name: 'user_events', owned: OWN },
  { name: 'tracking_refusals', owned: OWN },
];

/** Tables with rows of a user of which nothing is exported, each with its reason. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  audit_log: 'what staff did about the user, and who of them; what came of it is in the other tables',
  user_credentials: 'the hash of the password, and nothing else',
  push_messages: 'which notices wait for which device, for a day at most; both are in the export',
  reading_days: 'how often LinkedIn was asked for figures, for a week',
  refresh_tokens: 'hashes of the tokens that keep the user signed in',
  cache_drops: 'that answers are out of date, for a day; what was written is in the export',
  oauth_states: 'hashes of ways to LinkedIn that are under way, for half an hour',
  training_post_imports: 'files of an import that were read, for a day; what was imported is in the export',
  training_post_import_items: 'the texts of these files, for a day',
  staff_notes:
    'what staff noted for each other, in words that are theirs and are never shown to the user; it goes with the account',
  one_time_links: 'hashes of the links in mails, for a day at most',
};
