import { Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminKeptShareController } from './kept-share/admin-kept-share.controller.js';
import { KeptShareRepository } from './kept-share/kept-share.repository.js';
import { KeptShareService } from './kept-share/kept-share.service.js';
import { DraftVoicesRepository } from './draft-voices.repository.js';
import { DraftVoicesService } from './draft-voices.service.js';
import { EditMeasurementsRepository } from './edit-measurements.repository.js';
import { EditMeasurementsService } from './edit-measurements.service.js';
import { LearnedRulesController } from './learning/learned-rules.controller.js';
import { LearnedRulesRepository } from './learning/learned-rules.repository.js';
import { LearnedRulesService } from './learning/learned-rules.service.js';
import { GenerationsController } from './generations.controller.js';
import { GenerationsRepository } from './generations.repository.js';
import { GenerationsService } from './generations.service.js';

/** Requests to writers, their results, and how much users changed of them. */
@Module({
  imports: [PreferencesModule, UsersModule],
  controllers: [GenerationsController, AdminKeptShareController, LearnedRulesController],
  providers: [
    GenerationsService,
    GenerationsRepository,
    EditMeasurementsService,
    EditMeasurementsRepository,
    DraftVoicesService,
    DraftVoicesRepository,
    KeptShareService,
    KeptShareRepository,
    LearnedRulesService,
    LearnedRulesRepository,
  ],
  exports: [GenerationsService, EditMeasurementsService, DraftVoicesService, LearnedRulesService],
})
export class GenerationsModule {}
