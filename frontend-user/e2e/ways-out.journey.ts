import { expect, test } from '@playwright/test';
import { call } from './actors/call';
import { enter } from './actors/keyboard';
import { openNewPost } from './actors/post';
import { openAccount, openOwnSession, openSession, settleAccount } from './actors/session';
import { signInToConsoleAlone } from './actors/staff';
import { newPerson, PASSWORD, PILLARS, signIn } from './actors/user';

test('staff sign out of the console without a mouse, and it opens to nobody then', async ({
  page,
  request,
}) => {
  await signInToConsoleAlone(page, request, 'console-keys');
  await enter(page, page.getByRole('button', { name: 'Sign out', exact: true }));
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers$/);
});

test('a sign-out from the console says so and leaves nothing in the browser', async ({ page, request }) => {
  await signInToConsoleAlone(page, request, 'console-clean');
  await page.evaluate(() => {
    localStorage.setItem('left-behind', '1');
    sessionStorage.setItem('left-behind', '1');
    document.cookie = 'left-behind=1; path=/';
  });
  await page.route('**/api/auth/logout', async (route) => {
    await page.getByText('Logging out...').waitFor();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const remains = await page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => key !== 'drumbeat-theme'),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));
  expect(remains).toEqual({ local: [], session: [], cookies: '' });
});

test('a sign-out from the console that the server did not hear of is told again', async ({
  page,
  request,
}) => {
  await signInToConsoleAlone(page, request, 'console-unheard');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('the editor is left for good without a mouse, and its last words are saved', async ({ page }) => {
  const person = newPerson('Ella Eder', 'editor-exit');
  await settleAccount(page.request, person);
  const address = await openNewPost(page, 'Left by keyboard');
  await page.getByLabel('Post text', { exact: true }).fill('The last words before the door.');
  await enter(page, page.getByRole('button', { name: /account menu/i }));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);

  await openSession(page.request, { email: person.email, password: PASSWORD });
  await page.goto(address);
  await expect(page.getByLabel('Post text', { exact: true })).toHaveValue('The last words before the door.');
});

test('every step of the onboarding has a way out, and what was answered is saved', async ({ page }) => {
  const person = newPerson('Olga Ott', 'ways-out');
  await openAccount(page.request, person);
  await call(page.request, 'PATCH', '/api/profile', { content_pillars: PILLARS, onboarding_step: 4 });
  for (const step of ['pillars', 'voice', 'goal']) {
    await page.goto(`/onboarding?step=${step}`);
    await expect(page.getByRole('button', { name: 'Finish later', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  }
  await page.goto('/onboarding?step=clients');
  await page.getByRole('textbox').first().fill('Studio owners with twelve people');
  await enter(page, page.getByRole('button', { name: 'Sign out', exact: true }));
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, { email: person.email, password: PASSWORD });
  await page.goto('/onboarding?step=clients');
  await expect(page.getByRole('textbox').first()).toHaveValue('Studio owners with twelve people');
});

test('whoever is lost at an unknown address can sign out there, too', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('link', { name: 'Go to the start', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeHidden();
  await openOwnSession(page, 'not-found');
  await page.reload();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('signing out names what the settings have not saved', async ({ page }) => {
  await settleAccount(page.request, newPerson('Sam Senn', 'unsaved-settings'));
  await page.goto('/settings');
  await page.getByLabel('New password', { exact: true }).fill('four words for a door');
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Time zone', { exact: true }).selectOption('Europe/Berlin');
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();

  const question = page.getByRole('dialog', { name: 'Sign out and lose text?', exact: true });
  await expect(question.getByRole('listitem')).toHaveText(['Your new password', 'Your time zone']);
  await question.getByRole('button', { name: 'Sign out anyway', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a page for visitors says when it cannot tell whether somebody is signed in', async ({ page }) => {
  await page.route('**/api/beta/auth/session', (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken', code: 'test.broken', requestId: 'r' } }),
  );
  for (const address of ['/', '/login', '/signup', '/help']) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(
      'Failed to get Supabase client instance - please refresh the page',
    );
  }
  await page.unroute('**/api/beta/auth/session');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1, exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('kept text that cannot be read is counted once and removed', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('drumbeat-draft:somebody:post', '{');
    localStorage.setItem('drumbeat-notes:somebody:own-post', '"not notes"');
  });
  const counted = () =>
    page.evaluate(() => {
      const events = JSON.parse(localStorage.getItem('drumbeat-auth-analytics') ?? '[]') as {
        outcome: string;
      }[];
      return events.filter(({ outcome }) => outcome === 'storage-corruption').length;
    });
  await page.reload();
  await expect.poll(counted).toBe(2);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('somebody'))),
  ).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await counted()).toBe(2);
});
