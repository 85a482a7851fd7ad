import { expect, test, type Page } from '@playwright/test';
import { enter } from './actors/keyboard';
import { openNewPost } from './actors/post';
import { openSession, settleAccount } from './actors/session';
import { isSignedIn, newPerson, PASSWORD } from './actors/user';

/** What a script of this site finds in the browser, apart from the look of the screen. */
const remains = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key !== 'drumbeat-theme'),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

const nothing = { local: [], session: [], cookies: '', databases: [] };

test('signing out in the editor, without a mouse, saves the last words, leaves nothing in the browser, and nothing to whoever is next', async ({
  page,
  request,
}) => {
  const before = newPerson('Ada Example', 'sign-out-before');
  const next = newPerson('Grace Example', 'sign-out-next');
  await settleAccount(request, next);
  await settleAccount(page.request, before);
  const address = await openNewPost(page, 'For the first one’s eyes');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.cookie = 'left-behind=1; path=/';
        sessionStorage.setItem('left-behind', '1');
        localStorage.setItem('left-behind', '1');
        const opened = indexedDB.open('left-behind');
        opened.onsuccess = () => {
          opened.result.close();
          resolve();
        };
      }),
  );
  await page.getByLabel('Post text', { exact: true }).fill('The very last words.');
  await enter(page, page.getByRole('button', { name: /account menu/i }));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await remains(page)).toEqual(nothing);

  await page.getByLabel('Email', { exact: true }).fill(next.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isSignedIn(page);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No posts yet', exact: true })).toBeVisible();
  await expect(page.getByText('For the first one’s eyes')).toHaveCount(0);
  await expect(page.getByText(next.email)).toBeVisible();
  await expect(page.getByText(before.email)).toHaveCount(0);

  await openSession(page.request, { email: before.email, password: PASSWORD });
  await page.goto(address);
  await expect(page.getByLabel('Post text', { exact: true })).toHaveValue('The very last words.');
});
