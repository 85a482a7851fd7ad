import { Module } from '@nestjs/common';
import { ChannelPausesModule } from '../outgoing-channels/channel-pauses.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { ContinuityJournal } from './continuity-journal.js';
import { ContinuityRepository } from './continuity.repository.js';
import { ContinuityService } from './continuity.service.js';
import { JournalErasuresRepository } from './journal-erasures.repository.js';
import { JournalErasuresService } from './journal-erasures.service.js';
import { MarkPlaces } from './mark-places.js';

/** Knows whether the database is the one that was known last, and keeps outside of it what must not be forgotten. */
@Module({
  imports: [StorageModule, ChannelPausesModule],
  providers: [
    ContinuityService,
    ContinuityRepository,
    ContinuityJournal,
    JournalErasuresRepository,
    JournalErasuresService,
    MarkPlaces,
  ],
  exports: [
    ContinuityService,
    ContinuityJournal,
    ContinuityRepository,
    JournalErasuresService,
    ChannelPausesModule,
  ],
})
export class ContinuityModule {}
