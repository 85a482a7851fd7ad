import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { after, chooseFor, dayNamed, nextMonday, openCalendar, plan, shortDay } from './actors/calendar';
import { settleWithPrompts, storedPrompts } from './actors/prompts';
import { newPerson } from './actors/user';

test.describe.configure({ timeout: 180_000 });

test('a phone plans without dragging, in week, month and list', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Phone Example', 'planning-phone'), { count: 4 });
  const prompts = await storedPrompts(page);
  const [first, second] = prompts.map(({ hook }) => hook) as [string, string];
  const monday = nextMonday();
  const wednesday = after(monday, 2);
  await plan(page, prompts[0]!, monday, 1);
  await plan(page, prompts[1]!, wednesday, 1);
  const noOverflow = async () =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);

  await test.step('the selected day is open', async () => {
    await openCalendar(page, wednesday);
    await expect(dayNamed(page, 'Wednesday').getByRole('article', { name: second })).toBeVisible();
    await expect(dayNamed(page, 'Monday')).toHaveCount(0);
    await noOverflow();
    await expectClean(page);
  });

  await test.step('"Move to…" changes places with what is there, and can be undone', async () => {
    await chooseFor(page, second, 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move to…', exact: true });
    await expect(dialog.getByRole('button', { name: shortDay(monday) })).toBeVisible();
    await dialog.getByLabel('Day', { exact: true }).fill(monday);
    await dialog
      .getByRole('radio', { name: `First slot changes places with “${first}”`, exact: true })
      .check();
    await noOverflow();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
    await expect(page.getByText(`It changed places with “${first}”.`)).toBeVisible();
    await expect(dayNamed(page, 'Wednesday').getByRole('article', { name: first })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(dayNamed(page, 'Wednesday').getByRole('article', { name: second })).toBeVisible();
  });

  await test.step('the month shows the day that is tapped', async () => {
    await page.goto(`/content-calendar?layout=month&selectedDate=${wednesday}`);
    await expect(page.getByRole('region', { name: /^Wednesday/ })).toContainText(second);
    const cell = page.getByRole('gridcell', { name: /^Tuesday.*nothing planned$/ }).first();
    await cell.tap();
    await expect(page.getByText('Nothing is planned for this day.')).toBeVisible();
    await noOverflow();
    await expectClean(page);
  });

  await test.step('the list shows day by day', async () => {
    await page.goto(`/content-calendar?layout=list&selectedDate=${monday}`);
    await expect(page.getByRole('button', { name: first, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: second, exact: true })).toBeVisible();
    await noOverflow();
    await expectClean(page);
  });
});
