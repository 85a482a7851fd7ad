import { OUTGOING_CHANNELS } from '@drumbeat/domain';
import { SchedulingService } from '../../../src/modules/publications/schedule/scheduling.service.js';
import { MADE_SINCE, SCHEDULED, type Fate, type FatedPost } from './fates.js';
import { judgePost } from './judge-post.js';
import { areAtRest, pausedOf, positionOf, restoresOf, rowsOf } from './ledger-facts.js';
import { RestoreStage, type RestoreBug } from './restore-stage.js';
import { areAllAnswered, areHeldAnswered } from './restored-users.js';
import { schedule, users } from './scene.js';
import type { WayBack } from './ways-back.js';

/** Minutes from the backup until the posts are sent … */
const UNTIL_SENT = 30;
/** … from then until the data is back, which is within the grace … */
const UNTIL_BACK = 20;
/** … and from then until the last of them is due. */
const UNTIL_ALL_DUE = 15;
/** Anything slower is missing. */
const FOUND_WITHIN_MS = 60_000;
const REST_WITHIN_MS = 60_000;

export interface WayBackResult {
  readonly posts: readonly FatedPost[];
  /** One line per violation. */
  readonly violations: readonly string[];
}

/** Runs one recovery with posts of every fate, by the steps of docs/backup-and-restore.md, and judges each of them. */
export async function proveWayBack(way: WayBack, bug: RestoreBug | null = null): Promise<WayBackResult> {
  const stage = await RestoreStage.open({ bug, environment: way.environment ?? {} });
  try {
    return await play(stage, way);
  } finally {
    await stage.close();
  }
}

async function play(stage: RestoreStage, way: WayBack): Promise<WayBackResult> {
  const problems: string[] = [];
  const posts: FatedPost[] = [];
  for (const { fate, count, dueIn } of SCHEDULED) {
    for (const user of await users(stage, count)) posts.push(await schedule(stage, user, fate, dueIn));
  }
  const writers = await users(stage, MADE_SINCE);
  await stage.startWorker();
  // Signed: this is an installation at work.
  await stage.until('the first sign of life', async () => (await positionOf(stage)) > 0);

  const putBack = await way.keep(stage);
  await stage.pass(UNTIL_SENT);
  for (const user of writers) posts.push(await schedule(stage, user, 'made since', 0));
  for (const { user, postId } of having(posts, 'cancelled'))
    await stage.api.get(SchedulingService).unschedule(user.id, postId);
  await stage.until('all to be sent', () => areSent(stage, posts));
  const sent = stage.harness.sandbox.linkedin.calls().length;

  // 1. Stop the api and all workers. 2. Restore the data. 3. Migrations, run by the recovery itself if needed.
  if (!way.isUnderWay) await stage.stopPrograms();
  await stage.loseDatabase(UNTIL_BACK);
  await putBack();
  // 5. Start the api and the workers.
  if (!way.isUnderWay) await Promise.all([stage.startApi(), stage.startWorker(), stage.startWorker()]);

  await way.saidAfterStart?.(stage);

  if (way.finding !== 'sound') {
    await whenFound(stage, posts);
    const found = await restoresOf(stage);
    if (found !== 1) problems.push(`the restore was found ${found} times`);
    if ((await pausedOf(stage)) !== OUTGOING_CHANNELS.length) problems.push('not every channel was paused');
  }
  await stage.until('everybody to have looked at what waits', () => areHeldAnswered(stage, posts));
  await stage.pass(UNTIL_ALL_DUE);
  await stage.until('everybody to have answered', () => areAllAnswered(stage, posts));
  if (way.finding === 'sound') {
    if ((await restoresOf(stage)) > 0) problems.push('a restore was found where nothing is missing');
  } else {
    for (const { text, fate } of posts) {
      if (stage.harness.calls(text) > (isSentBefore(fate) ? 1 : 0))
        problems.push(`${fate}: sent before publishing was released`);
    }
    if (stage.harness.sandbox.linkedin.calls().length > sent)
      problems.push('LinkedIn was called before the release');
    // 6. Release.
    await stage.command('release');
  }
  await stage.within(REST_WITHIN_MS, () => areAtRest(stage, posts));
  const judged = await Promise.all(posts.map((post) => judgePost(stage.harness, post, way.finding)));
  return { posts, violations: [...new Set([...problems, ...judged.flat()])] };
}

const having = (posts: readonly FatedPost[], ...fates: Fate[]) =>
  posts.filter(({ fate }) => fates.includes(fate));

const isSentBefore = (fate: Fate) => ['confirmed', 'unanswered', 'made since'].includes(fate);

/** Resolves when a restore is found, or posts show that none will be. */
async function whenFound(stage: RestoreStage, posts: readonly FatedPost[]): Promise<void> {
  await stage.within(
    FOUND_WITHIN_MS,
    async () => (await restoresOf(stage)) > 0 || posts.some(({ text }) => stage.harness.creations(text) > 1),
  );
}

async function areSent(stage: RestoreStage, posts: readonly FatedPost[]): Promise<boolean> {
  const rows = await rowsOf(stage, posts);
  return (
    having(posts, 'confirmed', 'made since').every(({ id }) => rows.get(id)?.state === 'published') &&
    having(posts, 'unanswered').every(({ id }) => rows.get(id)?.state === 'needs_user')
  );
}
