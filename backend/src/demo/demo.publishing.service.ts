import { LINKEDIN_SCOPES, titleFromContent, type PerformanceFigures } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import {
  SocialAccountsService,
  type ConnectedAccount,
} from '../modules/linkedin/accounts/social-accounts.service.js';
import { LinkedInPostsService } from '../modules/linkedin/rest/linkedin-posts.service.js';
import { PublicationNoticesService } from '../modules/publications/notices/publication-notices.service.js';
import { demoLooks } from './demo.figures.js';
import { publicationRows, type DemoDelivery, type DemoPublicationRows } from './demo.ledger.js';
import { DemoRepository } from './demo.repository.js';
import { DemoSandbox } from './demo.sandbox.js';

export interface DemoAuthor {
  readonly userId: string;
  readonly full_name: string;
  readonly email: string;
  /** IANA name. */
  readonly time_zone: string;
}

/** A post whose time has passed. */
export interface PastPost {
  readonly id: string;
  readonly content: string;
  readonly at: Date;
  readonly promptId: number | null;
  /** The post's pillar. */
  readonly topic: string | null;
  /** Its final figures; null when nobody records any. */
  readonly figures: PerformanceFigures | null;
  /** True when it is on LinkedIn but the response was lost: its author has to confirm. */
  readonly inDoubt: boolean;
}

/**
 * The LinkedIn connections and posts of the demo's users. Only the stand-in accepts a made-up past: with the
 * real LinkedIn nobody is connected, published posts were posted manually, and nothing waits to be sent.
 */
@Injectable()
export class DemoPublishingService {
  constructor(
    private readonly accounts: SocialAccountsService,
    private readonly linkedin: LinkedInPostsService,
    private readonly notices: PublicationNoticesService,
    private readonly sandbox: DemoSandbox,
    private readonly repository: DemoRepository,
    private readonly clock: Clock,
  ) {}

  /** Connects the author with a token from the stand-in; false where there is none. */
  async connect({ userId, full_name, email }: DemoAuthor): Promise<boolean> {
    if (!this.sandbox.isThere) return false;
    const { sub, name, access_token, expires_in } = await this.sandbox.consent(full_name, email);
    await this.accounts.connect(
      userId,
      { sub, name, picture: null },
      { accessToken: access_token, expiresInSeconds: expires_in, scopes: LINKEDIN_SCOPES },
    );
    return true;
  }

  /** The member took the permission back at LinkedIn, and a send has met it. */
  async loseConnection(userId: string): Promise<void> {
    const connected = await this.accounts.findConnected(userId);
    if (!connected) return;
    for (const account of (await this.accounts.lockForPosting([connected.id])).values()) {
      await this.sandbox.revoke(account.accessToken);
      await this.accounts.reportRefusedToken(account);
    }
  }

  /**
   * Inserts posts with their figures, oldest first; those of a connected user are on LinkedIn's page and in
   * the ledger too.
   */
  async publish(author: DemoAuthor, posts: readonly PastPost[]): Promise<void> {
    const account = await this.accounts.findConnected(author.userId);
    const places = account ? await this.sandbox.publish(author.full_name, posts) : [];
    const told = posts.map((post, index) => {
      const isLost = post.inDoubt && account !== null;
      return { ...post, isLost, shownAt: isLost ? null : (places[index] ?? null) };
    });
    await this.repository.insertPosts(
      author.userId,
      told.map(({ id, content, at, promptId, topic, isLost, shownAt }) => ({
        id,
        title: titleFromContent(content),
        content,
        status: isLost ? 'draft' : 'used',
        at,
        linkedin_url: shownAt?.url ?? null,
        prompt_id: promptId,
        topic,
      })),
    );
    await this.repository.insertFigures(
      told.flatMap(({ id, at, figures }) =>
        figures === null
          ? []
          : demoLooks(at, figures, this.clock.now()).map((look) => ({ post_id: id, ...look })),
      ),
    );
    if (!account) return;
    const ids = await this.repository.insertPublications(
      author.userId,
      account.id,
      told.map((post) =>
        this.rowsOf(
          author,
          account,
          post,
          post.shownAt ? { kind: 'shown', ...post.shownAt } : { kind: 'lost' },
        ),
      ),
    );
    const lost = told.filter(({ isLost }) => isLost).flatMap(({ id }) => ids.get(id) ?? []);
    await this.notices.announce('needs_user', lost);
  }

  /** Schedules a draft; without a connection it stays a draft. */
  async schedule(author: DemoAuthor, post: Pick<PastPost, 'id' | 'content' | 'at'>): Promise<void> {
    const account = await this.accounts.findConnected(author.userId);
    if (!account) return;
    const rows = this.rowsOf(author, account, post, { kind: 'waiting' });
    await this.repository.insertPublications(author.userId, account.id, [rows]);
  }

  private rowsOf(
    { userId, time_zone: zone }: DemoAuthor,
    account: ConnectedAccount,
    { id: postId, content, at }: Pick<PastPost, 'id' | 'content' | 'at'>,
    delivery: DemoDelivery,
  ): DemoPublicationRows {
    const body = this.linkedin.requestBody(account.provider_user_id, content);
    return publicationRows({ userId, postId, body, at, zone, delivery }, this.clock.now());
  }
}
