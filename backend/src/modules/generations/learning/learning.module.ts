import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import { LearningService } from './learning.service.js';
import { LearnedRulesRepository } from './learned-rules.repository.js';

/** Looks for habits in edited drafts: the worker's part of learning. */
@Module({
  imports: [NotificationsModule, PreferencesModule],
  providers: [LearningService, LearnedRulesRepository],
  exports: [LearningService, LearnedRulesRepository],
})
export class LearningModule {}
