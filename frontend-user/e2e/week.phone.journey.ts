import { expect, test } from '@playwright/test';
import { after, dayNamed, nextMonday, openCalendar } from './actors/calendar';
import { cardOf, noticeSays, openLibrary, settleWithPrompts, storedPrompts } from './actors/prompts';
import { newPerson } from './actors/user';

test.describe.configure({ timeout: 240_000 });

const WEEKDAYS = ['Monday', 'Wednesday', 'Friday'] as const;

test('a phone plans a week from an empty calendar', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Week Example', 'week-phone'), { count: 6 });
  const prompts = await storedPrompts(page);
  const [first] = prompts;
  const monday = nextMonday();

  await test.step('nothing is on the calendar', async () => {
    await page.goto('/content-calendar');
    await expect(page.getByText('No prompts available yet')).toBeVisible();
    await expect(page.getByText('No prompt for the day')).toHaveCount(1);
  });

  await test.step('prompts of the library get their dates', async () => {
    await openLibrary(page);
    for (const [index, prompt] of prompts.slice(0, 3).entries()) {
      await cardOf(page, prompt).getByRole('button', { name: '+ Add schedule date', exact: true }).tap();
      const dialog = page.getByRole('dialog', { name: 'Edit Schedule Date', exact: true });
      await dialog.getByLabel('Date', { exact: true }).fill(after(monday, index * 2));
      await dialog.getByRole('button', { name: 'Update Date', exact: true }).tap();
      await noticeSays(page, 'Schedule date updated successfully');
    }
  });

  await test.step('and stand on the calendar, a day at a time', async () => {
    await openCalendar(page, monday);
    const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('button');
    for (const [index, weekday] of WEEKDAYS.entries()) {
      await days.nth(index).tap();
      await expect(
        dayNamed(page, weekday).getByRole('article', { name: prompts[index]!.hook }),
      ).toBeVisible();
    }
  });

  await test.step('one is archived and taken back', async () => {
    await page.getByRole('group', { name: 'Day', exact: true }).getByRole('button').first().tap();
    const card = cardOf(page, first!);
    await card.getByRole('button', { name: 'Archive', exact: true }).tap();
    await noticeSays(page, 'Prompt archived successfully');
    await card.getByRole('button', { name: 'Unarchive', exact: true }).tap();
    await noticeSays(page, 'Prompt unarchived successfully');
    await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
  });
});
