/** As far as a list of the console leads, and as its rows are counted: who looks for one of more than that filters or searches. */
export const LISTED_MOST = 10_000;

/** How many there are, in words: '12', 'more than 10,000'. */
export const totalLabel = (total: number): string =>
  total > LISTED_MOST ? `more than ${LISTED_MOST.toLocaleString('en')}` : total.toLocaleString('en');

/**
 * What the console's lists are sorted and filtered by, each list by the end of its address. The server has a column or a condition for each
 * of these names, and no other; a query carries them as text, so that only here the compiler sees both sides.
 */
interface ListFields {
  users: {
    sort: 'created_at' | 'email' | 'is_admin' | 'last_seen_at' | 'open_slots';
    filter:
      | 'id'
      | 'q'
      | 'is_admin'
      | 'onboarding_completed'
      | 'profile_locked'
      | 'subscription_status'
      | 'plan_type'
      | 'without_prompts'
      | 'figures_paused'
      | 'silent';
  };
  'prompt-batches': {
    sort: 'created_at' | 'status' | 'user_email';
    filter: 'id' | 'q' | 'user_id' | 'order_id' | 'status' | 'origin' | 'in_review' | 'failed_lately';
  };
  'content-prompts': {
    sort: 'id' | 'created_at' | 'scheduled_date' | 'status' | 'category' | 'pillar_number' | 'user_email';
    filter: 'id' | 'q' | 'user_id' | 'batch_id' | 'status' | 'pushed_to_calendar' | 'is_held';
  };
  posts: {
    sort: 'updated_at' | 'posted_at' | 'user_email';
    filter: 'id' | 'q' | 'user_id' | 'status' | 'source_type';
  };
  publications: {
    sort: 'due_at' | 'updated_at' | 'user_email';
    filter: 'id' | 'q' | 'user_id' | 'post_id' | 'state' | 'shown_as' | 'outcome' | 'at_risk';
  };
  messages: {
    sort: 'unread' | 'created_at' | 'replied_at' | 'user_email';
    filter: 'id' | 'q' | 'user_id' | 'prompt_id' | 'unread' | 'replied';
  };
  feedback: {
    sort: 'created_at' | 'updated_at' | 'rating' | 'user_email';
    filter:
      | 'id'
      | 'q'
      | 'user_id'
      | 'type'
      | 'prompt_id'
      | 'post_id'
      | 'batch_id'
      | 'rating'
      | 'is_low'
      | 'said'
      | 'replied';
  };
  notices: {
    sort: 'created_at';
    filter: 'id' | 'q' | 'user_id' | 'kind' | 'unread';
  };
  subscriptions: {
    sort: 'created_at' | 'updated_at' | 'email' | 'status' | 'plan_type' | 'current_period_end';
    filter: 'id' | 'q' | 'user_id' | 'status' | 'plan_type' | 'reason';
  };
  'payment-events': {
    sort: 'received_at' | 'happened_at' | 'type';
    filter: 'id' | 'q' | 'user_id' | 'type' | 'state';
  };
  usage: {
    sort: 'last_visit_at';
    filter: 'id' | 'q' | 'is_refused';
  };
  'audit-log': {
    sort: 'id' | 'at' | 'action' | 'entity';
    filter: 'id' | 'q' | 'actor_id' | 'user_id' | 'action' | 'entity' | 'entity_id' | 'reads';
  };
}

export type ConsoleList = keyof ListFields;
export type ListSort<List extends ConsoleList> = ListFields[List]['sort'];
export type ListFilterName<List extends ConsoleList> = ListFields[List]['filter'];
