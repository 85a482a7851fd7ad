import { cutWithDots } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ContinuityJournal } from '../../../platform/continuity/continuity-journal.js';
import { ContinuityService } from '../../../platform/continuity/continuity.service.js';
import { Database } from '../../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.js';
import type { UploadedMedia } from '../../linkedin/rest/linkedin-media.service.js';
import { LinkedInPostsService } from '../../linkedin/rest/linkedin-posts.service.js';
import {
  SocialAccountsService,
  type PostingAccount,
} from '../../linkedin/accounts/social-accounts.service.js';
import type { PublishablePost } from '../../posts/posts.repository.js';
import { PostsService } from '../../posts/posts.service.js';
import { Batcher } from '../../../platform/concurrency/batcher.js';
import { ClaimsRepository } from './claims.repository.js';
import type { Claim } from './claims.service.js';
import { intentOf, type Intent } from './intent.policy.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { UploadedMediaService } from '../media/uploaded-media.service.js';

const BATCH = 300;
/** Characters by which a post is recognised in the journal outside. */
const OPENING_LENGTH = 80;

/** The intent is committed: these bytes may be sent once, by this claim, before its deadline. */
export interface ReadySend {
  readonly claim: Claim;
  readonly attempt: number;
  readonly body: string;
  readonly account: PostingAccount;
  readonly earlierAttemptUnresolved: boolean;
  /** True when its media were uploaded again, because LinkedIn could not process them. */
  readonly mediaUploadedAnew: boolean;
  /** The first words of its text. */
  readonly opening: string;
  /** The ledger's step with which the intent was committed. */
  readonly position: number;
}

type OpenedSend = Omit<ReadySend, 'position'>;

interface CommittedBatch {
  readonly ready: ReadonlyMap<Claim, OpenedSend>;
  /** Of the ledger, where something may be sent. */
  readonly position: number | null;
}

interface Plan {
  readonly claim: Claim;
  readonly intent: Intent<PublishablePost, PostingAccount>;
  /** The media to send, under LinkedIn's names. */
  readonly media: readonly UploadedMedia[];
}

/**
 * The step before the call: text and connection are read and judged under lock, the bytes and the open attempt are committed.
 * From then on the text is frozen and the account cannot have been another one (docs/publishing.md, "Steps" 3).
 */
@Injectable()
export class IntentsService {
  private readonly batcher = new Batcher<Claim, ReadySend | null>((claims) => this.commitBatch(claims), {
    maxSize: BATCH,
    failsAlike: isDatabaseUnavailable,
  });

  constructor(
    private readonly database: Database,
    private readonly claims: ClaimsRepository,
    private readonly posts: PostsService,
    private readonly accounts: SocialAccountsService,
    private readonly linkedin: LinkedInPostsService,
    private readonly media: UploadedMediaService,
    private readonly notices: PublicationNoticesService,
    private readonly continuity: ContinuityService,
    private readonly journal: ContinuityJournal,
  ) {}

  /** Null when there is nothing to send any more. An error means that the intent may or may not be committed. */
  commit(claim: Claim): Promise<ReadySend | null> {
    return this.batcher.add(claim);
  }

  /** Commits the intents; they are in the journal before the first of them is sent. */
  private async commitBatch(claims: readonly Claim[]): Promise<(ReadySend | null)[]> {
    const { ready, position } = await this.database.transaction(() => this.openAll(claims));
    if (position === null) return claims.map(() => null);
    await this.journal.note([...ready.values()].map(entryOf), position);
    await this.continuity.mark(position);
    return claims.map((claim) => {
      const send = ready.get(claim);
      return send ? { ...send, position } : null;
    });
  }

  private async openAll(claims: readonly Claim[]): Promise<CommittedBatch> {
    const plans = await this.plan(claims);
    const ready = await this.open(plans);
    for (const plan of plans) if (!ready.has(plan.claim)) await this.giveUp(plan);
    return { ready, position: ready.size === 0 ? null : await this.continuity.advance() };
  }

  /** Locks posts, then accounts, and last the publications: the order of locks everywhere. */
  private async plan(claims: readonly Claim[]): Promise<Plan[]> {
    const publications = claims.map(({ publication }) => publication);
    const postIds = publications.map(({ post_id }) => post_id);
    const posts = new Map(
      (await this.posts.lockForPublishing(postIds)).map((post) => [post.id, post] as const),
    );
    const accountIds = new Set(publications.map(({ social_account_id }) => social_account_id));
    const accounts = await this.accounts.lockForPosting([...accountIds]);
    const media = await this.media.find(publications);
    return claims.map((claim) => {
      const { id, user_id, post_id, social_account_id } = claim.publication;
      const content = media.get(id);
      const intent = intentOf(
        user_id,
        posts.get(post_id),
        accounts.get(social_account_id),
        content?.isUploaded ?? true,
      );
      return { claim, intent, media: content?.media ?? [] };
    });
  }

  private async open(plans: readonly Plan[]): Promise<Map<Claim, OpenedSend>> {
    const sends = plans.flatMap(({ claim, intent, media }) => {
      if (intent.kind !== 'send') return [];
      const { post, account } = intent;
      return [
        {
          claim,
          post,
          account,
          body: this.linkedin.requestBody(account.provider_user_id, post.content, media),
        },
      ];
    });
    if (sends.length === 0) return new Map();
    const opened = await this.claims.startSending(
      sends.map(({ claim, post, body }) => ({
        ...claim.publication,
        owner: claim.owner,
        snapshot: body,
        postVersion: post.version,
      })),
    );
    return new Map(
      sends.flatMap(({ claim, post, account, body }) => {
        const { id, fence } = claim.publication;
        const attempt = opened.find((candidate) => candidate.id === id && candidate.fence === fence);
        if (!attempt) return [];
        const facts = {
          earlierAttemptUnresolved: attempt.earlier_unresolved,
          mediaUploadedAnew: attempt.media_failed_before,
          opening: cutWithDots(post.content.replaceAll(/\s+/g, ' ').trim(), OPENING_LENGTH),
        };
        return [[claim, { claim, attempt: attempt.number, body, account, ...facts }] as const];
      }),
    );
  }

  /** Ends claims that cannot be sent or were cancelled by the user. A row changed by another process stays unchanged. */
  private async giveUp({ claim: { publication, owner }, intent }: Plan): Promise<void> {
    const { id, fence } = publication;
    await this.claims.cancelIfRequested(id, fence, owner);
    if (intent.kind === 'release') {
      await this.claims.release({ id, fence, ...intent, retryMs: null }, owner);
    } else if (intent.kind === 'withdraw') {
      const { event, outcome, reason } = intent;
      const isMoved = await this.claims.withdraw(event, { id, fence, outcome }, reason, owner);
      if (isMoved && event !== 'cancel') {
        await this.notices.announce(event === 'refused' ? 'rejected' : 'blocked', [id]);
      }
    }
  }
}

function entryOf({ claim: { publication }, opening }: OpenedSend) {
  const { id: publication_id, user_id, post_id } = publication;
  return { kind: 'sending' as const, publication_id, user_id, post_id, opening };
}
