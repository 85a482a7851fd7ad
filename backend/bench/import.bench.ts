/**
 * Reading an archive and an analytics export of 2,000 posts in a process of its own, and judging what they say, against a bare read of the
 * same files in such a process. Memory counts: the most that the process has, and what the worker has beyond before.
 */
import { linkedInAnalytics } from '../test/builders/linkedin-analytics.builder.js';
import { exportedPosts, linkedInArchive, sharesCsv } from '../test/builders/linkedin-archive.builder.js';
import { peakMemory } from '../test/support/peak-memory.js';
import { foundTexts } from '../src/modules/training-posts/import/found-texts.rules.js';
import { importItems } from '../src/modules/training-posts/import/known-posts.rules.js';
import { readImport } from '../src/modules/training-posts/import/reading/read-import.js';
import { inspectApart } from '../src/platform/inspection/inspection-process.js';
import { line, summarise, verdict } from './support/statistics.js';

const POSTS = 2_000;
const ROUNDS = 5;
const AIM_REFERENCE = 2;
const AIM_OWN_MB = 96;
const LIMITS = { timeoutMs: 60_000, cpuMaxMs: 60_000, memoryMaxMb: 1_024 };

interface Cost {
  readonly ofChild: number[];
  readonly ownGrowth: number[];
  readonly seconds: number[];
}

export async function importBench(): Promise<void> {
  const posts = exportedPosts(POSTS);
  const files = [
    { name: 'archive.zip', content: linkedInArchive({ shares: sharesCsv(posts) }) },
    { name: 'Content.xlsx', content: linkedInAnalytics(posts) },
  ];
  const ours: Cost = { ofChild: [], ownGrowth: [], seconds: [] };
  const bare: Cost = { ofChild: [], ownGrowth: [], seconds: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(bare, async () => {
      const { kind } = await inspectApart(
        new URL('./references/bare.reader.js', import.meta.url),
        { files },
        LIMITS,
      );
      if (kind !== 'answered') throw new Error(`The bare read ended: ${kind}`);
    });
    await measure(ours, async () => {
      const reading = await readImport(files);
      if (reading.kind !== 'read') throw new Error(`The files were refused: ${reading.refusal}`);
      const { items } = importItems(foundTexts(reading.tables, '2026-12-31'), []);
      const whole = items.filter(
        ({ left_out, impressions }) => left_out === null && impressions !== null,
      ).length;
      if (whole !== POSTS) throw new Error(`${whole} of ${POSTS} posts came with their figures`);
    });
  }
  console.log(`Import of ${POSTS} posts: archive and analytics, read apart`);
  for (const [name, cost] of [
    ['bare read', bare],
    ['import', ours],
  ] as const) {
    console.log(line(`${name}: process apart`, summarise(cost.ofChild), 'MB'));
    console.log(line(`${name}: worker, on top`, summarise(cost.ownGrowth), 'MB'));
    console.log(line(`${name}: time`, summarise(cost.seconds), 's', 2));
  }
  const ratio = summarise(ours.ofChild).median / summarise(bare.ofChild).median;
  const own = summarise(ours.ownGrowth).max;
  console.log(verdict('process apart', ratio, `at most ${AIM_REFERENCE}`, ratio <= AIM_REFERENCE));
  console.log(verdict('worker, on top, MB', own, `at most ${AIM_OWN_MB}`, own <= AIM_OWN_MB));
}

async function measure(cost: Cost, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  const { ofChild, ownGrowth } = await peakMemory(work);
  cost.seconds.push((performance.now() - begun) / 1_000);
  cost.ofChild.push(ofChild);
  cost.ownGrowth.push(ownGrowth);
}
