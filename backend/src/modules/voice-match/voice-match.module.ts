import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DraftComparisonsService } from './draft-comparisons.service.js';
import { RequestedMatchesService } from './requested-matches.service.js';
import { VoiceMatchController } from './voice-match.controller.js';
import { VoiceMatchRepository } from './voice-match.repository.js';
import { VoiceMatchService } from './voice-match.service.js';

@Module({
  imports: [AuthModule],
  controllers: [VoiceMatchController],
  providers: [RequestedMatchesService, VoiceMatchService, VoiceMatchRepository, DraftComparisonsService],
  exports: [DraftComparisonsService],
})
export class VoiceMatchModule {}
