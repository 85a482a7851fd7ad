import { Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { EditMeasurementsRepository } from './edit-measurements.repository.js';
import { EditMeasurementsService } from './edit-measurements.service.js';
import { GenerationsController } from './generations.controller.js';
import { GenerationsRepository } from './generations.repository.js';
import { GenerationsService } from './generations.service.js';

/** Requests to writers, their results, and how much users changed of them. */
@Module({
  imports: [PreferencesModule],
  controllers: [GenerationsController],
  providers: [GenerationsService, GenerationsRepository, EditMeasurementsService, EditMeasurementsRepository],
  exports: [GenerationsService, EditMeasurementsService],
})
export class GenerationsModule {}
