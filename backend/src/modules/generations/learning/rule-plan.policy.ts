import type { WritingProfile } from '@drumbeat/domain';
import type { EditHabit } from './edit-habits.rules.js';
import type { LearnedRuleStatus } from './learned-rule.entity.js';
import { profileEffect } from './profile-effect.rules.js';

/** Proposals that wait for their user at once; further habits are proposed as these are decided. */
export const OPEN_PROPOSALS_MAX = 5;

/** A rule as it stands. */
interface StandingRule {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly status: LearnedRuleStatus;
  readonly decided_occurrences: number | null;
}

/** What becomes of the rules of a user by the habits that their drafts show now. */
interface RulePlan {
  readonly propose: readonly EditHabit[];
  /** Rules of which the drafts show so much now. */
  readonly update: readonly {
    readonly id: string;
    readonly habit: EditHabit;
    readonly isProposedAgain: boolean;
  }[];
  /** Proposals that the drafts do not show any more. */
  readonly withdraw: readonly string[];
}

/**
 * A habit becomes a proposal once, unless the profile says it already. What was declined comes back when it was seen twice as often; what
 * was accepted stays accepted, whatever later drafts show (LEARN-3).
 */
export function rulePlan(
  habits: readonly EditHabit[],
  standing: readonly StandingRule[],
  profile: WritingProfile,
): RulePlan {
  const find = ({ kind, key }: EditHabit) => standing.find((rule) => rule.kind === kind && rule.key === key);
  const shown = new Set(habits.flatMap((habit) => find(habit)?.id ?? []));
  const open = standing.filter(({ id, status }) => status === 'proposed' && shown.has(id)).length;
  return {
    propose: habits
      .filter((habit) => !find(habit) && profileEffect(habit, profile) !== null)
      .slice(0, Math.max(0, OPEN_PROPOSALS_MAX - open)),
    update: habits.flatMap((habit) => {
      const rule = find(habit);
      if (rule === undefined) return [];
      const isProposedAgain =
        rule.status === 'declined' &&
        habit.occurrences >= 2 * (rule.decided_occurrences ?? 0) &&
        profileEffect(habit, profile) !== null;
      return [{ id: rule.id, habit, isProposedAgain }];
    }),
    withdraw: standing
      .filter(({ id, status }) => status === 'proposed' && !shown.has(id))
      .map(({ id }) => id),
  };
}
