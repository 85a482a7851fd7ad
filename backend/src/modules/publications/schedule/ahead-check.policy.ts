import {
  LINKEDIN_TEXTS,
  remedyAhead,
  missingScopes,
  outcomeText,
  outlivesToken,
  postTextProblems,
  type OutcomeCode,
} from '@drumbeat/domain';

export interface AccountAhead {
  readonly granted_scopes: readonly string[];
  readonly needs_reconnect: boolean;
  readonly is_expired: boolean;
  readonly expires_at: Date | null;
}

/** An obstacle, as text, and where the user fixes it: at LinkedIn or in the editor. */
export interface ProblemAhead {
  readonly words: string;
  readonly remedy: 'reconnect' | 'edit';
}

/** Also for a token that LinkedIn refused. */
export const NOT_CONNECTED_AHEAD: ProblemAhead = {
  words:
    'The LinkedIn account that this post is meant for is not connected. Reconnect it, so that the post can go out.',
  remedy: 'reconnect',
};

/**
 * The obstacle to a publication at its due time; null when there is none. `account` is undefined when the member
 * that it is meant for is not connected any more.
 */
export function problemAhead(
  dueAt: Date,
  content: string,
  account: AccountAhead | undefined,
): ProblemAhead | null {
  if (!account || account.needs_reconnect || account.is_expired) return NOT_CONNECTED_AHEAD;
  if (missingScopes(account.granted_scopes).length > 0) {
    return reconnect(
      'Drumbeat may not post to this LinkedIn account. Reconnect LinkedIn and allow posting, so that the post can go out.',
    );
  }
  if (outlivesToken(dueAt, account.expires_at)) return reconnect(LINKEDIN_TEXTS.outlivesToken);
  const problems = postTextProblems(content);
  return problems.length > 0 ? { words: problems.join(' '), remedy: 'edit' } : null;
}

/** The obstacle from a failed upload ahead. */
export function uploadProblemAhead(outcome: OutcomeCode): ProblemAhead {
  const { sentence } = outcomeText(outcome);
  const remedy =
    remedyAhead(outcome) ??
    'We go on trying by ourselves; look at its images or document if it does not help.';
  return { words: `${sentence} ${remedy}`, remedy: 'edit' };
}

const reconnect = (words: string): ProblemAhead => ({ words, remedy: 'reconnect' });
