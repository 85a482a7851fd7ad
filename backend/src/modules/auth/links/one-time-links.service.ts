import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { linkToken } from '../../../platform/access/link-token.js';
import { Clock } from '../../../platform/clock/clock.js';
import { sha256 } from '../../../platform/crypto/token.js';
import { LinkExpiredError, LinkInvalidError, LinkUsedError } from '../auth.errors.js';
import { LINK_MINUTES } from '../auth.limits.js';
import type { LinkType } from './one-time-link.entity.js';
import { OneTimeLinksRepository, type OneTimeLink } from './one-time-links.repository.js';

export type { LinkType };

export type OwnedLink = OneTimeLink & { readonly user_id: string };

/** Links in mails: each proves a mailbox once, for a short time. */
@Injectable()
export class OneTimeLinksService {
  constructor(
    private readonly links: OneTimeLinksRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** A new link; `userId` null makes one that opens nothing. Its token goes into the mail, and only there. */
  async create(
    type: LinkType,
    userId: string | null,
    next: string | null = null,
  ): Promise<{ id: string; expires_at: Date }> {
    const id = randomUUID();
    const created_at = this.clock.now();
    const expires_at = new Date(created_at.getTime() + LINK_MINUTES[type] * 60_000);
    const token_hash = sha256(linkToken(this.config.auth.secret, id));
    await this.links.insert({ id, type, user_id: userId, token_hash, next, created_at, expires_at });
    return { id, expires_at };
  }

  /**
   * Looks at a link without spending it.
   * @throws LinkUsedError, LinkExpiredError, LinkInvalidError
   */
  async look(type: LinkType, token: string): Promise<OwnedLink> {
    return judged(await this.links.find(type, sha256(token)), this.clock.now());
  }

  /**
   * Spends a link, in the transaction of what it is spent for: if that fails, the link is good again.
   * @throws LinkUsedError, LinkExpiredError, LinkInvalidError
   */
  async consume(type: LinkType, token: string): Promise<OwnedLink> {
    const now = this.clock.now();
    const link = await this.links.consume(type, sha256(token), now);
    if (link && isOwned(link)) return link;
    return judged(await this.links.find(type, sha256(token)), now);
  }

  /** Makes every link worthless that is still on its way to the user. */
  async spendAll(userId: string): Promise<void> {
    await this.links.spendAll(userId, this.clock.now());
  }
}

function judged(link: OneTimeLink | null, now: Date): OwnedLink {
  if (!link || !isOwned(link)) throw new LinkInvalidError();
  if (link.used_at) throw new LinkUsedError();
  if (link.expires_at <= now) throw new LinkExpiredError();
  return link;
}

function isOwned(link: OneTimeLink): link is OwnedLink {
  return link.user_id !== null;
}
