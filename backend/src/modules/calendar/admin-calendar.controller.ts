import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { AdminCalendarParams, CalendarQuery, CalendarResponse } from './calendar.dto.js';
import { AdminCalendarService } from './admin-calendar.service.js';

@Controller('admin/users/:id/calendar')
@Access('admin')
export class AdminCalendarController {
  constructor(private readonly calendar: AdminCalendarService) {}

  /** The calendar as its user sees it, to read; the audit log records who read whose. 429. */
  @Get()
  @Costly('calendar')
  async read(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: AdminCalendarParams,
    @Query() query: CalendarQuery,
  ): Promise<CalendarResponse> {
    return this.calendar.read(actor.id, id, query);
  }
}
