import { expect, type Locator, type Page } from '@playwright/test';

const sandbox = process.env['BROWSER_TEST_SANDBOX'];

/** Opens the newest mail with this subject in a tab of its own, as soon as it is there. */
export async function openMail(page: Page, to: string, subject: string): Promise<Page> {
  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('link', { name: subject }).first();
  await expect(async () => {
    await mailbox.goto(`${sandbox}/mailbox?to=${encodeURIComponent(to)}`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await mail.click();
  await expect(mailbox.getByRole('heading', { name: subject, level: 1, exact: true })).toBeVisible();
  return mailbox;
}

/** Opens the newest mail with this subject and follows its button; answers the tab, which then shows Drumbeat. */
export async function followMail(
  page: Page,
  to: string,
  subject: string,
  follow = (link: Locator): Promise<void> => link.click(),
): Promise<Page> {
  const mailbox = await openMail(page, to, subject);
  await follow(mailbox.frameLocator('iframe').getByRole('link').first());
  await mailbox.waitForURL((url) => url.origin !== sandbox);
  return mailbox;
}
