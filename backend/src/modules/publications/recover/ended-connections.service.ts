import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { endedConnectionNotice } from '../notices/publication-notice.presenter.js';
import { EndedConnectionsRepository } from './ended-connections.repository.js';

/**
 * What becomes of the posts that were planned for a member whose connection ends: they wait, and their user is told once of all of
 * them. The ledger's sweep schedules them again when the same member is connected (docs/publishing.md, "States").
 */
@Injectable()
export class EndedConnectionsService {
  constructor(
    private readonly ledger: EndedConnectionsRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** Call in the transaction that ends the connection. */
  async blockScheduled(userId: string, accountId: string): Promise<void> {
    const blocked = await this.ledger.block(userId, accountId);
    if (blocked) await this.notifications.notify([endedConnectionNotice({ userId, accountId }, blocked)]);
  }
}
