import { DAY_MS, KEPT_SHARE_DAYS, KEPT_SHARE_ENOUGH } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { UsersService } from '../../users/users.service.js';
import type { KeptShareListResponse } from './kept-share.dto.js';
import { KeptShareRepository, type KeptShareRow } from './kept-share.repository.js';

/** How much of what writers wrote stands in what users released: the judge of a writer, for staff (VOICE-15). */
@Injectable()
export class KeptShareService {
  constructor(
    private readonly shares: KeptShareRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError when there is no such user */
  async ofUser(userId: string): Promise<KeptShareListResponse> {
    await this.users.get(userId);
    return present(await this.shares.findOfUser(userId));
  }

  async ofAll(): Promise<KeptShareListResponse> {
    const since = new Date(this.clock.now().getTime() - KEPT_SHARE_DAYS * DAY_MS);
    return present(await this.shares.findOfAll(since));
  }
}

function present(rows: readonly KeptShareRow[]): KeptShareListResponse {
  return {
    data: rows.map(({ kind, label, kept_share, minutes_to_release, ...row }) => {
      const isEnough = row.sample_size >= KEPT_SHARE_ENOUGH;
      return {
        ...row,
        writer: { kind, label },
        kept_share: isEnough ? kept_share : null,
        minutes_to_release: isEnough ? minutes_to_release : null,
      };
    }),
  };
}
