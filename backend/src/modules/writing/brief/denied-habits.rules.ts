import type { StyleSettingName } from '@drumbeat/domain';
import type { Habit } from './habits/habit.js';
import { CLOSINGS, type Habits } from './habits/habits.rules.js';
import { OPENINGS } from './habits/line-kinds.js';
import { leftOutName, traitName } from './habits/traits.js';

/** Habits by their names that show much of a setting's subject, and such as show none of it. */
const HABITS_OF: Readonly<
  Partial<Record<StyleSettingName, { much: readonly string[]; none: readonly string[] }>>
> = {
  emoji_usage_preference: { much: [traitName('emoji'), CLOSINGS.emoji], none: [leftOutName('emoji')] },
  question_usage: {
    much: [traitName('question'), OPENINGS.question, CLOSINGS.question],
    none: [leftOutName('question')],
  },
  energy_level: { much: [traitName('exclamation'), CLOSINGS.exclamation], none: [] },
};

/** True where the author denied the habit by which the posts show much of a setting's subject, or none of it. */
export const isDenied = (name: StyleSettingName, shows: 'much' | 'none', denied: readonly string[]) =>
  HABITS_OF[name]?.[shows].some((habit) => denied.includes(habit)) ?? false;

/** The expressions without those that a denied line says: an ending that is always the same, the salutation of a letter. */
export function withoutDeniedLines(
  expressions: readonly string[],
  denied: readonly string[],
  habits: Habits | null,
): string[] {
  const lines = denied
    .flatMap((name) =>
      quotedIn(
        habits?.does.find((one) => one.name === name),
        name,
      ),
    )
    .map(bare);
  return expressions.filter((expression) => !lines.some((line) => line.includes(bare(expression))));
}

/** What a habit quotes; one that the posts show no more has its name alone. */
const quotedIn = (habit: Habit | undefined, name: string) =>
  [...(habit?.sentence ?? name).matchAll(/“([^”]+)”/gu)].map(([, line = '']) => line);

/** Words and figures alone, with a space around each: marks and emoji make no other line. */
const bare = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text]).join(' ')} `;
