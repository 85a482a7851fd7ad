import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { AuthorsModule } from '../posts/authors/authors.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { TrainingPostsModule } from '../training-posts/training-posts.module.js';
import { TrainingTextsModule } from '../training-posts/texts/training-texts.module.js';
import { UsersModule } from '../users/users.module.js';
import { WritingModule } from '../writing/writing.module.js';
import { AdminWritingProfilesController } from './admin/admin-writing-profiles.controller.js';
import { AdminWritingProfilesService } from './admin/admin-writing-profiles.service.js';
import { AnalyzeWritingStyleController } from './analysis/analyze-writing-style.controller.js';
import { VoiceInterviewController } from './interview/voice-interview.controller.js';
import { VoiceInterviewService } from './interview/voice-interview.service.js';
import { VoiceInterviewsRepository } from './interview/voice-interviews.repository.js';
import { StyleAnalysesRepository } from './analysis/style-analyses.repository.js';
import { StyleAnalysesService } from './analysis/style-analyses.service.js';
import { VoiceBriefsRepository } from './brief/voice-briefs.repository.js';
import { VoiceBriefsService } from './brief/voice-briefs.service.js';
import { VoiceController } from './voice.controller.js';
import { VoiceService } from './voice.service.js';

/** The voice of a user over HTTP; analyses are only ordered here. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    AuthorsModule,
    PreferencesModule,
    TrainingPostsModule,
    TrainingTextsModule,
    UsersModule,
    WritingModule,
  ],
  controllers: [
    AdminWritingProfilesController,
    AnalyzeWritingStyleController,
    VoiceController,
    VoiceInterviewController,
  ],
  providers: [
    AdminWritingProfilesService,
    StyleAnalysesService,
    StyleAnalysesRepository,
    VoiceBriefsRepository,
    VoiceBriefsService,
    VoiceService,
    VoiceInterviewService,
    VoiceInterviewsRepository,
  ],
})
export class VoiceModule {}
