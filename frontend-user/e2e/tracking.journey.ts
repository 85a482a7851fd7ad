import { expect, test } from '@playwright/test';
import { shareTime } from './actors/time';
import { DEMO_USER, signIn } from './actors/user';

interface Batch {
  events: { event_type: string; event_name: string; page_url: string; event_data: object }[];
}

test('what a user does is tracked in batches from signing in until signing out', async ({ page }) => {
  await page.goto('/login');
  const time = await shareTime(page);
  const began = page.waitForResponse('**/api/tracking/sessions');
  await signIn(page, DEMO_USER);
  expect((await began).status()).toBe(201);
  expect((await began).request().postDataJSON()).toEqual({
    session_data: {
      browser: expect.stringMatching(/^\w+/),
      device: expect.stringContaining('desktop'),
      screen_size: expect.stringMatching(/^\d+x\d+$/),
      timezone: 'America/Chicago',
      referrer: expect.any(String),
    },
  });

  await time.pass(6_000);
  await page.getByRole('link', { name: 'Content Calendar' }).click();
  await page.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  const sent = page.waitForResponse('**/api/tracking/events');
  await time.pass(31_000);
  expect((await sent).status()).toBe(202);
  const { events } = (await sent).request().postDataJSON() as Batch;
  expect(events).toContainEqual(
    expect.objectContaining({ event_type: 'page_view', page_url: '/content-calendar' }),
  );
  const actions = events.filter(({ event_type }) => event_type === 'action');
  expect(actions.map(({ event_name, event_data }) => [event_name, event_data])).toEqual([
    ['prompt_calendar_view_change', { view: 'library' }],
    ['prompt_calendar_view_change', { view: 'calendar' }],
  ]);

  const ended = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.postData()?.includes('"ended":true') === true,
  );
  await page.getByRole('button', { name: DEMO_USER.email }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await ended;
  await expect(page).toHaveURL(/\/login$/);
});

test('tracking that fails is nothing that the user notices', async ({ page }) => {
  await page.route('**/api/tracking/**', (route) => route.abort());
  await signIn(page, DEMO_USER);
  await page.goto('/content-calendar');
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Prompt Library' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
