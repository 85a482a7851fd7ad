import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { after, openCalendar, today } from '../actors/calendar';
import { call } from '../actors/call';
import { openSession } from '../actors/session';
import { shareTime } from '../actors/time';
import { DEMO_USER } from '../actors/user';
import { take } from './take';

const run = promisify(execFile);

const DAYS = [
  ['sunday', 0],
  ['monday', 1],
  ['thursday', 4],
] as const;

/** The next such day, not today, in the middle of its morning in Chicago. */
function morningOf(weekday: number): Date {
  const ahead = (weekday - new Date(today()).getUTCDay() + 7) % 7 || 7;
  return new Date(`${after(today(), ahead)}T16:30:00Z`);
}

test.describe.configure({ mode: 'serial' });

for (const [name, weekday] of DAYS) {
  test(`the demo's first screen on a ${name}`, async ({ page }) => {
    const moment = morningOf(weekday);
    // The story is dated from the moment in which it is told, so it is told anew.
    await openSession(page.request);
    await call(page.request, 'DELETE', '/api/profile', { password: DEMO_USER.password, confirm: 'DELETE' });
    await run('npm', ['run', '--silent', 'cli', '--', 'demo-data', '--now', moment.toISOString()], {
      env: {
        ...process.env,
        PORT: process.env['BROWSER_TEST_PORT'] ?? '3190',
        SANDBOX_PORT: process.env['BROWSER_TEST_SANDBOX_PORT'] ?? '3990',
        DATA_DIR: process.env['BROWSER_TEST_DATA_DIR'],
      },
    });

    const time = await shareTime(page);
    await openSession(page.request);
    await page.goto('/login');
    await time.reach(moment.getTime());
    await page.goto('/dashboard');
    const beats = page.getByRole('list', { name: weekday === 0 ? 'Next week' : 'This week', exact: true });
    await expect(beats.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText('LinkedIn connected', { exact: true })).toBeVisible();
    await take(page, `demo-${name}`);
    if (name !== 'thursday') return;

    const day = moment.toISOString().slice(0, 10);
    // The server's own day is another one.
    await page.route('**/api/calendar?**', async (route) => {
      const response = await route.fetch();
      await time.answer(route, response, { ...((await response.json()) as object), today: day });
    });
    await openCalendar(page, day);
    await expect(page.getByRole('article').first()).toBeVisible();
    await take(page, 'calendar');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard');
    await expect(beats.getByRole('listitem')).toHaveCount(3);
    await take(page, 'demo-phone');
  });
}
