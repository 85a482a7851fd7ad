import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TrackedEventsRepository } from './tracked-events.repository.js';
import { TrackedSessionsRepository } from './tracked-sessions.repository.js';
import { TrackingRefusalsRepository } from './tracking-refusals.repository.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingService } from './tracking.service.js';
import { AdminUsageController } from './usage/admin-usage.controller.js';
import { UsageRepository } from './usage/usage.repository.js';
import { UsageService } from './usage/usage.service.js';

@Module({
  imports: [AuthModule],
  controllers: [TrackingController, AdminUsageController],
  providers: [
    TrackingService,
    TrackedSessionsRepository,
    TrackedEventsRepository,
    TrackingRefusalsRepository,
    UsageService,
    UsageRepository,
  ],
})
export class TrackingModule {}
