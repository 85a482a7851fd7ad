import { expect, test, type Browser, type Page } from '@playwright/test';
import { openCalendar } from './actors/calendar';
import { call } from './actors/call';
import { enter } from './actors/keyboard';
import { connectLinkedIn, turnAwayOnLinkedIn } from './actors/linkedin';
import { storePost } from './actors/posts-list';
import { storedPrompts } from './actors/prompts';
import { openAccount, settleAccount } from './actors/session';
import { openPerson, signInToConsole, signInToConsoleAlone } from './actors/staff';
import { newPerson, PILLARS } from './actors/user';

/** The console in a browser of its own, beside the one of the person that it is about. */
async function openConsole(browser: Browser): Promise<Page> {
  const staffPage = await (await browser.newContext()).newPage();
  await signInToConsole(staffPage);
  return staffPage;
}

/** A list of the console with a filter. */
const listOf = (resource: string, filter: object) =>
  `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('staff sign out of the console, also where the server does not hear of it, and find the page again that they wanted', async ({
  page,
  request,
}) => {
  const { email, password } = await signInToConsoleAlone(page, request, 'console-out');
  const menu = page.getByRole('button', { name: /Account menu$/ });
  const signOut = page.getByRole('menuitem', { name: 'Sign out', exact: true });
  const isNobodys = async () => {
    await page.goto('/admin/users');
    await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers$/);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  };
  await page.route('**/api/auth/logout', (route) => route.abort());
  await menu.click();
  await signOut.click();
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await isNobodys();

  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users/);
  await enter(page, menu);
  await page.keyboard.press('End');
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await isNobodys();
});

test('staff find who has no prompts, have some written, read and push them, and they are on the calendar', async ({
  page,
  browser,
}) => {
  const person = newPerson('Nora Example', 'console-prompts');
  await settleAccount(page.request, person);
  const staffPage = await openConsole(browser);

  await test.step('finds the person among those without prompts', async () => {
    await staffPage.goto(listOf('users', { without_prompts: true, q: person.email }));
    await staffPage
      .getByRole('table', { name: 'Users', exact: true })
      .getByRole('link', { name: person.email })
      .click();
    await expect(staffPage.getByRole('heading', { name: person.name, level: 1, exact: true })).toBeVisible();
  });

  await test.step('orders two prompts, to be read first', async () => {
    await staffPage.getByRole('link', { name: 'Make batch', exact: true }).click();
    await staffPage.getByRole('spinbutton', { name: 'How many prompts', exact: true }).fill('2');
    await staffPage.getByRole('spinbutton', { name: 'Over how many weeks', exact: true }).fill('2');
    await expect(staffPage.getByLabel(/^Push to the calendar/)).not.toBeChecked();
    await staffPage.getByRole('button', { name: 'Order the batch', exact: true }).click();
    await expect(
      staffPage.getByRole('list', { name: 'Prompts of this batch', exact: true }).getByRole('listitem'),
    ).toHaveCount(2);
    expect(await storedPrompts(page)).toEqual([]);
  });

  await test.step('approves both, and pushes them', async () => {
    const approve = staffPage.getByRole('button', { name: 'Approve and next', exact: true });
    await approve.click();
    await expect(staffPage.getByText('1 of 2 read', { exact: true })).toBeVisible();
    await approve.click();
    await expect(staffPage.getByText('2 of 2 read', { exact: true })).toBeVisible();
    await staffPage.getByRole('button', { name: 'Push 2 prompts to the calendar', exact: true }).click();
    await expect(staffPage.getByText('The prompts are on the calendar', { exact: true })).toBeVisible();
  });

  await test.step('the person finds them on the calendar', async () => {
    const prompts = await storedPrompts(page);
    expect(prompts).toHaveLength(2);
    for (const { hook, scheduled_date } of prompts) {
      await openCalendar(page, scheduled_date ?? 'none');
      await expect(page.getByRole('article', { name: hook, exact: true })).toBeVisible();
    }
  });
});

test('staff read why a post is not out, and have a worker try it again', async ({ page, browser }) => {
  const person = newPerson('Paul Example', 'console-failure');
  await settleAccount(page.request, person);
  await connectLinkedIn(page, person.name);
  const [title, content] = ['Turned away at the door', `Turned away, ${person.email}.`];
  await turnAwayOnLinkedIn(page, content);
  const postId = await storePost(page, { title, content });
  await call(page.request, 'POST', '/api/posts/share/personal', { postId });

  const staffPage = await openConsole(browser);
  await staffPage.goto(listOf('publications', { q: person.email }));
  await staffPage
    .getByRole('table', { name: 'Publications', exact: true })
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(staffPage.getByRole('region', { name: 'Attempts', exact: true })).toContainText('HTTP 429');
  await staffPage.getByRole('button', { name: 'Wake a worker', exact: true }).click();
  await expect(staffPage.getByText('A worker was woken', { exact: true })).toBeVisible();
});

test('staff grant a plan, which opens the product, and delete the account for good', async ({
  page,
  browser,
}) => {
  const person = newPerson('Gale Example', 'console-plan');
  await openAccount(page.request, person);
  await call(page.request, 'PATCH', '/api/profile', { content_pillars: PILLARS, onboarding_completed: true });
  const staffPage = await openConsole(browser);
  await openPerson(staffPage, person);

  await test.step('grants the free plan', async () => {
    const grant = 'Grant the free plan';
    await staffPage.getByRole('button', { name: grant, exact: true }).click();
    await staffPage
      .getByRole('dialog', { name: `Give ${person.email} the free plan?`, exact: true })
      .getByRole('button', { name: grant, exact: true })
      .click();
    await expect(staffPage.getByText('The free plan is active', { exact: true })).toBeVisible();
    await page.goto('/content-calendar');
    await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
  });

  await test.step('deletes the account, once its data is saved and its address typed', async () => {
    await staffPage.getByRole('button', { name: 'Delete this user', exact: true }).click();
    const dialog = staffPage.getByRole('dialog', { name: `Delete ${person.name}?`, exact: true });
    const forGood = dialog.getByRole('button', { name: 'Delete for good', exact: true });
    await dialog.getByLabel(`Type ${person.email} to confirm`, { exact: true }).fill(person.email);
    await expect(forGood).toBeDisabled();
    const download = staffPage.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download their data', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await forGood.click();
    await expect(staffPage.getByText(`${person.email} is deleted`, { exact: true })).toBeVisible();
    await page.goto('/content-calendar');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('staff read lists whole in narrow windows, and in the audit log whom each row is about', async ({
  page,
  browser,
}) => {
  const person = newPerson('Nell Example', 'console-narrow');
  await settleAccount(page.request, person);
  const { id } = (await (await page.request.get('/api/profile')).json()) as { id: string };
  const staffPage = await openConsole(browser);
  for (const [name, address] of [
    ['Users', listOf('users', { q: person.email })],
    ['Audit log', listOf('audit-log', { user_id: id })],
  ] as const) {
    for (const width of [1024, 800, 390]) {
      await staffPage.setViewportSize({ width, height: 800 });
      await staffPage.goto(address);
      const table = staffPage.getByRole('table', { name, exact: true });
      await expect(table.getByRole('link', { name: person.email }).first()).toBeVisible();
      const hidden = await table.evaluate(({ parentElement: box }) =>
        box ? box.scrollWidth - box.clientWidth : Number.NaN,
      );
      expect(hidden, `${name} at ${width}`).toBe(0);
    }
  }
});
