import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CompiledResponse } from '../../platform/http/responses/compiled-response.js';
import { CalendarQuery, CalendarResponse } from './calendar.dto.js';
import { CalendarService } from './calendar.service.js';

@Controller('calendar')
@Access('subscriber')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  /** Per day the prompts on the calendar and the published, scheduled and planned posts. 429. */
  @Get()
  @Costly('calendar')
  @CompiledResponse()
  async read(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: CalendarQuery,
  ): Promise<CalendarResponse> {
    return this.calendar.read(user.id, query);
  }
}
