import {
  actualThreadUrn,
  firstCommentOutcome,
  mayComment,
  type FirstCommentReason,
  type SendResult,
} from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator.js';
import { LinkedInCommentsService, type CommentSend } from '../../linkedin/rest/linkedin-comments.service.js';
import {
  SocialAccountsService,
  type PostingAccount,
} from '../../linkedin/accounts/social-accounts.service.js';
import { postFirstComment, type PublicationPayload } from '../publications.jobs.js';
import { FirstCommentsRepository, type WaitingComment } from './first-comments.repository.js';
import { FirstCommentsService } from './first-comments.service.js';

const RETRY_SECONDS = 60;

type Turn =
  { readonly kind: 'send'; readonly account: PostingAccount } | { readonly kind: 'ended' | 'taken' };

/**
 * One attempt at one comment, by the rules of publishing in small: the connection is opened first, the intent is committed,
 * then one call without a retry before a deadline. What is not certain is the user's to look at, never ours to repeat.
 */
@Injectable()
export class PostFirstCommentCommand {
  private readonly logger = new Logger(PostFirstCommentCommand.name);
  private readonly sendWithinMs: number;

  constructor(
    private readonly database: Database,
    private readonly ledger: FirstCommentsRepository,
    private readonly comments: FirstCommentsService,
    private readonly accounts: SocialAccountsService,
    private readonly linkedin: LinkedInCommentsService,
    { publishing }: AppConfig,
  ) {
    this.sendWithinMs = publishing.leaseMs - publishing.sendTimeoutMs - publishing.sendMarginMs;
  }

  /** Safe to call for any publication at any time by any number of processes. */
  @HandlesJob(postFirstComment)
  async execute({ publication_id: publicationId }: PublicationPayload): Promise<void> {
    const comment = await this.ledger.findWaiting(publicationId);
    if (!comment) return;
    const connection = await this.linkedin.connect(comment.urn);
    if ('kind' in connection) {
      await this.ledger.postpone(publicationId, RETRY_SECONDS);
      return;
    }
    try {
      const sendBefore = performance.now() + this.sendWithinMs;
      const turn = await this.begin(comment);
      if (turn.kind !== 'send') return;
      const { account } = turn;
      const send = {
        accessToken: account.accessToken,
        memberId: account.provider_user_id,
        urn: comment.urn,
        text: comment.text,
        mayStart: () => performance.now() < sendBefore,
      };
      const first = await this.linkedin.create(connection, send);
      const actual = actualThreadUrn(first);
      const result = actual === null ? first : await this.sendTo({ ...send, urn: actual });
      const end = firstCommentOutcome(result);
      this.logger.debug({ publicationId, end }, 'Sent a first comment');
      if (end === null) await this.ledger.postpone(publicationId, RETRY_SECONDS);
      else {
        const httpStatus = result.kind === 'response' ? result.status : null;
        await this.database.transaction(async () => {
          // The post went out with this token a moment ago, so no new token's lag explains it: the next posts need another one.
          if (httpStatus === 401) await this.accounts.reportRefusedToken(account);
          await this.comments.end(publicationId, end, httpStatus);
        });
      }
    } finally {
      connection.abandon();
    }
  }

  /** Once more, within the same turn and its deadline, where LinkedIn says that the thread is. */
  private async sendTo(send: CommentSend): Promise<SendResult> {
    const connection = await this.linkedin.connect(send.urn);
    if ('kind' in connection) return connection;
    try {
      return await this.linkedin.create(connection, send);
    } finally {
      connection.abandon();
    }
  }

  /** The global lock order: accounts before rows that depend on publications. */
  private begin({ publication_id, user_id, social_account_id }: WaitingComment): Promise<Turn> {
    return this.database.transaction(async () => {
      const accounts = await this.accounts.lockForPosting([social_account_id]);
      const commenter = commenterOf(user_id, accounts.get(social_account_id));
      if ('reason' in commenter) {
        await this.comments.end(publication_id, { state: 'copy', reason: commenter.reason }, null);
        return { kind: 'ended' };
      }
      return (await this.ledger.startSending(publication_id))
        ? { kind: 'send', account: commenter }
        : { kind: 'taken' };
    });
  }
}

/** The account, or why it cannot comment. */
function commenterOf(
  userId: string,
  account: PostingAccount | undefined,
): PostingAccount | { readonly reason: FirstCommentReason } {
  if (account?.user_id !== userId || account.needs_reconnect || account.is_expired) {
    return { reason: 'not_connected' };
  }
  return mayComment(account.granted_scopes) ? account : { reason: 'not_granted' };
}
