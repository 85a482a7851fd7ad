import { test } from '@playwright/test';
import { openPostId } from './actors/editor';
import { EditorWalk, type Step } from './actors/editor-walk';
import { openNewPost } from './actors/post';
import { chanceOf } from './actors/seed';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

/** The same walk in every run, and a short one; `npm run walk` takes 500 steps, and EDITOR_WALK_SEED chooses others. */
const SEED = Number(process.env['EDITOR_WALK_SEED'] ?? 517_854);
const STEPS = Number(process.env['EDITOR_WALK_STEPS'] ?? 80);

/** How often each step comes. */
const WEIGHTS: Readonly<Record<Step, number>> = {
  type: 54,
  erase: 9,
  undo: 5,
  redo: 3,
  pause: 20,
  away: 3,
  back: 3,
  reload: 2,
  end: 1,
};

// Up to hundreds of steps, each of which waits for what it saved; a busy machine takes its time.
test.describe.configure({ timeout: 900_000 });

test('a random walk through two tabs loses no word that had shown "Saved"', async ({ page, context }) => {
  const person = newPerson('Nora Example', 'editor-walk');
  await settleAccount(page.request, person);
  const address = await openNewPost(page, 'A walk');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.clock.install();
  const chance = chanceOf(SEED);
  const walk = new EditorWalk(context, [page, other], { id: openPostId(page), address }, person, chance);
  await walk.open();
  const steps: Step[] = [];
  await test.step(`seed ${SEED}`, async () => {
    try {
      while (steps.length < STEPS) {
        const step = chance.of(WEIGHTS);
        steps.push(step);
        await walk.take(step);
      }
      await walk.settle();
    } finally {
      const { saves, conflicts, recovered } = walk.counts;
      console.info(
        `editor walk: seed ${SEED}, ${steps.length} steps (the last ones: ${steps.slice(-5).join(', ')}), ` +
          `${saves} times "Saved", ${conflicts} conflicts, ${recovered} texts recovered`,
      );
    }
  });
});
