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
    const days = [`${range.from} to ${range.to}`];
    await this.audit.noteReading(actorId, 'calendar.read', [{ user_id: userId, things: { days } }]);
    return calendar;
  }
}
