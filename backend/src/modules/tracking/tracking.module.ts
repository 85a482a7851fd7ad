import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TrackedEventsRepository } from './tracked-events.repository.js';
import { TrackedSessionsRepository } from './tracked-sessions.repository.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingService } from './tracking.service.js';

@Module({
  imports: [AuthModule],
  controllers: [TrackingController],
  providers: [TrackingService, TrackedSessionsRepository, TrackedEventsRepository],
})
export class TrackingModule {}
