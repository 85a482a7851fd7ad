import type { BeatState } from '@drumbeat/ui';

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
