import { Module, type OnModuleInit } from '@nestjs/common';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EndingsService } from '../auth/accounts/endings.service.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { AdminCalendarController } from './admin-calendar.controller.js';
import { AdminCalendarService } from './admin-calendar.service.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeedRepository } from './calendar-feed.repository.js';
import { CalendarFeedService } from './calendar-feed.service.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [AuditModule, ContinuityModule, PromptsModule, AuthModule],
  controllers: [CalendarController, CalendarFeedController, AdminCalendarController],
  providers: [
    CalendarService,
    AdminCalendarService,
    CalendarRepository,
    CalendarFeedService,
    CalendarFeedRepository,
  ],
})
export class CalendarModule implements OnModuleInit {
  constructor(
    private readonly endings: EndingsService,
    private readonly feeds: CalendarFeedService,
  ) {}

  onModuleInit(): void {
    this.endings.register('calendar_feed', (userId) => this.feeds.stop(userId));
  }
}
