import { Module } from '@nestjs/common';
import { ChannelPausesRepository } from './channel-pauses.repository.js';

/** Which kinds of outgoing traffic are paused. Whatever sends outward asks it, in the statement that takes the work. */
@Module({ providers: [ChannelPausesRepository], exports: [ChannelPausesRepository] })
export class ChannelPausesModule {}
