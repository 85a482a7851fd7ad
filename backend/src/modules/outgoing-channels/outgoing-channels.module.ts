import { Module } from '@nestjs/common';
import { ChannelPausesModule } from '../../platform/outgoing-channels/channel-pauses.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { RestoredPublicationsModule } from '../publications/recover/restored-publications.module.js';
import { RestoredDataModule } from '../restores/restored-data.module.js';
import { OutgoingChannelsService } from './outgoing-channels.service.js';

/** What goes out: publishing, first comments and mail, each of which staff and operators can pause. */
@Module({
  imports: [ChannelPausesModule, AuditModule, RestoredPublicationsModule, RestoredDataModule],
  providers: [OutgoingChannelsService],
  exports: [OutgoingChannelsService],
})
export class OutgoingChannelsModule {}
