import { minutesLate } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { withinPatience } from '../../../platform/concurrency/patience.js';
import { LateNoticesRepository } from './late-notices.repository.js';
import { PublicationNoticesService } from './publication-notices.service.js';

const AT_ONCE = 100;

interface LatePost {
  readonly id: string;
  readonly due_at: Date;
  /** When it was published. */
  readonly now: Date;
}

/**
 * Tells users how late a post went out. Beside the ledger and after its commit: a notice that fails, hangs or dies with its
 * process must not keep LinkedIn's answer from being written down. The sweep tells what was left untold.
 */
@Injectable()
export class LateNoticesService {
  private readonly logger = new Logger(LateNoticesService.name);
  private catchingUp: Promise<void> | null = null;

  constructor(
    private readonly late: LateNoticesRepository,
    private readonly notices: PublicationNoticesService,
  ) {}

  /** Never throws. */
  async tell({ id, due_at, now }: LatePost): Promise<void> {
    if (minutesLate(due_at, now) > 0) await withinPatience(this.announce(id));
  }

  /** Those of the last day, one round at a time. Never throws. */
  async catchUp(): Promise<void> {
    this.catchingUp ??= this.tellUntold().finally(() => {
      this.catchingUp = null;
    });
    await withinPatience(this.catchingUp);
  }

  private async tellUntold(): Promise<void> {
    try {
      // Beside each other: a notice that cannot be written keeps no other one waiting.
      await Promise.all((await this.late.findUntold(AT_ONCE)).map((id) => this.announce(id)));
    } catch (error) {
      this.logger.warn({ err: error }, 'Untold posts could not be looked for');
    }
  }

  private async announce(id: string): Promise<void> {
    try {
      await this.notices.announce('published_late', [id]);
    } catch (error) {
      this.logger.error({ err: error, publicationId: id }, 'A notice waits for the next sweep');
    }
  }
}
