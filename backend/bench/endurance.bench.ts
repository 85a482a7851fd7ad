/**
 * Texts that are made to keep a reader busy: the CPU of this thread for 20,000 characters against that for 10,000. What grows with the
 * text takes twice as much; a pattern that goes back and forth takes four times and more, or never ends.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { analyseStyle } from '@drumbeat/domain';
import { reviewText } from '../src/modules/writing/review/review-text.js';
import { HOSTILE_PARTS } from '../test/support/api/hostile-parts.js';
import { summarise, verdict } from './support/statistics.js';

const CHARACTERS = 10_000;
const ROUNDS = 3;
/** Of twice the text. */
const AIM = 3;
/** What takes less than this for either length is not compared: nobody waits for it, and it is too short to be measured. */
const MOMENT_MS = 250;
const POSTS = 5;

export async function enduranceBench(): Promise<void> {
  const readers: readonly [string, (text: string) => unknown][] = [
    ['analysis of the style', (text) => analyseStyle(Array.from({ length: POSTS }, () => text))],
    [
      'review of a text',
      (text) =>
        reviewText(text, { material: [text], known: [text], ownPosts: [text], neverUse: [], isPart: false }),
    ],
  ];
  for (const [name, read] of readers) {
    console.log(`${name}: CPU of ${2 * CHARACTERS} characters against ${CHARACTERS}`);
    for (const part of HOSTILE_PARTS) {
      const once = cpuOf(read, part, CHARACTERS);
      const twice = cpuOf(read, part, 2 * CHARACTERS);
      const ratio = twice < MOMENT_MS ? 1 : twice / once;
      const figures = `${JSON.stringify(part.slice(0, 20))} ${Math.round(once)}, ${Math.round(twice)} ms`;
      console.log(verdict(figures, ratio, `at most ${AIM} times`, ratio <= AIM));
    }
    // What was printed appears.
    await nextTurn();
  }
}

/** Median of some rounds, the first of which also pays for what is compiled. */
function cpuOf(read: (text: string) => unknown, part: string, characters: number): number {
  const text = part.repeat(Math.ceil(characters / part.length));
  const times = Array.from({ length: ROUNDS }, () => {
    const { user, system } = process.threadCpuUsage();
    read(text);
    const used = process.threadCpuUsage({ user, system });
    return (used.user + used.system) / 1000;
  });
  return summarise(times).median;
}
