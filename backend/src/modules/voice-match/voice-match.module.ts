import { Module } from '@nestjs/common';
import { VoiceMatchController } from './voice-match.controller.js';
import { VoiceMatchRepository } from './voice-match.repository.js';
import { VoiceMatchService } from './voice-match.service.js';

@Module({
  controllers: [VoiceMatchController],
  providers: [VoiceMatchService, VoiceMatchRepository],
})
export class VoiceMatchModule {}
