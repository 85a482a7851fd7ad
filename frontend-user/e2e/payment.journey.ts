import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import { openAccount } from './actors/session';
import { newPerson, PILLARS } from './actors/user';

const sandbox = process.env['BROWSER_TEST_SANDBOX'];

/** Stripe's number for tests: paid at once, declined at renewals. */
const FAILS_AT_RENEWAL = '4000 0000 0000 0341';

test('the monthly plan is paid with a code, cancelled, taken up again, and a failed renewal is said everywhere', async ({
  page,
}) => {
  await openAccount(page.request, newPerson('Paula Example', 'payment'));
  await call(page.request, 'PATCH', '/api/profile', {
    content_pillars: PILLARS,
    onboarding_completed: true,
  });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });

  await test.step('the closed gate leads to the plans, and paying with a code to the page that was wanted', async () => {
    await page.goto('/analytics');
    await expect(page).toHaveURL(/\/product\?.*next=%2Fanalytics/);
    await expect(heading('Questions and answers')).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(heading('Subscribe to Drumbeat Monthly')).toBeVisible();
    await page.getByLabel('Promotion code', { exact: true }).fill('WELCOME20');
    await page.getByRole('button', { name: 'Apply code', exact: true }).click();
    await expect(page.getByText('111.60 USD')).toBeVisible();
    await page.getByLabel('Card number', { exact: true }).fill(FAILS_AT_RENEWAL);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(heading('Your monthly plan is open')).toBeVisible();
    await expectClean(page);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await expect(heading('Analytics')).toBeVisible();
  });

  await test.step('it is cancelled in two clicks, taken up again, and looked after on Stripe’s pages', async () => {
    await page.goto('/billing');
    await page.getByRole('button', { name: 'Cancel plan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan', exact: true }).click();
    await expect(page.getByText(/^Cancelled\. Open until /)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my plan', exact: true }).click();
    await expect(page.getByText(/^Open\. It renews on /)).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Open Stripe’s pages', exact: true }).click();
    await expect(heading('Your plan with Drumbeat')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Drumbeat', exact: true }).click();
    await expect(heading('Monthly plan')).toBeVisible();
  });

  await test.step('a renewal that fails is said on every page, and fixed by another card', async () => {
    const passed = await page.request.post(`${sandbox}/stripe/_sandbox/advance`, { data: { days: 31 } });
    expect(passed.ok()).toBe(true);
    // The message arrives by itself; billing asks Stripe at once.
    await page.goto('/billing');
    await expect(page.getByText(/^Your last payment failed\. Everything stays open until /)).toBeVisible();
    await expectClean(page);
    await page.goto('/analytics');
    await expect(page.getByRole('complementary', { name: 'Payment', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Open billing', exact: true }).click();
    await page.getByRole('button', { name: 'Change the card', exact: true }).click();
    await expect(heading('Your plan with Drumbeat')).toBeVisible();
    await page.getByLabel(/^Card, now ending in/).fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Use this card', exact: true }).click();
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await page.getByRole('link', { name: 'Return to Drumbeat', exact: true }).click();
    await expect(page.getByText(/^Open\. It renews on /)).toBeVisible();
    await page.goto('/analytics');
    await expect(heading('Analytics')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Payment', exact: true })).toHaveCount(0);
  });
});
