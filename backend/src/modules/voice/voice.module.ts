import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { AnalyzeWritingStyleController } from './analyze-writing-style.controller.js';
import { TrainingPostsModule } from '../training-posts/training-posts.module.js';
import { VoiceInterviewController } from './interview/voice-interview.controller.js';
import { VoiceInterviewService } from './interview/voice-interview.service.js';
import { VoiceInterviewsRepository } from './interview/voice-interviews.repository.js';
import { StyleAnalysesRepository } from './style-analyses.repository.js';
import { StyleAnalysesService } from './style-analyses.service.js';
import { VoiceController } from './voice.controller.js';
import { VoiceService } from './voice.service.js';

/** The voice of a user over HTTP; analyses are only ordered here. */
@Module({
  imports: [AuthModule, PreferencesModule, TrainingPostsModule],
  controllers: [AnalyzeWritingStyleController, VoiceController, VoiceInterviewController],
  providers: [
    StyleAnalysesService,
    StyleAnalysesRepository,
    VoiceService,
    VoiceInterviewService,
    VoiceInterviewsRepository,
  ],
})
export class VoiceModule {}
