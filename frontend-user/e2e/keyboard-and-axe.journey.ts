import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signInToConsole } from './actors/staff';
import { DEMO_USER, draftIsThere, newPerson, signIn } from './actors/user';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe calls serious or critical on the page, in light and in dark, as "rule: element". */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations: all } = await new AxeBuilder({ page }).analyze();
    for (const { id, impact, nodes } of all) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const { target, failureSummary } of nodes) {
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`);
      }
    }
  }
  return found;
}

/** Opens an address, waits for what makes the page complete, and asks axe. */
async function expectAccessible(page: Page, address: string, complete: Locator): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(complete).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing serious on the pages of a visitor', async ({ page }) => {
  const { name, email } = newPerson('Hedy Example', 'axe');
  await expectAccessible(page, '/login', page.getByRole('button', { name: 'Sign in' }));
  await expectAccessible(page, '/signup', page.getByRole('button', { name: 'Start for free' }));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('three beats a week');
  await page.getByRole('button', { name: 'Start for free' }).click();
  const start = page.getByRole('button', { name: 'Start without a card' });
  await expect(start).toBeVisible();
  await expectAccessible(page, '/product', start);
});

test('axe finds nothing serious on the pages of a user', async ({ page }) => {
  await signIn(page, DEMO_USER);
  await expectAccessible(page, '/posts', page.getByRole('listitem').first());
  await expectAccessible(page, '/settings', page.getByRole('button', { name: 'Connect to LinkedIn' }));
  const select = page.getByRole('button', { name: 'Select' }).first();
  await expectAccessible(page, '/content-calendar', select);
  await select.click();
  await draftIsThere(page);
  await expectAccessible(page, page.url(), page.getByLabel('Post text'));
});

test('axe finds nothing serious in the console', async ({ page }) => {
  await signInToConsole(page);
  await expectAccessible(page, '/admin/', page.getByRole('table', { name: 'Who needs prompts' }));
  await expectAccessible(page, '/admin/users', page.getByRole('table', { name: 'Users' }));
  await expectAccessible(
    page,
    '/admin/prompt-batches/create',
    page.getByRole('button', { name: 'Order the batch' }),
  );
});

test('signing in and selecting a prompt need no mouse', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(DEMO_USER.email);
  const password = page.getByLabel('Password', { exact: true });
  await tabTo(page, password);
  await page.keyboard.type(DEMO_USER.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto('/content-calendar');
  const select = page.getByRole('button', { name: 'Select' }).first();
  await expect(select).toBeVisible();
  await tabTo(page, select);
  await page.keyboard.press('Enter');
  await draftIsThere(page);
});

/** Presses Tab until the element has the focus; a page has fewer stops than this. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach it');
}
