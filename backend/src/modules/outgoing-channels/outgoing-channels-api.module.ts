import { Module } from '@nestjs/common';
import { AdminOutgoingChannelsController } from './admin-outgoing-channels.controller.js';
import { OutgoingChannelsModule } from './outgoing-channels.module.js';

/** Outgoing channels for staff. */
@Module({ imports: [OutgoingChannelsModule], controllers: [AdminOutgoingChannelsController] })
export class OutgoingChannelsApiModule {}
