import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { PostsService } from '../../posts/posts.service.js';
import { heldNotice } from '../notices/publication-notice.presenter.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import {
  RestoredPublicationsRepository,
  type BegunSend,
  type ProvenSend,
} from './restored-publications.repository.js';

const TOLD_AT_ONCE = 500;

export type { BegunSend, ProvenSend };

export interface RestoredLedger {
  /** Publications whose users are asked. */
  readonly asked: number;
  /** Publications that the journal proves. */
  readonly settled: number;
  /** Publications held for a check. */
  readonly held: number;
}

/** Processes publications after older data was restored (docs/adr/0009). */
@Injectable()
export class RestoredPublicationsService {
  constructor(
    private readonly ledger: RestoredPublicationsRepository,
    private readonly posts: PostsService,
    private readonly notices: PublicationNoticesService,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Call inside the transaction that finds the restore.
   * @param restoreId identifies this restore
   * @param begun publications whose sending is in the journal
   * @param proofs those of them that LinkedIn confirmed
   * @param isJournalWhole true when publications not in it were not sent
   */
  async putInOrder(
    restoreId: string,
    begun: readonly BegunSend[],
    proofs: readonly ProvenSend[],
    isJournalWhole: boolean,
  ): Promise<RestoredLedger> {
    await this.ledger.takeTime();
    await this.ledger.renewOwners();
    await this.remember(begun, proofs);
    const asked = await this.ledger.ask(
      begun.map(({ publicationId }) => publicationId),
      isJournalWhole,
    );
    const settled = await this.ledger.settle(proofs);
    await this.posts.markPublished(
      settled.map(({ post_id, published_at, linkedin_url }) => ({
        postId: post_id,
        postedAt: published_at,
        linkedinUrl: linkedin_url,
      })),
    );
    await this.ledger.handOverComments();
    const held = await this.ledger.hold();
    const isSettled = new Set(settled.map(({ id }) => id));
    await this.announce(
      'needs_user',
      asked.filter((id) => !isSettled.has(id)),
    );
    await this.announce('found', [...isSettled]);
    for (const users of chunks(held))
      await this.notifications.notify(users.map((user) => heldNotice(restoreId, user, !isJournalWhole)));
    return {
      asked: asked.length - settled.length,
      settled: settled.length,
      held: held.reduce((sum, { count }) => sum + count, 0),
    };
  }

  /** Resumes sending after a pause. Call inside the transaction that opens the channel. */
  resume(): Promise<void> {
    return this.ledger.resume();
  }

  /** The publications missing in the data: their posts were made and sent since, or have no account. */
  findUnknown(publicationIds: readonly string[]): Promise<string[]> {
    return this.ledger.findUnknown(publicationIds);
  }

  /** A draft of the data that was sent since has its publication again: as a plain draft it would be sent a second time. */
  private async remember(begun: readonly BegunSend[], proofs: readonly ProvenSend[]): Promise<void> {
    const forgotten = await this.ledger.findForgotten(begun, proofs);
    await this.ledger.endReplaced(forgotten.map(({ post_id }) => post_id));
    await this.ledger.insertForgotten(forgotten);
  }

  private async announce(occasion: 'needs_user' | 'found', ids: readonly string[]): Promise<void> {
    for (const some of chunks(ids)) await this.notices.announce(occasion, some);
  }
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / TOLD_AT_ONCE) }, (_, turn) =>
    items.slice(turn * TOLD_AT_ONCE, (turn + 1) * TOLD_AT_ONCE),
  );
}
