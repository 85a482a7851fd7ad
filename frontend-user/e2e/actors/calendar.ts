import { DAY_MS } from '@drumbeat/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './call';
import type { StoredPrompt } from './prompts';

/** The zone of everybody in the journeys; their calendars count days in it. */
const ZONE = 'America/Chicago';

/** The date `days` days after another one. */
export const after = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The user's today. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date());

/** The Monday after today: all days of its week lie ahead, whatever day it is. */
export function nextMonday(): string {
  const weekday = new Date(today()).getUTCDay() || 7;
  return after(today(), 8 - weekday);
}

/** 'Mon, Nov 23', as toasts name a day; with its year where that is not this one. */
export const shortDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(date.slice(0, 4) === today().slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));

/** Puts a prompt into its place without the page. */
export async function plan(
  page: Page,
  { id }: StoredPrompt,
  scheduled_date: string,
  slot: 1 | 2 | null = null,
): Promise<void> {
  await call(page.request, 'POST', `/api/content-prompts/${id}/move`, { scheduled_date, slot });
}

/** Opens the calendar at a day, once its week is there. */
export async function openCalendar(page: Page, date: string, query = ''): Promise<void> {
  await page.goto(`/content-calendar?selectedDate=${date}${query}`);
  await expect(page.getByRole('region', { name: /^(Monday|Wednesday|Friday)/ }).first()).toBeVisible();
}

/** One of the three days of the open week. */
export const dayNamed = (page: Page, weekday: 'Monday' | 'Wednesday' | 'Friday'): Locator =>
  page.getByRole('region', { name: new RegExp(`^${weekday}`) });

/** What stands in a day's places from top to bottom: what goes out, then the slots. */
export const placesOf = (day: Locator): Locator => day.locator('[data-place]');

/** Drags by mouse, once the page has made the thing draggable. */
export async function drag(thing: Locator, target: Locator): Promise<void> {
  await thing.hover();
  await expect(thing).toHaveAttribute('draggable', 'true');
  await thing.dragTo(target);
}

/** Opens the menu of a thing on the calendar and chooses from it. */
export async function chooseFor(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${title}”`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
