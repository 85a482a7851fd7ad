import type { WritingVoice } from '../../draft-writer.service.js';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { formsOf } from './form-of-post.js';
import { habitName } from './habit.js';
import { CASES } from './habits.rules.js';

const MOST = 0.5;

/** True where most of these posts begin their sentences small. */
export function postsBeginSmall(posts: readonly string[]): boolean {
  const read = formsOf(posts);
  return read.filter(({ letters }) => letters !== 'usual').length > read.length * MOST;
}

const DENIALS: readonly string[] = [habitName(CASES.small), CASES.smallBeginnings];

/** True for an author whose posts do, and who has not said that this is not theirs. */
export function authorBeginsSmall({
  own_posts,
  preferences,
}: Pick<WritingVoice, 'own_posts' | 'preferences'>): boolean {
  return (
    own_posts.length >= HABIT_POSTS_MIN &&
    postsBeginSmall(own_posts.map(({ content }) => content)) &&
    !(preferences?.denied_habits ?? []).some((habit) => DENIALS.includes(habit))
  );
}
