import { expect, test } from '@playwright/test';
import { textOf } from './actors/editor';
import { openNewPost } from './actors/post';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

/** What one key may take until its letter and the preview beside it are on the screen (EDITOR-4). */
const AIM_MS = 100;
const KEYS = 120;

const PARAGRAPH =
  'She cut one service and kept 92% of her revenue. It took an afternoon of arithmetic and a month of courage. #pricing\n\n';

/** Milliseconds from each key to the frame that shows it, in the order of the keys. */
declare global {
  interface Window {
    keyTimes: number[];
  }
}

test(`${KEYS} keys in a post of 3,000 characters, with its preview`, async ({ page }) => {
  await settleAccount(page.request, newPerson('Ada Example', 'typing'));
  await openNewPost(page, 'Typing');
  await textOf(page).fill(PARAGRAPH.repeat(30).slice(0, 3_000 - KEYS));
  await textOf(page).press('Control+End');
  await page.evaluate(() => {
    window.keyTimes = [];
    const { port1, port2 } = new MessageChannel();
    const shown: (() => void)[] = [];
    port2.onmessage = () => shown.shift()?.();
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        // A task behind the frame's own work: style, layout and paint of this key are done by then.
        requestAnimationFrame(() => {
          shown.push(() => window.keyTimes.push(performance.now() - timeStamp));
          port1.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? ' ' : 'abcdefgh'.charAt(key % 8), { delay: 10 });
  }
  await expect.poll(() => page.evaluate(() => window.keyTimes.length)).toBe(KEYS);
  const times = (await page.evaluate(() => window.keyTimes)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)]!;
  console.info(`Typing: ${KEYS} keys at the end of a post of 3,000 characters, with live preview`);
  console.info(`  to the frame that shows it   p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`);
  console.info(`  aim: p99 under ${AIM_MS} ms         ${at(0.99) < AIM_MS ? 'met' : 'NOT met'}`);
});
