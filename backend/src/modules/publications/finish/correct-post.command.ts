import {
  cleanPostText,
  correctionWords,
  isTagStep,
  postTextProblems,
  type CorrectionOutcome,
} from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { LinkedInCorrectionsService } from '../../linkedin/rest/linkedin-corrections.service.js';
import { SocialAccountsService } from '../../linkedin/accounts/social-accounts.service.js';
import type { PostResponse } from '../../posts/posts.dto.js';
import { NotPostedError, PostStaleError } from '../../posts/posts.errors.js';
import { PostsService } from '../../posts/posts.service.js';
import { PostNotPublishableError } from '../publications.errors.js';
import { PublicationsRepository, type PublicationRow } from '../publications.repository.js';
import type { CorrectPostRequest } from './finish.dto.js';
import { FinishRepository } from './finish.repository.js';
import { FinishService, canBeFinished } from './finish.service.js';

/** LinkedIn's call is not open to this post: its author changes the text there. */
export class CorrectionByHandError extends AppError {
  constructor(reason: string) {
    super(409, 'correction.by_hand', reason);
  }
}

/** LinkedIn did not take the new text, or did not say so; nothing was changed here. */
export class CorrectionFailedError extends AppError {
  constructor(outcome: Exclude<CorrectionOutcome, 'corrected'>) {
    super(outcome === 'unclear' ? 502 : 409, `correction.${outcome}`, correctionWords(outcome));
  }
}

/** LinkedIn may not know a new token for some seconds (LINKEDIN-5): its 401 then says nothing of the connection. */
const NEW_TOKEN_MS = 60_000;

/**
 * A new text for a post that is out. It goes to LinkedIn first and is kept here once it is there: a process that is lost in between leaves the old
 * text here, and the same correction again changes nothing there.
 */
@Injectable()
export class CorrectPostCommand {
  private readonly logger = new Logger(CorrectPostCommand.name);

  constructor(
    private readonly database: Database,
    private readonly posts: PostsService,
    private readonly publications: PublicationsRepository,
    private readonly finish: FinishService,
    private readonly ticks: FinishRepository,
    private readonly accounts: SocialAccountsService,
    private readonly linkedin: LinkedInCorrectionsService,
  ) {}

  /** @throws NotPostedError, PostStaleError, PostNotPublishableError, CorrectionByHandError, CorrectionFailedError */
  async execute(
    userId: string,
    postId: string,
    { version, content, way }: CorrectPostRequest,
  ): Promise<PostResponse> {
    const post = await this.posts.get(userId, postId);
    if (!canBeFinished(post)) throw new NotPostedError();
    const text = cleanPostText(content);
    if (text === post.content) return post;
    if (post.version !== version) throw new PostStaleError(post);
    const problems = postTextProblems(text);
    if (problems.length > 0) throw new PostNotPublishableError(problems);
    const publication = await this.publications.findLive(userId, postId);
    if (way === 'linkedin') await this.send(publication, text);
    return this.database.transaction(async () => {
      const present = await this.posts.get(userId, postId);
      if (present.content === text) return present;
      if (publication?.state === 'published') await this.ticks.noteCorrection(publication);
      // The call takes people's tags out with the old text; who writes on LinkedIn keeps them.
      if (way === 'linkedin') await this.untag(userId, postId);
      return this.posts.change(userId, postId, { version, content: text, keep_replaced: true });
    });
  }

  private async untag(userId: string, postId: string): Promise<void> {
    const ticked = await this.ticks.findTicks(userId, postId);
    await this.ticks.untick(userId, postId, [...ticked.keys()].filter(isTagStep));
  }

  private async send(publication: PublicationRow | null, text: string): Promise<void> {
    const obstacle = await this.finish.obstacleTo(publication);
    if (obstacle !== null) throw new CorrectionByHandError(obstacle);
    if (!publication?.urn) throw new NotPostedError();
    const { urn, social_account_id: accountId } = publication;
    // No lock is held while LinkedIn is waited for.
    const accounts = await this.database.transaction(() => this.accounts.lockForPosting([accountId]));
    const account = accounts.get(accountId);
    if (!account) throw new CorrectionFailedError('not_connected');
    const outcome = await this.linkedin.correct(urn, text, account.accessToken);
    this.logger.debug({ publicationId: publication.id, outcome }, 'Sent a correction');
    if (outcome === 'corrected') return;
    if (outcome === 'not_connected' && (account.token_age_ms ?? Infinity) > NEW_TOKEN_MS) {
      await this.accounts.reportRefusedToken(account);
    }
    throw new CorrectionFailedError(outcome);
  }
}
