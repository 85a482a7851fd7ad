import { inQuotes, MOVE_TEXTS } from '@drumbeat/domain';
import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { after, chooseFor, dayNamed, nextMonday, openCalendar, shortDay } from './actors/calendar';
import { fits } from './actors/fits';
import { cardOf, noticeSays, openLibrary, settleWithPrompts, storedPrompts } from './actors/prompts';
import { draftIsThere, newPerson } from './actors/user';
import { answerFirst } from './actors/writer';

test('a phone plans a week from an empty calendar, in week, month and list, and drafts from it', async ({
  page,
  request,
}) => {
  await settleWithPrompts(page, request, newPerson('Phone Example', 'planning-phone'), { count: 4 });
  const prompts = await storedPrompts(page);
  const [first, second] = prompts.map(({ hook }) => hook) as [string, string];
  const monday = nextMonday();
  const wednesday = after(monday, 2);
  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button');
  const columns = page.getByRole('region', { name: /^(Monday|Wednesday|Friday)/ });

  await test.step('nothing is on the calendar', async () => {
    await page.goto('/content-calendar');
    await expect(page.getByText('No prompts available yet')).toBeVisible();
    await expect(page.getByText('No prompt for the day')).toHaveCount(1);
  });

  await test.step('prompts of the library get their dates', async () => {
    await openLibrary(page);
    for (const [index, prompt] of prompts.slice(0, 2).entries()) {
      await cardOf(page, prompt).getByRole('button', { name: '+ Add schedule date', exact: true }).tap();
      const dialog = page.getByRole('dialog', { name: 'Edit Schedule Date', exact: true });
      await dialog.getByLabel('Date', { exact: true }).fill(after(monday, index * 2));
      await dialog.getByRole('button', { name: 'Update Date', exact: true }).tap();
      await noticeSays(page, 'Schedule date updated successfully');
    }
  });

  await test.step('and stand on the calendar, a day at a time; the selected one is open', async () => {
    await openCalendar(page, wednesday);
    await expect(days).toHaveCount(3);
    await expect(columns).toHaveCount(1);
    await expect(dayNamed(page, 'Wednesday').getByRole('article', { name: second })).toBeVisible();
    await fits(page);
    await expectClean(page);
    await days.first().tap();
    await expect(days.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(columns).toHaveCount(1);
    await expect(dayNamed(page, 'Monday').getByRole('article', { name: first })).toBeVisible();
  });

  await test.step('one is archived and taken back', async () => {
    const card = cardOf(page, prompts[0]!);
    await card.getByRole('button', { name: 'Archive', exact: true }).tap();
    await noticeSays(page, 'Prompt archived successfully');
    await card.getByRole('button', { name: 'Unarchive', exact: true }).tap();
    await noticeSays(page, 'Prompt unarchived successfully');
    await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
  });

  await test.step('"Move to…" changes places with what is there, and can be undone', async () => {
    await days.nth(1).tap();
    await chooseFor(page, second, 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move to…', exact: true });
    await expect(dialog.getByRole('button', { name: shortDay(monday) })).toBeVisible();
    await dialog.getByLabel('Day', { exact: true }).fill(monday);
    await dialog
      .getByRole('radio', { name: `First slot changes places with ${inQuotes(first)}`, exact: true })
      .check();
    await fits(page);
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
    await expect(page.getByText(MOVE_TEXTS.changedPlaces(first))).toBeVisible();
    await expect(dayNamed(page, 'Wednesday').getByRole('article', { name: first })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(dayNamed(page, 'Wednesday').getByRole('article', { name: second })).toBeVisible();
  });

  await test.step('the month shows the day that is tapped', async () => {
    await page.goto(`/content-calendar?layout=month&selectedDate=${wednesday}`);
    await expect(page.getByRole('region', { name: /^Wednesday/ })).toContainText(second);
    await page
      .getByRole('gridcell', { name: /^Tuesday.*nothing planned$/ })
      .first()
      .tap();
    await expect(page.getByText('Nothing is planned for this day.')).toBeVisible();
    await fits(page);
    await expectClean(page);
  });

  await test.step('the list shows day by day', async () => {
    await page.goto(`/content-calendar?layout=list&selectedDate=${monday}`);
    await expect(page.getByRole('button', { name: first, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: second, exact: true })).toBeVisible();
    await fits(page);
    await expectClean(page);
  });

  await test.step('one becomes a draft, which is written or looked at', async () => {
    await openCalendar(page, wednesday);
    await columns.getByRole('button', { name: 'Select', exact: true }).first().tap();
    await answerFirst(page);
    await draftIsThere(page);
    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    await expect(page.getByLabel('Post text', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Write', exact: true }).tap();
    await expect(page.getByLabel('Post text', { exact: true })).toBeVisible();
  });
});
