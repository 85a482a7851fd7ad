import { expect, test, type Locator } from '@playwright/test';
import { call } from './actors/call';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

const TITLE = 'מחיר הוא משפט';
const TEXT = 'העליתי מחירים ב-20%, ולקוח אחד עזב.\n\nThe others thanked me.\n\nمساء الخير جميعا';

/** Where a word stands within the box of an element, in CSS pixels from its left and from its right edge. */
function gaps(box: Locator, word: string): Promise<{ left: number; right: number }> {
  return box.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(text) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return { left: inner.left - outer.left, right: outer.right - inner.right };
    }
    throw new Error(`No such word: ${text}`);
  }, word);
}

/** Each paragraph begins at the side on which its own script begins. */
async function readsRight(box: Locator): Promise<void> {
  await expect(box).toContainText('העליתי');
  for (const [word, side] of [
    ['העליתי', 'right'],
    ['The others', 'left'],
    ['مساء', 'right'],
  ] as const) {
    expect((await gaps(box, word))[side], word).toBeLessThan(20);
  }
}

test('what is written from right to left reads so, and nothing around it changes sides', async ({ page }) => {
  await settleAccount(page.request, newPerson('Noa Example', 'right-to-left'));
  const created = await call(page.request, 'POST', '/api/posts', { title: TITLE, content: TEXT });
  const { id } = (await created.json()) as { id: string };
  await call(page.request, 'POST', '/api/posts', { title: 'A price is a sentence', content: 'Words.' });

  await test.step('the text of the editor, and the card of LinkedIn', async () => {
    await page.goto(`/posts/${id}`);
    const field = page.getByLabel('Post text', { exact: true });
    // The mirror of the field breaks its lines as the field does.
    await readsRight(page.locator('[aria-hidden]:has(+ [aria-label="Post text"])'));
    expect(await field.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext');
    await page.getByRole('button', { name: 'Preview and post', exact: true }).click();
    const card = page.getByRole('article', { name: 'How LinkedIn shows it', exact: true });
    await readsRight(card.locator('p').filter({ hasText: 'העליתי' }));
  });

  await test.step('a list of both', async () => {
    await page.goto('/posts');
    const rows = page.getByRole('listitem').filter({ has: page.locator('a[href^="/posts/"]') });
    await expect(rows).toHaveCount(2);
    const hebrew = rows.filter({ hasText: TITLE });
    const english = rows.filter({ hasText: 'A price is a sentence' });
    const title = hebrew.locator('a', { hasText: TITLE });
    // The first word stands at the right of the last one.
    expect((await gaps(title, 'מחיר')).right).toBeLessThan((await gaps(title, 'משפט')).right);
    const menuOf = async (row: Locator) => (await row.locator('[aria-haspopup]').boundingBox())?.x;
    expect(await menuOf(hebrew)).toBe(await menuOf(english));
  });
});
