import type { FatedPost } from './fates.js';
import { judgePost } from './judge-post.js';
import { areAtRest, attemptsOf, positionOf, restoresOf } from './ledger-facts.js';
import { RestoreStage, type RestoreBug } from './restore-stage.js';
import { schedule, users } from './scene.js';

/** Confirms commits long before it writes them: a crash takes up to ten seconds of them with it. */
const FORGETFUL = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' };
/** A lease longer than any recovery: its worker runs on and reports. */
const TIMES = { leaseMs: 600_000 };
const POSTS = 12;
const DUE_IN = 30;
const REST_WITHIN_MS = 60_000;

/**
 * Kills PostgreSQL with a non-durable server default, after posts were sent and before their responses are recorded.
 * @returns one line per violation
 */
export async function proveCrash(bug: RestoreBug | null = null): Promise<string[]> {
  const stage = await RestoreStage.open({ bug, settings: FORGETFUL, times: TIMES });
  try {
    return await play(stage);
  } finally {
    await stage.close();
  }
}

async function play(stage: RestoreStage): Promise<string[]> {
  const posts: FatedPost[] = [];
  for (const user of await users(stage, POSTS)) posts.push(await schedule(stage, user, 'confirmed', DUE_IN));
  const ids = posts.map(({ id }) => id);
  const worker = await stage.startWorker();
  await stage.until('the first sign of life', async () => (await positionOf(stage)) > 0);

  worker.hold('claimed', ids);
  await stage.pass(DUE_IN);
  await stage.until('all to be claimed', () => ids.every((id) => worker.hasReached('claimed', id)));
  // Earlier commits are on disk in any case; later ones if the ledger requires it.
  await stage.onServer('checkpoint');
  worker.pause();
  worker.go();
  worker.hold('answered', ids);
  worker.resume();
  await stage.until('all to be sent', () => ids.every((id) => worker.hasReached('answered', id)));
  await stage.cluster.kill();
  await stage.loseDatabase(0);
  await stage.cluster.start();

  const attempts = await attemptsOf(stage, posts);
  const forgotten = posts.filter(({ id, text }) => (attempts.get(id) ?? 0) < stage.harness.calls(text));
  if (forgotten.length > 0) return [`${forgotten.length} intents of ${POSTS} are forgotten`];
  await stage.serve(stage.cluster, stage.lossMinute);
  worker.go();
  await stage.within(REST_WITHIN_MS, () => areAtRest(stage, posts));
  const judged = await Promise.all(posts.map((post) => judgePost(stage.harness, post, 'sound')));
  const problems = judged.flat();
  if ((await restoresOf(stage)) > 0) problems.push('a restore was found where nothing is missing');
  return problems;
}
