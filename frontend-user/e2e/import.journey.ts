import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { archive } from './actors/files';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

const share = (day: string, text: string) =>
  `${day} 09:30:12,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${day.replaceAll('-', '')},"${text}",,,MEMBER_NETWORK`;

const ARCHIVE = archive('Complete_LinkedInDataExport.zip', {
  'Shares.csv': [
    'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility',
    share('2026-05-07', 'We raised our day rate and lost one client. Good.'),
    share('2026-05-06', 'A full calendar is a warning light.'),
    share('2026-05-05', ''),
  ].join('\n'),
});

/** Sends the archive, and waits until it was read. */
async function sendArchive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import from LinkedIn', exact: true }).click();
  await page.getByLabel('Files to import', { exact: true }).setInputFiles(ARCHIVE);
  await page.getByRole('button', { name: 'Read the files', exact: true }).click();
  await expect(page.getByText('Found: 2 posts.', { exact: true })).toBeVisible();
}

test('an archive is reviewed and imported, and a second time adds nothing', async ({ page }) => {
  await settleAccount(page.request, newPerson('Ida Example', 'import'));
  await page.goto('/profile/writing-profile?tab=training');
  await page
    .getByRole('dialog', { name: 'Create Your Writing Profile', exact: true })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await sendArchive(page);
  await expect(page.getByText(/^1 left out\. A post of somebody else/)).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Import 2', exact: true }).click();
  await expect(page.getByText('2 added', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show my posts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Saved Posts (2)', exact: true })).toBeVisible();

  await sendArchive(page);
  await expect(page.getByText('2 are there already, with nothing new.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0', exact: true })).toBeDisabled();
});
