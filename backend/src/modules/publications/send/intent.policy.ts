import {
  missingScopes,
  postTextProblems,
  type OutcomeCode,
  type PostStatus,
  type PublicationEvent,
} from '@drumbeat/domain';

export interface PostFacts {
  readonly user_id: string;
  readonly status: PostStatus;
  readonly content: string;
}

export interface AccountFacts {
  readonly user_id: string;
  readonly granted_scopes: readonly string[];
  readonly needs_reconnect: boolean;
  readonly is_expired: boolean;
  readonly is_throttled: boolean;
  readonly throttled_until: Date | null;
}

export type Intent<Post, Account> =
  | { readonly kind: 'send'; readonly post: Post; readonly account: Account }
  | {
      readonly kind: 'withdraw';
      readonly event: Extract<PublicationEvent, 'refused' | 'auth_lost' | 'cancel'>;
      readonly outcome: OutcomeCode | null;
      readonly reason: string;
    }
  | { readonly kind: 'release'; readonly outcome: OutcomeCode; readonly retryAt: Date | null };

/**
 * Decides on a claimed publication, from the rows locked for the send. The token's owner is the post's
 * owner, or nothing is sent. `account` is undefined when its member is no longer connected.
 */
export function intentOf<Post extends PostFacts, Account extends AccountFacts>(
  userId: string,
  post: Post | undefined,
  account: Account | undefined,
  /** True when all of the post's media are at LinkedIn; true for a post of text alone. */
  isMediaUploaded = true,
): Intent<Post, Account> {
  if (!post || post.user_id !== userId) {
    return { kind: 'withdraw', event: 'cancel', outcome: null, reason: 'the post is gone' };
  }
  if (post.status !== 'draft') {
    return { kind: 'withdraw', event: 'cancel', outcome: null, reason: `the post is ${post.status}` };
  }
  if (postTextProblems(post.content).length > 0) {
    const outcome = post.content.trim() === '' ? 'text_blank' : 'too_large';
    return { kind: 'withdraw', event: 'refused', outcome, reason: 'the text cannot be posted' };
  }
  if (!account || account.user_id !== userId) {
    return authLost('token_refused', 'the member is not connected');
  }
  if (missingScopes(account.granted_scopes).length > 0) {
    return authLost('scope_missing', 'the posting scope was not granted');
  }
  if (account.needs_reconnect || account.is_expired) {
    return authLost('token_refused', account.is_expired ? 'the token has ended' : 'the token was refused');
  }
  if (account.is_throttled) {
    return { kind: 'release', outcome: 'rate_limited', retryAt: account.throttled_until };
  }
  // Media were added to the post after the upload: prepare it again.
  if (!isMediaUploaded) return { kind: 'release', outcome: 'media_not_uploaded', retryAt: null };
  return { kind: 'send', post, account };
}

function authLost(outcome: OutcomeCode, reason: string) {
  return { kind: 'withdraw', event: 'auth_lost', outcome, reason } as const;
}
