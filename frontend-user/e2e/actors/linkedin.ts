import { expect, type Page } from '@playwright/test';

const sandbox = process.env['BROWSER_TEST_SANDBOX'];

/** The sandbox's consent page: there is no password, one says who one is. */
export async function allowOnLinkedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /would like to/ })).toBeVisible();
  const someoneElse = page.getByRole('radio', { name: /Someone else/ });
  if (await someoneElse.isVisible()) await someoneElse.check();
  await page.getByLabel('Name on the sandbox', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}

/** Connects LinkedIn for whoever is signed in, by the consent page alone. */
export async function connectLinkedIn(page: Page, name: string): Promise<void> {
  const answer = await page.request.get('/api/callback/linkedin/authorize');
  await page.goto(((await answer.json()) as { url: string }).url);
  await allowOnLinkedIn(page, name);
  await expect
    .poll(async () => {
      const { accounts } = (await (await page.request.get('/api/social-accounts')).json()) as {
        accounts: { is_connected: boolean }[];
      };
      return accounts.some((account) => account.is_connected);
    })
    .toBe(true);
}

/** The feed as LinkedIn would show it. */
export async function openFeed(page: Page): Promise<void> {
  await page.goto(`${sandbox}/linkedin/feed`);
}

/** The sandbox turns posts with these words away, as a LinkedIn with too many calls would. */
export async function turnAwayOnLinkedIn(page: Page, words: string): Promise<void> {
  const response = await page.request.post(`${sandbox}/linkedin/_sandbox/faults`, {
    data: { kind: '429', times: 10, text_contains: words },
  });
  expect(response.ok()).toBe(true);
}
