import { expect, test } from '@playwright/test';
import { expectAccessible, expectClean } from './actors/axe';
import { openAccount, openSession } from './actors/session';
import { atStep, newPerson, onboard } from './actors/user';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Many pages in one journey, and axe reads each of them twice.
test.describe.configure({ timeout: 600_000 });

test('axe finds nothing serious on a phone that is not signed in', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expectAccessible(page, '/', link('Start for free'));
  await expectAccessible(page, '/login', button('Sign in'));
  await expectAccessible(page, '/login?tab=magic-link', button('Send magic link'));
  await expectAccessible(page, '/login?timeout=true', button('Switch to Magic Link'));
  await expectAccessible(page, '/signup', button('Sign up with Google'));
  await expectAccessible(page, '/forgot-password', button('Send the link'));
  await expectAccessible(page, '/reset-password?token=unknown', button('Save the new password'));
  await expectAccessible(page, '/auth/verify?type=magiclink&token=unknown', button('Sign me in'));
  await expectAccessible(page, '/auth/callback?error=google.cancelled', link('Back to sign in'));
  await expectAccessible(page, '/callback?linkedin=failed', link('Continue'));
  await expectAccessible(page, '/help', page.getByRole('heading', { name: 'Help', level: 1 }));
});

test('axe finds nothing serious on a phone on the way to a plan', async ({ page }) => {
  await openAccount(page.request, newPerson('Hedy Example', 'axe-phone'));
  await page.goto('/onboarding');
  await atStep(page, 'Who do you serve?');
  await onboard(page, expectClean);
  await expect(page.getByRole('button', { name: 'Start without a card' })).toBeVisible();
  await expectClean(page);
});

test('axe finds nothing serious on the phone of a user', async ({ page }) => {
  const main = page.getByRole('main');
  await openSession(page.request);
  await expectAccessible(page, '/profile', page.getByLabel('Pillar 1', { exact: true }));
  await expectAccessible(page, '/settings', page.getByText('This device').first());
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page);
  await expectAccessible(page, '/resources', page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: /account menu/i }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectClean(page);
  await expectAccessible(page, '/beta/dashboard', main.getByRole('listitem').first());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expectClean(page);
  for (const address of ['/analytics', '/content-strategy', '/profile/writing-profile']) {
    await expectAccessible(page, address, page.getByRole('heading', { level: 1 }));
  }
});
