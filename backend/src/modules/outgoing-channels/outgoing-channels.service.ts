import type { OutgoingChannel } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ChannelPausesRepository } from '../../platform/outgoing-channels/channel-pauses.repository.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/audit.service.js';
import { RestoredPublicationsService } from '../publications/recover/restored-publications.service.js';
import type { OutgoingStateResponse } from './outgoing-channels.dto.js';
import { RestoresService } from '../restores/restores.service.js';

/** State of the outgoing channels. Pausing or releasing one is recorded in the audit log. */
@Injectable()
export class OutgoingChannelsService {
  constructor(
    private readonly pauses: ChannelPausesRepository,
    private readonly restores: RestoresService,
    private readonly audit: AuditService,
    private readonly publications: RestoredPublicationsService,
    private readonly database: Database,
  ) {}

  /** The complete state for staff. */
  async state(): Promise<OutgoingStateResponse> {
    const [channels, { restores, lostSends }] = await Promise.all([
      this.pauses.findChannels(),
      this.restores.listForStaff(),
    ]);
    return {
      channels: channels.map(({ paused_at, ...channel }) => ({
        ...channel,
        paused_at: paused_at?.toISOString() ?? null,
      })),
      restores: restores.map(({ found_at, lost_from, ...restore }) => ({
        ...restore,
        found_at: found_at.toISOString(),
        lost_from: lost_from.toISOString(),
      })),
      lost_sends: lostSends.map(({ sent_at, ...send }) => ({ ...send, sent_at: sent_at.toISOString() })),
    };
  }

  /** @param actorId null for the command line. False where it was paused already */
  pause(actorId: string | null, name: OutgoingChannel): Promise<boolean> {
    return this.set(actorId, name, true);
  }

  /** @param actorId null for the command line. False where it was open already */
  resume(actorId: string | null, name: OutgoingChannel): Promise<boolean> {
    return this.set(actorId, name, false);
  }

  private async set(actorId: string | null, name: OutgoingChannel, isPaused: boolean): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.pauses.setPaused(name, isPaused))) return false;
      if (name === 'publishing' && !isPaused) await this.publications.resume();
      await this.audit.record({
        actor_id: actorId,
        user_id: null,
        action: isPaused ? 'outgoing_channel.paused' : 'outgoing_channel.released',
        entity: 'outgoing_channels',
        entity_id: name,
        details: { before: { is_paused: !isPaused }, after: { is_paused: isPaused } },
      });
      return true;
    });
  }
}
