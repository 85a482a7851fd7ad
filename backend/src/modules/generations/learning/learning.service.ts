import { defaultWritingProfile, paths } from '@drumbeat/domain';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { moduleBeside } from '../../../platform/programs/module-beside.js';
import { WorkThread } from '../../../platform/threads/work-thread.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import type { EditHabit } from './edit-habits.rules.js';
import type { ComparedDraft } from './edit-trace.js';
import { proposalSentence } from './learned-rule.texts.js';
import { LearnedRulesRepository } from './learned-rules.repository.js';
import { rulePlan } from './rule-plan.policy.js';

/** The longest drafts of a user take about a second of the processor; a busy machine has less of it. */
const LIMITS = { taskMaxMs: 30_000, heapMaxMb: 256 };
const WAIT_MS = 60_000;

/**
 * Looks for habits in what a user made of drafts, and proposes them as rules. Safe to run at any time, any number of times and by several
 * workers at once: what it finds depends on the drafts alone, and a user's drafts are looked at by one of them. They are
 * read on a thread, and outside of the transaction: what publishes in the same program goes on meanwhile, and no lock waits for it.
 */
@Injectable()
export class LearningService implements OnApplicationShutdown {
  private readonly thread = new WorkThread<readonly ComparedDraft[], EditHabit[]>(
    moduleBeside(import.meta.url, 'learning.thread'),
    LIMITS,
  );

  constructor(
    private readonly database: Database,
    private readonly rules: LearnedRulesRepository,
    private readonly preferences: PreferencesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** After the jobs and calls that wait for the thread. */
  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }

  /** @throws ThreadTookTooLongError */
  async learn(userId: string): Promise<void> {
    const unlearned = await this.rules.findUnlearned(userId);
    if (unlearned.length === 0) return;
    const drafts = await this.rules.findDrafts(userId);
    const habits = await this.thread.ask(drafts, WAIT_MS);
    await this.database.transaction(async () => {
      const read = drafts.map(({ id }) => id);
      // What changed while it was read, or has no words any more, is read again by the next sweep.
      if (!(await this.rules.lockWords(userId, read))) return;
      if (await this.rules.take(userId, unlearned)) await this.keep(userId, habits);
    });
  }

  private async keep(userId: string, habits: readonly EditHabit[]): Promise<void> {
    const profile = (await this.preferences.find(userId)) ?? defaultWritingProfile();
    const plan = rulePlan(habits, await this.rules.findAll(userId), profile);
    await this.rules.withdraw(userId, plan.withdraw);
    for (const habit of plan.propose) {
      const id = await this.rules.insert(userId, habit);
      if (id === null) continue;
      await this.rules.saveEvidence(userId, id, habit);
      await this.notify(userId, id, habit);
    }
    for (const { id, habit, isProposedAgain } of plan.update) {
      await this.rules.update(userId, id, habit);
      await this.rules.saveEvidence(userId, id, habit);
      if (!isProposedAgain) continue;
      await this.rules.decide(userId, id, { status: 'proposed', at: this.clock.now() });
      await this.notify(userId, id, habit, `${id}:${habit.occurrences}`);
    }
  }

  private async notify(userId: string, id: string, habit: EditHabit, subject = id): Promise<void> {
    await this.notifications.notify([
      {
        userId,
        kind: 'voice.learned',
        subject,
        about: { learned_rule_id: id },
        title: 'I noticed something about your edits',
        body: proposalSentence({ ...habit, learned_where: habit.where }),
        link: `${paths.writingProfile}#learned`,
      },
    ]);
  }
}
