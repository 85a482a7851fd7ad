import { Injectable } from '@nestjs/common';
import { mayHaveComeBack } from '../../../platform/continuity/continuity.repository.js';
import { Database } from '../../../platform/database/database.js';
import { wasToldOfClaim } from '../../notifications/notifications.conditions.js';

@Injectable()
export class LateNoticesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Posts of the last day that LinkedIn itself confirmed a minute or more after their time, and whose users were not told. Nothing that came back with
   * a backup: its users were told by then. Not scoped by owner.
   */
  async findUntold(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select p.id from publications p
        where p.state = 'published' and p.published_at - p.due_at >= interval '1 minute'
          and p.published_at > now() - interval '1 day' and p.evidence = 'response'
          and not ${mayHaveComeBack('p.published_at')}
          and not ${wasToldOfClaim('publication.published_late', 'p')}
        order by p.published_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
