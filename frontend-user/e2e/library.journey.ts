import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { havePromptsWritten, libraryCards, openLibrary } from './actors/prompts';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test('a library of 5,000 prompts draws those in view, keeps its place and can be walked by keys', async ({
  page,
  request,
}) => {
  await settleAccount(page.request, newPerson('Many Example', 'library-many'));
  await test.step('axe finds nothing serious without a prompt, with one, and in its dialogs', async () => {
    await page.goto('/content-calendar?view=library');
    await expect(page.getByText('No prompts available yet')).toBeVisible();
    await expectClean(page);
    await havePromptsWritten(page.request, request, { count: 1, weeks: 2, push: false });
    await openLibrary(page);
    const card = libraryCards(page).first();
    await expect(card.getByText(/^Prepared by /)).toBeVisible();
    await expectClean(page);
    await card.getByRole('button', { name: '+ Add schedule date', exact: true }).click();
    const date = page.getByRole('dialog', { name: 'Edit Schedule Date', exact: true });
    await date.getByLabel('Date', { exact: true }).fill('2031-06-04');
    await expect(date).toContainText('Wednesday, both slots are free.');
    await expectClean(page);
    await date.getByRole('button', { name: 'Cancel', exact: true }).click();
    await card.getByRole('button', { name: 'Share Your Feedback', exact: true }).click();
    const feedback = page.getByRole('dialog', { name: 'Share Your Feedback', exact: true });
    await feedback.getByRole('button', { name: 'Like Relevance', exact: true }).click();
    await feedback.getByRole('button', { name: 'Dislike Clarity', exact: true }).click();
    await feedback.getByLabel('I would use this prompt', { exact: true }).check();
    await feedback.getByLabel('Additional comments', { exact: true }).fill('Good angle.');
    await expectClean(page);
  });

  const lists = await answerManyPrompts(page, 5_000);
  let batches = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/api/feedback/batch')) batches += 1;
  });
  await openLibrary(page);
  await expect(page.getByText('5000 total · 5000 new · 0 favorites')).toBeVisible();
  expect(await libraryCards(page).count()).toBeLessThan(40);

  const position = (card: Locator) => card.getAttribute('aria-posinset').then(Number);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await position(libraryCards(page).last())).toBeGreaterThan(250);
  }).toPass();
  expect(await libraryCards(page).count()).toBeLessThan(60);
  await expect.poll(() => batches, 'one call for the ratings of each page').toBe(lists.length);

  await page.evaluate(() => window.scrollBy(0, -window.innerHeight));
  const inView = () =>
    page.evaluate(() => {
      const isInView = (card: Element) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      };
      const card = [...document.querySelectorAll('[role=listitem] article')].find(isInView);
      return { hook: card?.getAttribute('aria-label') ?? '', y: Math.round(window.scrollY) };
    });
  let seen = await inView();
  await expect(async () => {
    const before = seen;
    seen = await inView();
    expect(seen).toEqual(before);
    expect(seen.hook).not.toBe('');
  }).toPass({ intervals: [250] });
  const { hook } = seen;
  // Rows above may still be measured, which moves the page: what counts is where it was left.
  await page.evaluate(() => {
    const keep = () => (document.documentElement.dataset['leftAt'] = String(Math.round(window.scrollY)));
    window.addEventListener('click', keep, { capture: true, once: true });
  });
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: hook, exact: true })).toBeInViewport();
  const moved = () =>
    page.evaluate(() => Math.abs(window.scrollY - Number(document.documentElement.dataset['leftAt'])));
  await expect.poll(moved).toBeLessThan(2);
  // The page after those in view may still be read ahead: what counts is that none is read twice.
  expect(lists, 'coming back reads no page again').toEqual([...new Set(lists)]);

  const buttons = page.getByRole('article', { name: hook, exact: true }).getByRole('button');
  await buttons.last().focus();
  await page.keyboard.press('Tab');
  const next = page.locator('[role=listitem]', { has: page.locator(':focus') });
  const place = await position(page.locator('[role=listitem]', { has: buttons }));
  await expect(next).toHaveAttribute('aria-posinset', String(place + 1));
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search prompts', { exact: true })).toBeFocused();
});

/** The library as the API would answer it with so many prompts; tells which pages were asked for. */
async function answerManyPrompts(page: Page, total: number): Promise<string[]> {
  const [pattern] = (
    (await (await page.request.get('/api/content-prompts')).json()) as { data: { id: number }[] }
  ).data;
  const asked: string[] = [];
  await page.route(/\/api\/content-prompts\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('cursor') ?? 0);
    const end = Math.min(total, start + Number(query.get('limit')));
    asked.push(String(start));
    const data = Array.from({ length: end - start }, (_, index) => ({
      ...pattern,
      id: 1_000_000 + start + index,
      hook: `Hook ${start + index + 1}`,
      prompt_text: `Prompt ${start + index + 1}: ${'what a Friday costs, '.repeat((start + index) % 5)}`,
    }));
    const all = { total, new: total, used: 0, archived: 0, favorites: 0 };
    await route.fulfill({ json: { data, counts: all, next_cursor: end < total ? String(end) : null } });
  });
  return asked;
}
