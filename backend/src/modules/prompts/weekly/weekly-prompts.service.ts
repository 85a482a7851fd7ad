import type { WeeklyMode } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditService } from '../../audit/audit.service.js';
import type { WeeklyPromptsResponse } from './weekly-prompts.dto.js';
import { WeeklyPromptsRepository } from './weekly-prompts.repository.js';

/** What the week's run does for one user (CONSOLE-7). */
@Injectable()
export class WeeklyPromptsService {
  constructor(
    private readonly weekly: WeeklyPromptsRepository,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  async find(userId: string): Promise<WeeklyPromptsResponse> {
    return this.present(await this.weekly.findMode(userId));
  }

  /** @throws NotFoundError */
  async change(userId: string, mode: WeeklyMode | null, staffId: string): Promise<WeeklyPromptsResponse> {
    return this.database.transaction(async () => {
      const before = this.present(await this.weekly.lockMode(userId));
      if (before.mode !== mode) {
        await this.weekly.saveMode(userId, mode, this.clock.now());
        await this.audit.record({
          ...{ actor_id: staffId, user_id: userId },
          action: 'weekly_prompts.changed',
          entity: 'profiles',
          entity_id: userId,
          details: { before: { mode: before.mode }, after: { mode } },
        });
      }
      return { ...before, mode };
    });
  }

  private present(mode: WeeklyMode | null | undefined): WeeklyPromptsResponse {
    if (mode === undefined) throw new NotFoundError('The user');
    return { mode, everybody: this.config.prompts.weekly };
  }
}
