import { expect, test } from '@playwright/test';
import { expectAccessible, expectCleanAtBothWidths } from './actors/axe';
import { openAccount, openSession } from './actors/session';
import { signInToConsole } from './actors/staff';
import { atStep, draftIsThere, newPerson, onboard } from './actors/user';

// Many pages in one journey, and axe reads each of them four times: two widths, light and dark.
test.describe.configure({ timeout: 600_000 });

test('axe finds nothing serious on the pages of a visitor', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expectAccessible(page, '/', link('Start for free'));
  await expectAccessible(page, '/login?tab=magic-link', button('Send magic link'));
  await expectAccessible(page, '/login?timeout=true', button('Switch to Magic Link'));
  await expectAccessible(
    page,
    '/login?error=Something+failed&message=account_exists',
    page.getByText('Something went wrong. Please try again.', { exact: true }),
  );
  await expectAccessible(page, '/signup', button('Sign up with Google'));
  await expectAccessible(page, '/forgot-password', button('Send the link'));
  await expectAccessible(page, '/reset-password?token=unknown', button('Save the new password'));
  await expectAccessible(page, '/reset-password', link('Send a new link'));
  await expectAccessible(page, '/auth/verify?type=magiclink&token=unknown', button('Sign me in'));
  await button('Sign me in').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectCleanAtBothWidths(page);
  await expectAccessible(page, '/auth/verify?type=signup&token=unknown', button('Confirm my email'));
  await expectAccessible(page, '/auth/callback?error=google.cancelled', link('Back to sign in'));
  await expectAccessible(page, '/callback?linkedin=failed', link('Continue'));
  await expectAccessible(page, '/help', page.getByRole('heading', { name: 'Help', level: 1, exact: true }));
});

test('axe finds nothing serious on the way from signing up to a plan', async ({ page }) => {
  await openAccount(page.request, newPerson('Hedy Example', 'axe'));
  await page.goto('/onboarding');
  await atStep(page, 'Who do you serve?');
  await onboard(page, { look: expectCleanAtBothWidths });
  await expect(page.getByRole('button', { name: 'Start without a card', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious on the pages of a user', async ({ page }) => {
  await openSession(page.request);
  for (const address of ['/analytics', '/content-strategy', '/profile/writing-profile']) {
    await expectAccessible(page, address, page.getByRole('heading', { level: 1 }));
  }
  await expectAccessible(page, '/posts', page.getByRole('main').getByRole('listitem').first());
  await expectAccessible(page, '/profile', page.getByLabel('Pillar 1', { exact: true }));
  await expectAccessible(page, '/settings', page.getByText('This device', { exact: true }));
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanAtBothWidths(page);
  await expectAccessible(page, '/resources', page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: /account menu/i }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectCleanAtBothWidths(page);
  const select = page.getByRole('button', { name: 'Select', exact: true }).first();
  await expectAccessible(page, '/content-calendar', select);
  await select.click();
  await draftIsThere(page);
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious in the console', async ({ page }) => {
  await signInToConsole(page);
  await expectAccessible(
    page,
    '/admin/',
    page.getByRole('table', { name: 'Who needs prompts', exact: true }),
  );
  await expectAccessible(page, '/admin/users', page.getByRole('table', { name: 'Users', exact: true }));
  await expectAccessible(
    page,
    '/admin/prompt-batches/create',
    page.getByRole('button', { name: 'Order the batch', exact: true }),
  );
});
