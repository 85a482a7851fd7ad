import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { allowOnLinkedIn } from './actors/linkedin';
import { settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import { newPerson } from './actors/user';

/** Brings the end of the connection near, or behind: a real one lies 60 days ahead. */
async function changeConnection(page: Page, change: object): Promise<void> {
  await page.route('**/api/social-accounts', async (route) => {
    const response = await route.fetch();
    const { accounts } = (await response.json()) as { accounts: object[] };
    await route.fulfill({ response, json: { accounts: accounts.map((one) => ({ ...one, ...change })) } });
  });
}

test('LinkedIn is refused, connected, renewed before its end, and disconnected', async ({ page }) => {
  const person = newPerson('Lina Example', 'linkedin');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);
  const card = page.getByRole('article', { name: 'LinkedIn sandbox', exact: true });
  const connect = card.getByRole('button', { name: 'Connect to LinkedIn', exact: true });

  await test.step('a consent that was refused is said', async () => {
    await page.goto('/settings#connections');
    await connect.click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText('You did not allow it on LinkedIn.')).toBeVisible();
    await expect(card.getByText('Not connected')).toBeVisible();
  });

  await test.step('connected, it says as whom, what is allowed, and how many days are left', async () => {
    await connect.click();
    await allowOnLinkedIn(page, person.name);
    await toasts.said('LinkedIn connected');
    await expect(card.getByText(`Connected as ${person.name}`)).toBeVisible();
    await expect(card.getByText('60 days left', { exact: true })).toBeVisible();
    await expect(
      card
        .getByRole('list', { name: 'What you allowed on LinkedIn', exact: true })
        .getByRole('listitem')
        .filter({ hasText: 'w_member_social' }),
    ).toBeVisible();
    await expectClean(page);
  });

  await test.step('days before its end every page says so, and one button renews it', async () => {
    await changeConnection(page, { days_left: 3 });
    await page.goto('/posts');
    const banner = page.getByRole('complementary', { name: 'LinkedIn connection', exact: true });
    await expect(banner).toBeVisible();
    await expectClean(page);
    await page.unroute('**/api/social-accounts');
    await banner.getByRole('button', { name: 'Connect to LinkedIn', exact: true }).click();
    await allowOnLinkedIn(page, person.name);
    await expect(page).toHaveURL(/\/posts$/);
    await expect(banner).toHaveCount(0);
  });

  await test.step('and it is disconnected', async () => {
    await page.goto('/settings#connections');
    await card.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await toasts.said('LinkedIn disconnected');
    await expect(card.getByText('Not connected')).toBeVisible();
  });
});
