import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { openNewPost } from './actors/post';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';
import { panelOf, suggestionOf } from './actors/writer';

test('on a phone a text is suggested above the panel, and the dialogs are sheets', async ({ page }) => {
  await settleAccount(page.request, newPerson('Ada Example', 'dialogs-phone'));
  await openNewPost(page, 'On a phone');
  await page
    .getByLabel('Post text', { exact: true })
    .fill('We raised our prices by 20% in May, and not one client left us. Let that sink in.');

  await test.step('suggestions, and checks in a tab of their own', async () => {
    await panelOf(page).getByRole('button', { name: 'Draft again', exact: true }).click();
    await (await suggestionOf(page)).getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: /^Checks/ }).click();
    await expect(page.getByText('One stock phrase')).toBeVisible();
    await expectClean(page);
  });

  await test.step('preview and schedule', async () => {
    await page.getByRole('button', { name: 'Preview and post', exact: true }).click();
    const publish = page.getByRole('dialog', { name: 'Preview and Post to LinkedIn', exact: true });
    await expect(publish.getByRole('button', { name: 'Connect to LinkedIn', exact: true })).toBeInViewport();
    await expectClean(page);
    await publish.getByRole('button', { name: 'Schedule', exact: true }).click();
    const schedule = page.getByRole('dialog', { name: 'Schedule post', exact: true });
    await expect(schedule.getByRole('button', { name: 'Schedule', exact: true })).toBeInViewport();
    await expectClean(page);
    await schedule.getByRole('button', { name: 'Close', exact: true }).click();
  });
});
