import { OUTGOING_CHANNELS, type OutgoingChannel } from '@drumbeat/domain';
import { IsIn } from 'class-validator';
import type { PauseReason } from '../../platform/outgoing-channels/outgoing-channel.entity.js';
import { DataRestoreResponse, LostSendResponse } from '../restores/restores.dto.js';

export class ChannelParams {
  @IsIn(OUTGOING_CHANNELS)
  name: OutgoingChannel;
}

export class ChannelResponse {
  name: OutgoingChannel;
  /** Null while it is open. */
  paused_at: string | null;
  /** Reason: older data was restored, it may have been after a long silence, or staff paused it. */
  pause_reason: PauseReason | null;
}

export class OutgoingStateResponse {
  channels: ChannelResponse[];
  /** The newest first, ten at most. */
  restores: DataRestoreResponse[];
  /** Of the newest restore, newest first, a hundred at most. */
  lost_sends: LostSendResponse[];
}
