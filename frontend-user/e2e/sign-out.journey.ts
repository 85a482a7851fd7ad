import { expect, test, type Page, type Route } from '@playwright/test';
import { openNewPost } from './actors/post';
import { openOwnSession, openSession, settleAccount, type Credentials } from './actors/session';
import { stopTime } from './actors/time';
import { isSignedIn, newPerson, PASSWORD, signOut as signOutByMenu } from './actors/user';

/** Leaves the editor: its menu goes with it, and so does what is opened of it while the next page comes. */
async function backToPosts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Posts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
}

async function leaveAndSignOut(page: Page): Promise<void> {
  await backToPosts(page);
  await signOut(page);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
}

/** What a script of this site finds in the browser, apart from the look of the screen. */
const remains = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key !== 'drumbeat-theme'),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

const nothing = { local: [], session: [], cookies: '', databases: [] };

test('signing out saves the last words, then leaves nothing in the browser', async ({ page }) => {
  const person = await openOwnSession(page, 'sign-out-words');
  const address = await openNewPost(page, 'Last words');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.cookie = 'left-behind=1; path=/';
        sessionStorage.setItem('left-behind', '1');
        localStorage.setItem('left-behind', '1');
        const request = indexedDB.open('left-behind');
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.getByLabel('Post text', { exact: true }).fill('The very last words.');
  await leaveAndSignOut(page);

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await remains(page)).toEqual(nothing);
  await openSession(page.request, person);
  await page.goto(address);
  await expect(page.getByLabel('Post text', { exact: true })).toHaveValue('The very last words.');
});

test('whoever signs in next on the same browser sees nothing of the one before', async ({
  page,
  request,
}) => {
  const before = newPerson('Ada Example', 'sign-out-before');
  const next = newPerson('Grace Example', 'sign-out-next');
  await settleAccount(request, next);
  await settleAccount(page.request, before);
  await openNewPost(page, 'For the first one’s eyes');
  await backToPosts(page);
  await expect(page.getByText('For the first one’s eyes')).toBeVisible();
  await signOutByMenu(page);

  await page.getByLabel('Email', { exact: true }).fill(next.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isSignedIn(page);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No posts yet', exact: true })).toBeVisible();
  await expect(page.getByText('For the first one’s eyes')).toHaveCount(0);
  await expect(page.getByText(next.email)).toBeVisible();
  await expect(page.getByText(before.email)).toHaveCount(0);
});

/** Whatever the server did, this browser is signed out, and its user can come back. */
async function isOut(page: Page, person: Credentials): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await openSession(page.request, person);
  await page.goto('/posts');
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
}

/** Signs out while time stands still: the page would not wait for long. */
async function signOutSlowly(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).waitFor();
  await stopTime(page);
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Logging out...')).toBeVisible();
}

test('signing out leads to the sign-in page when the server fails', async ({ page }) => {
  const person = await openOwnSession(page, 'sign-out-fails');
  await page.goto('/posts');
  const calls: Route[] = [];
  await page.route('**/api/auth/logout', (route) => void calls.push(route));
  await signOutSlowly(page);
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.fulfill({ status: 500, json: { error: 'Down', code: 'server.error' } });
  await page.clock.resume();
  await isOut(page, person);
});

test('signing out leads to the sign-in page when the server never answers', async ({ page }) => {
  const person = await openOwnSession(page, 'sign-out-silent');
  await page.goto('/posts');
  await page.route('**/api/auth/logout', () => undefined);
  await signOutSlowly(page);
  await page.clock.runFor(1_900);
  await expect(page.getByText('Logging out...')).toBeVisible();
  await page.clock.resume();
  await isOut(page, person);
});
