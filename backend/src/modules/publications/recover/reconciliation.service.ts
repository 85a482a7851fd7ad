import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { LinkedInPostsService } from '../../linkedin/rest/linkedin-posts.service.js';
import { PostsService } from '../../posts/posts.service.js';
import { FirstCommentsService } from '../first-comment/first-comments.service.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { reconcile, type Verdict } from './reconciliation.policy.js';
import {
  ReconciliationRepository,
  type AttemptRow,
  type NamedPost,
  type UncertainPublication,
} from './reconciliation.repository.js';

const ACTOR = 'reconciler';

/** Determines unknown outcomes of sends, or asks the user (docs/publishing.md, "Steps" 7 and 8). */
@Injectable()
export class ReconciliationService {
  private readonly ownerWaitMs: number;

  constructor(
    private readonly database: Database,
    private readonly ledger: ReconciliationRepository,
    private readonly posts: PostsService,
    private readonly linkedin: LinkedInPostsService,
    private readonly notices: PublicationNoticesService,
    private readonly firstComments: FirstCommentsService,
    { publishing }: AppConfig,
  ) {
    this.ownerWaitMs = publishing.ownerWaitMs;
  }

  /** Settles one publication as far as the evidence goes; does nothing when there is nothing to settle yet. */
  async reconcile(id: string): Promise<void> {
    const postId = await this.ledger.findPostId(id);
    if (postId === null) return;
    await this.database.transaction(async () => {
      // The order of locks everywhere: posts before publications.
      await this.posts.lockForPublishing([postId]);
      const publication = await this.ledger.lock(id);
      if (!publication) return;
      await this.apply(publication, await this.judge(publication));
    });
  }

  /** True when a process that began to send it might still do so. Call inside a transaction. */
  async maySenderLive(id: string): Promise<boolean> {
    for (const attempt of await this.ledger.findAttempts(id)) {
      if (await this.isSenderAlive(attempt)) return true;
    }
    return false;
  }

  private async judge({ id, waited_ms }: UncertainPublication): Promise<Verdict> {
    const attempts = await this.ledger.findAttempts(id);
    return reconcile({
      attempts: attempts.map(({ outcome_class, outcome, urn, responded_at }) => ({
        outcomeClass: outcome_class,
        outcome,
        urn,
        isReported: responded_at !== null,
      })),
      isSenderAlive: await this.isSenderAlive(attempts.at(-1)),
      waitedMs: waited_ms,
      ownerWaitMs: this.ownerWaitMs,
    });
  }

  private async isSenderAlive(last: AttemptRow | undefined): Promise<boolean> {
    if (last?.responded_at !== null) return false;
    return !(await this.ledger.isOwnerGone(last.owner_id));
  }

  private async apply(publication: UncertainPublication, verdict: Verdict): Promise<void> {
    const { id, state, post_id: postId } = publication;
    if (verdict.kind === 'published') {
      const proof = this.named(verdict);
      const { linkedinUrl } = proof;
      const postedAt = await this.ledger.confirm(publication, proof, ACTOR);
      await this.posts.markPublished([{ postId, postedAt, linkedinUrl }]);
      await this.firstComments.follow([id]);
      if (state === 'needs_user') await this.notices.announce('found', [id]);
      return;
    }
    if (verdict.kind === 'ask' && verdict.duplicate) {
      await this.ledger.noteDuplicate(id, this.named(verdict.duplicate));
    }
    // The question stays until the user decides or proof is found that the post exists.
    if (state === 'needs_user' || verdict.kind === 'wait') return;
    if (verdict.kind === 'absent') {
      await this.ledger.sendAgain(id, ACTOR);
    } else {
      await this.ledger.askUser(id, ACTOR);
      await this.notices.announce('needs_user', [id]);
    }
  }

  private named({ urn }: { readonly urn: string | null }): NamedPost {
    return { urn, linkedinUrl: urn === null ? null : this.linkedin.permalink(urn) };
  }
}
