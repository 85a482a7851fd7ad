import { defaultWritingProfile, paths } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import { editHabits, type EditHabit } from './edit-habits.rules.js';
import { proposalSentence } from './learned-rule.texts.js';
import { LEARNED_NOTICE, LearnedRulesRepository } from './learned-rules.repository.js';
import { rulePlan } from './rule-plan.policy.js';

/**
 * Looks for habits in what a user made of drafts, and proposes them as rules. Safe to run at any time, any number of times and by several
 * workers at once: what it finds depends on the drafts alone, and a user's drafts are looked at by one of them.
 */
@Injectable()
export class LearningService {
  constructor(
    private readonly database: Database,
    private readonly rules: LearnedRulesRepository,
    private readonly preferences: PreferencesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async learn(userId: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.rules.takeUnlearned(userId))) return;
      const habits = editHabits(await this.rules.findDrafts(userId));
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
        await this.notify(userId, `${id}:${habit.occurrences}`, habit);
      }
    });
  }

  private async notify(userId: string, subject: string, habit: EditHabit): Promise<void> {
    await this.notifications.notify([
      {
        userId,
        kind: LEARNED_NOTICE,
        subject,
        title: 'I noticed something about your edits',
        body: proposalSentence({ ...habit, learned_where: habit.where }),
        link: `${paths.writingProfile}#learned`,
      },
    ]);
  }
}
