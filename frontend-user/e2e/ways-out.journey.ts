import { expect, test } from '@playwright/test';
import { call } from './actors/call';
import { enter } from './actors/keyboard';
import { openNewPost } from './actors/post';
import { openAccount, openSession, settleAccount } from './actors/session';
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
