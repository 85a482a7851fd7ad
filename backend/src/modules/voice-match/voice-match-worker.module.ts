import { Module } from '@nestjs/common';
import { GenerationsModule } from '../generations/generations.module.js';
import { CompareDraftCommand } from './compare-draft.command.js';
import { CompareDraftSweeper } from './compare-draft.sweeper.js';
import { DraftComparisonsService } from './draft-comparisons.service.js';
import { VoiceMatchRepository } from './voice-match.repository.js';
import { VoiceMatchService } from './voice-match.service.js';

/** The worker's part of voice matches: it compares what writers wrote. */
@Module({
  imports: [GenerationsModule],
  providers: [
    CompareDraftCommand,
    CompareDraftSweeper,
    DraftComparisonsService,
    VoiceMatchService,
    VoiceMatchRepository,
  ],
})
export class VoiceMatchWorkerModule {}
