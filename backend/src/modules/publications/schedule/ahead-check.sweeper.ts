import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Database } from '../../../platform/database/database.js';
import { SocialAccountsService } from '../../linkedin/accounts/social-accounts.service.js';
import { problemAhead } from './ahead-check.policy.js';
import { AheadChecksRepository } from './ahead-checks.repository.js';
import { WARNING_STAGES } from '../notices/publication-notice.presenter.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';

const EVERY_MS = 60_000;
const AT_ONCE = 500;
/** How long before its time a publication is checked; the nearer check first, so that one due for both is checked once. */
const STAGES = [
  { stage: WARNING_STAGES.hourAhead, hours: 1 },
  { stage: WARNING_STAGES.dayAhead, hours: 24 },
] as const;
type AheadStage = (typeof STAGES)[number]['stage'];

/** Checks publications a day and an hour ahead, while the user can still fix problems (docs/publishing.md, "Steps" 11). */
@Injectable()
export class AheadCheckSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly ledger: AheadChecksRepository,
    private readonly database: Database,
    private readonly accounts: SocialAccountsService,
    private readonly notices: PublicationNoticesService,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, AheadCheckSweeper.name, EVERY_MS, () => this.check());
  }

  async check(): Promise<void> {
    for (const { stage, hours } of STAGES) {
      while ((await this.checkSome(stage, hours)) === AT_ONCE);
    }
  }

  private checkSome(stage: AheadStage, hours: number): Promise<number> {
    return this.database.transaction(async () => {
      const upcoming = await this.ledger.take(stage, hours, AT_ONCE);
      const accountIds = new Set(upcoming.map(({ social_account_id }) => social_account_id));
      const connected = await this.accounts.findConnectedByIds([...accountIds]);
      const accounts = new Map(connected.map((account) => [account.id, account]));
      await this.notices.warn(
        stage,
        upcoming.flatMap(({ id, due_at, content, social_account_id }) => {
          const problem = problemAhead(due_at, content, accounts.get(social_account_id));
          return problem === null ? [] : [{ id, problem }];
        }),
      );
      return upcoming.length;
    });
  }
}
