import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { allowOnLinkedIn } from './actors/linkedin';
import { settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import { newPerson } from './actors/user';

const optedIn = (page: Page) => page.evaluate(() => localStorage.getItem('hasOptedInOnLinkedInConnection'));

/** Brings the end of the connection near, or behind: a real one lies 60 days ahead. */
async function changeConnection(page: Page, change: object): Promise<void> {
  await page.route('**/api/social-accounts', async (route) => {
    const response = await route.fetch();
    const { accounts } = (await response.json()) as { accounts: object[] };
    await route.fulfill({ response, json: { accounts: accounts.map((one) => ({ ...one, ...change })) } });
  });
}

test('LinkedIn is connected, says what it allows and how long, is renewed before its end, and disconnected', async ({
  page,
}) => {
  const person = newPerson('Lina Example', 'linkedin');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);
  const card = page.getByRole('article', { name: 'LinkedIn sandbox', exact: true });
  const connect = card.getByRole('button', { name: 'Connect to LinkedIn', exact: true });

  await test.step('the card says what it is, and that the sandbox stands in', async () => {
    await page.goto('/settings#connections');
    await expect(card.getByText('Not connected')).toBeVisible();
    await expect(card.getByText('Sandbox', { exact: true })).toBeVisible();
    await expect(card.getByText(/A stand-in for LinkedIn on this computer/)).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  });

  await test.step('an error on the way is said, and nothing is opted into', async () => {
    await page.route('**/callback/linkedin/authorize*', (route) => route.fulfill({ status: 500, json: {} }));
    await connect.click();
    await toasts.said('Error connecting to LinkedIn');
    expect(await optedIn(page)).toBeNull();
    await page.unroute('**/callback/linkedin/authorize*');
    await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
  });

  await test.step('so is a consent that was refused', async () => {
    await connect.click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText('You did not allow it on LinkedIn.')).toBeVisible();
    await expect(card.getByText('Not connected')).toBeVisible();
    expect(await optedIn(page)).toBe('true');
  });

  await test.step('connected, it says as whom, what is allowed, and how many days are left', async () => {
    await connect.click();
    await allowOnLinkedIn(page, person.name);
    await toasts.said('LinkedIn connected');
    await expect(card.getByText(`Connected as ${person.name}`)).toBeVisible();
    await expect(card.getByText('60 days left', { exact: true })).toBeVisible();
    const allowed = card.getByRole('list', { name: 'What you allowed on LinkedIn', exact: true });
    await expect(allowed.getByRole('listitem').filter({ hasText: 'w_member_social' })).toContainText(
      'Post in your name',
    );
    await expect(allowed.getByRole('listitem').filter({ hasText: 'not granted' })).toContainText(
      'First comment',
    );
    await expect(card.getByRole('button')).toHaveText(['Disconnect']);
    await expectClean(page);
  });

  await test.step('days before its end every page says so, and one button renews it', async () => {
    await changeConnection(page, { days_left: 3 });
    await page.reload();
    await expect(card.getByText('3 days left', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Reconnect', exact: true })).toBeVisible();
    await page.goto('/posts');
    await expect(page.getByText('LinkedIn: 3 days left', { exact: true })).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'LinkedIn connection', exact: true });
    await expect(banner).toContainText('Your LinkedIn connection ends within 3 days.');
    await expectClean(page);
    await page.unroute('**/api/social-accounts');
    await banner.getByRole('button', { name: 'Connect to LinkedIn', exact: true }).click();
    await allowOnLinkedIn(page, person.name);
    await expect(page).toHaveURL(/\/posts$/);
    await expect(banner).toHaveCount(0);
  });

  await test.step('ended, it asks to be connected again, on the page and on its card', async () => {
    await changeConnection(page, { needs_reconnect: true });
    await page.goto('/posts');
    await expect(page.getByText('LinkedIn needs you to sign in again.')).toBeVisible();
    await page.goto('/settings#connections');
    await expect(card.getByText('LinkedIn needs you to sign in again')).toBeVisible();
    await expect(connect).toBeVisible();
    await page.unroute('**/api/social-accounts');
  });

  await test.step('and it is disconnected', async () => {
    await page.reload();
    await card.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await toasts.said('LinkedIn disconnected');
    await expect(card.getByText('Not connected')).toBeVisible();
  });
});
