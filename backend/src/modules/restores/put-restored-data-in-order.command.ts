import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DatedEntry } from '../../platform/continuity/continuity-journal.js';
import {
  ContinuityService,
  type FoundRestore,
  type RestoreHandler,
} from '../../platform/continuity/continuity.service.js';
import { JournalErasuresService } from '../../platform/continuity/journal-erasures.service.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService, type NewNotice } from '../notifications/notifications.service.js';
import { RestoredPublicationsService } from '../publications/recover/restored-publications.service.js';
import { lostSendNotice } from './lost-send.presenter.js';
import { RestoresRepository, type LostSend, type RestoreReader } from './restores.repository.js';
import { wallClockAt, wallClockLabel } from '@drumbeat/domain';

const TOLD_AT_ONCE = 500;

/**
 * Processes restored older data: ended access stays ended, possible sends are proven or asked about, coming posts
 * wait for a check, and published posts missing in the data are reported (docs/adr/0009).
 */
@Injectable()
export class PutRestoredDataInOrderCommand implements RestoreHandler {
  constructor(
    private readonly repository: RestoresRepository,
    private readonly publications: RestoredPublicationsService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly erasures: JournalErasuresService,
    continuity: ContinuityService,
  ) {
    continuity.whenRestored(this);
  }

  async execute({ reason, lostFrom, journal, journalReach }: FoundRestore): Promise<void> {
    // Logged again after detection: the mark then equals the data's position.
    const isJournalWhole = journalReach === 'whole' || (await this.repository.wasProvenSince(lostFrom));
    const { id, lost_from } = await this.repository.insert({ reason, lostFrom, isJournalWhole });
    const deleted = ofKind(journal, 'account_deleted').map(({ user_id }) => user_id);
    // Their words came back with the data.
    for (const userId of deleted) await this.audit.forget(userId, randomUUID());
    await this.repository.endAgain({
      users: deleted,
      disconnected: ofKind(journal, 'linkedin_disconnected').map(({ user_id }) => user_id),
      feeds: ofKind(journal, 'feed_ended').map(({ user_id }) => user_id),
      staff: ofKind(journal, 'staff_rights_ended').map(({ user_id }) => user_id),
      passwords: ofKind(journal, 'password_ended'),
      proved: ofKind(journal, 'mailbox_proved'),
    });
    await this.notifyEverybody(lost_from);
    // The record of which texts were removed from the journal is lost too.
    await this.erasures.plan(deleted);
    await this.repository.endWhatMayHaveEnded();
    if (journalReach === 'none') await this.repository.endWhatNobodyKept();
    const begun = ofKind(journal, 'sending');
    const proofs = ofKind(journal, 'published');
    const ledger = await this.publications.putInOrder(
      id,
      begun.map(({ publication_id: publicationId, user_id: userId, post_id: postId, at }) => ({
        publicationId,
        userId,
        postId,
        at,
      })),
      proofs.map(({ publication_id: publicationId, at, urn, linkedin_url: linkedinUrl }) => ({
        publicationId,
        at,
        urn,
        linkedinUrl,
      })),
      isJournalWhole,
    );
    const lostSends = await this.listLostSends(id, begun, proofs, new Set(deleted));
    const counts = { ...ledger, lost_sends: lostSends };
    await this.repository.count(id, counts);
    await this.audit.record({
      ...{ actor_id: null, user_id: null },
      action: 'data.restored',
      entity: 'data_restores',
      entity_id: id,
      details: { reason, lost_from: lostFrom?.toISOString() ?? null, ...counts },
    });
  }

  /** Texts, plans and moves since then are in no journal, so nothing else would notify them. */
  private async notifyEverybody(lostFrom: Date): Promise<void> {
    const readers = await this.repository.findReaders(lostFrom);
    for (let told = 0; told < readers.length; told += TOLD_AT_ONCE) {
      await this.notifications.notify(
        readers.slice(told, told + TOLD_AT_ONCE).map((reader) => restoredDataNotice(reader, lostFrom)),
      );
    }
  }

  /**
   * Reports posts made and sent since: their users are notified once if their account still exists, staff in any
   * case. Returns the number of new ones.
   */
  private async listLostSends(
    restoreId: string,
    begun: readonly EntryOf<'sending'>[],
    proofs: readonly EntryOf<'published'>[],
    deleted: ReadonlySet<string>,
  ): Promise<number> {
    const unknown = new Set(
      await this.publications.findUnknown(begun.map(({ publication_id }) => publication_id)),
    );
    const addresses = new Map(
      proofs.map(({ publication_id, linkedin_url }) => [publication_id, linkedin_url]),
    );
    const users = await this.repository.findKnownUsers(begun.map(({ user_id }) => user_id));
    const posts = await this.repository.findKnownPosts(begun.map(({ post_id }) => post_id));
    const lost = new Map<string, LostSend>();
    for (const { publication_id, user_id, post_id, opening, at } of begun) {
      if (!unknown.has(publication_id)) continue;
      lost.set(publication_id, {
        publication_id,
        user_id: users.has(user_id) ? user_id : null,
        post_id: posts.has(post_id) ? post_id : null,
        opening: deleted.has(user_id) ? null : opening,
        sent_at: at,
        linkedin_url: addresses.get(publication_id) ?? null,
      });
    }
    const found = await this.repository.listLostSends(restoreId, [...lost.values()]);
    const sends = [...lost.values()].filter(({ publication_id }) => found.has(publication_id));
    await this.notifications.notify(
      sends.flatMap(({ user_id, ...send }) => (user_id === null ? [] : [lostSendNotice(user_id, send)])),
    );
    return sends.length;
  }
}

type EntryOf<Kind extends DatedEntry['kind']> = Extract<DatedEntry, { kind: Kind }>;

function ofKind<Kind extends DatedEntry['kind']>(
  journal: readonly DatedEntry[],
  kind: Kind,
): EntryOf<Kind>[] {
  return journal.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);
}

/** Notice of the time of the restored data: later actions left no trace and cannot be listed. */
function restoredDataNotice({ user_id, time_zone }: RestoreReader, lostFrom: Date): NewNotice {
  const time = wallClockLabel(wallClockAt(lostFrom, time_zone), time_zone);
  return {
    userId: user_id,
    kind: 'data.restored',
    subject: lostFrom.toISOString(),
    title: 'Drumbeat’s data was put back from a backup',
    body: `It is as of ${time}. What you wrote, planned or changed since then is not here, and what you sent may stand here as a draft: look at your activity on LinkedIn before you post.`,
    link: '/posts',
  };
}
