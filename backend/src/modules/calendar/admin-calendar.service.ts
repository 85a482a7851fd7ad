import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { CalendarQuery, CalendarResponse } from './calendar.dto.js';
import { CalendarService } from './calendar.service.js';

/** Staff's read-only view of a user's calendar; the audit log records who read whose (CONSOLE-2). */
@Injectable()
export class AdminCalendarService {
  constructor(
    private readonly calendar: CalendarService,
    private readonly audit: AuditService,
  ) {}

  /** @throws NotFoundError when there is no such user, InvalidInputError for a range as users cannot ask for it either */
  async read(actorId: string, userId: string, range: CalendarQuery): Promise<CalendarResponse> {
    const calendar = await this.calendar.read(userId, range);
    if (actorId !== userId) {
      await this.audit.record({
        actor_id: actorId,
        action: 'calendar.read',
        entity: 'profiles',
        entity_id: userId,
        details: { from: range.from, to: range.to },
      });
    }
    return calendar;
  }
}
