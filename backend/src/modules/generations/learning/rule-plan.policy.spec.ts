import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { EditHabit } from './edit-habits.rules.js';
import { OPEN_PROPOSALS_MAX, rulePlan } from './rule-plan.policy.js';

const habit = (key: string, occurrences = 3): EditHabit => ({
  kind: 'cut_phrase',
  key,
  phrase: key,
  instead: '',
  measure: null,
  occurrences,
  opportunities: occurrences,
  weight: occurrences,
  where: { places: ['within'], from: ['prompt'], pillars: [1] },
  evidence: [],
});
type Standing = Parameters<typeof rulePlan>[1][number];
const rule = (key: string, status: Standing['status'], decided: number | null = null): Standing => ({
  id: `rule of ${key}`,
  kind: 'cut_phrase',
  key,
  status,
  decided_occurrences: decided,
});
const profile = defaultWritingProfile();
const plan = (habits: readonly EditHabit[], standing: readonly Standing[] = []) =>
  rulePlan(habits, standing, profile);
const many = (length: number) =>
  Array.from({ length }, (_, index) => habit(`sink in number ${'abcdefgh'[index]}`));

describe('What becomes of the rules of edits', () => {
  it('is a proposal for each new habit, the first ones where there are many', () => {
    expect(plan(many(2))).toEqual({ propose: many(2), update: [], withdraw: [] });
    expect(plan(many(7)).propose).toEqual(many(OPEN_PROPOSALS_MAX));
  });

  it('counts the proposals that wait already, and no others', () => {
    const [first, second, third, ...rest] = many(8) as [EditHabit, EditHabit, EditHabit, ...EditHabit[]];
    const standing = [
      rule(first.key, 'proposed'),
      rule(second.key, 'accepted', 3),
      rule(third.key, 'declined', 3),
      rule('not shown any more', 'proposed'),
    ];
    const { propose, update } = plan([first, second, third, ...rest], standing);
    expect(propose).toEqual(rest.slice(0, OPEN_PROPOSALS_MAX - 1));
    expect(update.map(({ id }) => id)).toEqual(standing.slice(0, 3).map(({ id }) => id));
  });

  it('is none more where more wait than may', () => {
    const habits = many(8);
    const standing = habits.slice(0, 6).map(({ key }) => rule(key, 'proposed'));
    expect(plan(habits, standing).propose).toEqual([]);
  });

  it('is nothing for what the profile says already', () => {
    const known = { ...profile, never_use_phrases: ['sink in number a'] };
    expect(rulePlan(many(1), [], known).propose).toEqual([]);
    const declined = rule('sink in number a', 'declined', 1);
    expect(rulePlan(many(1), [declined], known).update).toMatchObject([{ isProposedAgain: false }]);
  });

  it('proposes again what was declined once it was seen twice as often', () => {
    const declined = rule('sink in', 'declined', 3);
    const again = (occurrences: number) => plan([habit('sink in', occurrences)], [declined]).update;
    expect(again(5)).toMatchObject([{ id: declined.id, isProposedAgain: false }]);
    expect(again(6)).toEqual([{ id: declined.id, habit: habit('sink in', 6), isProposedAgain: true }]);
  });

  it.each(['accepted', 'proposed'] as const)('never proposes again what is %s', (status) => {
    const standing = [rule('sink in', status, 1)];
    expect(plan([habit('sink in', 9)], standing)).toMatchObject({
      propose: [],
      update: [{ isProposedAgain: false }],
      withdraw: [],
    });
  });

  it('withdraws proposals that no draft shows any more, and leaves what was decided', () => {
    const standing = [rule('gone', 'proposed'), rule('kept', 'accepted', 3), rule('no', 'declined', 3)];
    expect(plan([], standing)).toEqual({ propose: [], update: [], withdraw: ['rule of gone'] });
  });

  it('tells rules by kind and key', () => {
    const other = { ...rule('sink in', 'proposed'), kind: 'added_phrase' };
    expect(plan([habit('sink in')], [other])).toMatchObject({
      propose: [{ key: 'sink in' }],
      update: [],
      withdraw: [other.id],
    });
  });
});
