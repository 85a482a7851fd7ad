import { expect, test, type Page } from '@playwright/test';

const SANDBOX = process.env['BROWSER_TEST_SANDBOX'] ?? '';
const PILLARS = ['Pricing design work', 'Small studio life', 'Client calls'];

/** The product's main job as its README tells it: from signing up to the post on LinkedIn's page. */
test('A newcomer gets prompts from staff, drafts a post, connects LinkedIn and publishes it once', async ({
  page,
  browser,
}) => {
  const email = `nia-${Date.now()}@example.test`;

  await test.step('The newcomer signs up and starts the free plan without a card', async () => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a good long secret');
    await page.getByRole('button', { name: 'Start for free' }).click();
    await page.getByRole('button', { name: /without a card/ }).click();
    await expect(page).not.toHaveURL(/product/);
    await page.goto('/content-calendar');
    await expect(page.getByText('Contact your admin to generate prompts for your account')).toBeVisible();
  });

  await test.step('Staff give the newcomer pillars and order prompts for the calendar', async () => {
    const staff = await (await browser.newContext()).newPage();
    await signInAsStaff(staff);
    await staff.goto('/admin/users');
    await staff.getByText(email).first().click();
    for (const pillar of PILLARS) {
      await staff.getByRole('button', { name: 'Add a pillar' }).click();
      await staff
        .getByLabel(/^Pillar/)
        .last()
        .fill(pillar);
    }
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('The person is saved')).toBeVisible();
    await staff.getByText('Make batch').first().click();
    await expect(staff.getByText(PILLARS[0]!)).toBeVisible();
    await staff
      .getByRole('button', { name: /save|order|write/i })
      .last()
      .click();
    await expect(staff.getByText('Done').first()).toBeVisible();
    await staff.context().close();
  });

  await test.step('A prompt of the calendar becomes a draft, which is saved while it is edited', async () => {
    await page.goto('/content-calendar');
    await page.getByRole('button', { name: 'Select' }).first().click();
    await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}/);
    const text = page.getByRole('textbox', { name: /text/i }).first();
    await text.fill('Three numbers from my last pricing talk.\n\nThe middle one surprised us both. #pricing');
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
  });
  const postAddress = page.url();

  await test.step('LinkedIn is connected through its consent page', async () => {
    await page.goto('/settings');
    await page
      .getByRole('button', { name: /connect/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText(/Connected as/)).toBeVisible();
  });

  await test.step('The post goes out once and stands on LinkedIn', async () => {
    await page.goto(postAddress);
    await page.getByRole('button', { name: 'Preview and post' }).click();
    await page.getByRole('button', { name: 'Post Now' }).click();
    await expect(page.getByText('Posted to LinkedIn successfully!')).toBeVisible();
    await page.goto('/posts?tab=posted');
    await expect(page.getByText('Posted', { exact: true }).first()).toBeVisible();
    await page.goto(`${SANDBOX}/linkedin/feed`);
    await expect(page.getByText('Three numbers from my last pricing talk.').first()).toBeVisible();
  });
});

async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill('admin@drumbeat.local');
  await page.getByLabel('Password').fill('drumbeat-admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Users' })).toBeVisible();
}
