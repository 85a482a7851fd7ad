import { Module } from '@nestjs/common';
import { PlannedBreaksController } from './planned-breaks.controller.js';
import { PlannedBreaksRepository } from './planned-breaks.repository.js';
import { PlannedBreaksService } from './planned-breaks.service.js';

@Module({
  controllers: [PlannedBreaksController],
  providers: [PlannedBreaksService, PlannedBreaksRepository],
})
export class PlannedBreaksModule {}
