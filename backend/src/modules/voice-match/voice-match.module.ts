import { Module } from '@nestjs/common';
import { DraftComparisonsService } from './draft-comparisons.service.js';
import { VoiceMatchController } from './voice-match.controller.js';
import { VoiceMatchRepository } from './voice-match.repository.js';
import { VoiceMatchService } from './voice-match.service.js';

@Module({
  controllers: [VoiceMatchController],
  providers: [VoiceMatchService, VoiceMatchRepository, DraftComparisonsService],
  exports: [DraftComparisonsService],
})
export class VoiceMatchModule {}
