import { expect, test } from '@playwright/test';
import { call } from './actors/call';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test('Back closes what lies on top, one after the other, and only then leaves the page', async ({ page }) => {
  await settleAccount(page.request, newPerson('Ada Example', 'back-phone'));
  const created = await call(page.request, 'POST', '/api/posts', { content: 'Words that must not be lost.' });
  const { id } = (await created.json()) as { id: string };

  await test.step('the menu over the first page of the visit', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Product', exact: true });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('a dialog, with a list open in it, over a post that was written on', async () => {
    await page.getByRole('link', { name: 'Posts', exact: true }).tap();
    // The dashboard links to the post as well: only the list's link leads here by way of the list.
    await expect(page.getByRole('heading', { name: 'Posts', level: 1, exact: true })).toBeVisible();
    await page.getByRole('main').locator(`a[href="/posts/${id}"]`).first().tap();
    const text = page.getByLabel('Post text', { exact: true });
    await text.fill('Words that must not be lost, and more of them.');
    await page.getByRole('button', { name: 'Preview and post', exact: true }).tap();
    const publish = page.getByRole('dialog', { name: 'Preview and Post to LinkedIn', exact: true });
    await publish.getByRole('button', { name: 'Schedule', exact: true }).tap();
    const schedule = page.getByRole('dialog', { name: 'Schedule post', exact: true });
    await schedule.getByLabel('Time', { exact: true }).tap();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(schedule).toBeVisible();
    await page.goBack();
    await expect(schedule).toHaveCount(0);
    await expect(text).toHaveValue('Words that must not be lost, and more of them.');
    await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  });

  await test.step('with nothing open it leads back, and Forward leads to where it came from', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/posts$/);
    await page.goForward();
    await expect(page.getByLabel('Post text', { exact: true })).toHaveValue(
      'Words that must not be lost, and more of them.',
    );
  });
});
