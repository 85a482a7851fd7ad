import { postLook, type BeatState } from '@drumbeat/ui';
import type { CalendarPost } from '../../../../entities/types';

/** A day's beat: what went out, else what will, at its time or after a pause, else what is written and waits for a look, else whether it is still open. */
export function dayState(date: string, posts: CalendarPost[], today: string | null): BeatState {
  const beats = posts.map((post) => postLook(post.display_state).beat);
  if (beats.includes('posted')) return 'posted';
  if (beats.includes('scheduled')) return 'scheduled';
  if (beats.includes('paused')) return 'paused';
  if (beats.includes('stuck')) return 'stuck';
  return today !== null && date < today ? 'past' : 'open';
}

/** What a day has of the week: each of its posts that is out, lined up or waits for a look; else the day's own beat. */
export function dayBeats(date: string, posts: CalendarPost[], today: string | null): BeatState[] {
  const beats = postBeats(posts);
  return beats.length > 0 ? beats : [dayState(date, posts, today)];
}

/** Of posts that are out, lined up or wait for a look. */
export const postBeats = (posts: CalendarPost[]): BeatState[] =>
  posts.map((post) => postLook(post.display_state).beat).filter((beat) => beat !== 'open' && beat !== 'past');

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The week's beats, one for each of several posts of a day, those before the account began left out, as a sentence: 'One out, one lined up, one to write.' */
export function weekSentence(beats: readonly BeatState[]): string {
  const count = (state: BeatState) => beats.filter((beat) => beat === state).length;
  if (beats.length === 3 && count('posted') === 3) return 'All three are out.';
  if (count('past') === beats.length) return 'Nothing went out this week.';
  const parts = [
    [count('posted'), 'out'],
    [count('scheduled') + count('paused'), 'lined up'],
    [count('stuck'), 'to look at'],
    [count('open'), 'to write'],
    [count('past'), 'passed'],
  ] as const;
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${words[number] ?? number} ${what}`);
  return `${capital(said.join(', '))}.`;
}
