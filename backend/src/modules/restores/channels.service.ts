import type { OutgoingChannel } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ContinuityRepository } from '../../platform/continuity/continuity.repository.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { RestoredPublicationsService } from '../publications/recover/restored-publications.service.js';
import type { OutgoingStateResponse } from './channels.dto.js';
import { RestoresRepository, type RestoreRow } from './restores.repository.js';

const RESTORES_SHOWN = 10;
const LOST_SENDS_SHOWN = 100;

/** State of the outgoing channels. Pausing or releasing one is recorded in the audit log. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly continuity: ContinuityRepository,
    private readonly repository: RestoresRepository,
    private readonly audit: AuditService,
    private readonly publications: RestoredPublicationsService,
    private readonly database: Database,
  ) {}

  /** The complete state for staff. */
  async state(): Promise<OutgoingStateResponse> {
    const [channels, restores] = await Promise.all([
      this.continuity.findChannels(),
      this.repository.findRestores(RESTORES_SHOWN),
    ]);
    const last = restores[0];
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
      lost_sends: last
        ? (await this.repository.findLostSends(last.id, LOST_SENDS_SHOWN)).map(({ sent_at, ...send }) => ({
            ...send,
            sent_at: sent_at.toISOString(),
          }))
        : [],
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

  /** @throws NotFoundError */
  async lastRestore(): Promise<RestoreRow> {
    const last = await this.findLastRestore();
    if (!last) throw new NotFoundError('The restore');
    return last;
  }

  /** Null where none was ever found. */
  async findLastRestore(): Promise<RestoreRow | null> {
    const [last] = await this.repository.findRestores(1);
    return last ?? null;
  }

  private async set(actorId: string | null, name: OutgoingChannel, isPaused: boolean): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.continuity.setPaused(name, isPaused))) return false;
      if (name === 'publishing' && !isPaused) await this.publications.resume();
      await this.audit.record({
        actor_id: actorId,
        action: isPaused ? 'outgoing_channel.paused' : 'outgoing_channel.released',
        entity: 'outgoing_channels',
        entity_id: name,
        details: { before: { is_paused: !isPaused }, after: { is_paused: isPaused } },
      });
      return true;
    });
  }
}
