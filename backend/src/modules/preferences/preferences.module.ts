import { Module } from '@nestjs/common';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesRepository } from './preferences.repository.js';
import { PreferencesService } from './preferences.service.js';
import { VoiceChangesRepository } from './voice-changes.repository.js';
import { VoiceHistoryService } from './voice-history.service.js';

@Module({
  controllers: [PreferencesController],
  providers: [PreferencesService, PreferencesRepository, VoiceHistoryService, VoiceChangesRepository],
  exports: [PreferencesService, VoiceHistoryService],
})
export class PreferencesModule {}
