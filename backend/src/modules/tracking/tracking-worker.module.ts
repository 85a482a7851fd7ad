import { Module } from '@nestjs/common';
import { TrackedEventsRepository } from './tracked-events.repository.js';
import { TrackedSessionsRepository } from './tracked-sessions.repository.js';
import { TrackingSweeper } from './tracking.sweeper.js';

/** The sweep of old tracking data, for the worker program. */
@Module({ providers: [TrackingSweeper, TrackedSessionsRepository, TrackedEventsRepository] })
export class TrackingWorkerModule {}
