import type { APIResponse, Page, Route } from '@playwright/test';

/** Time as the page and its server tell it together; `pass` lets it jump, like a device that was asleep. */
export interface SharedTime {
  now(): number;
  pass(milliseconds: number): Promise<void>;
  /** Answers a call of the page with what the server said, changed or not, stamped with this time. */
  answer(route: Route, response: APIResponse, json?: object): Promise<void>;
}

/**
 * Makes time of the page controllable. The server's answers are stamped with the same time, because the app corrects
 * its clock by them.
 */
export async function shareTime(page: Page): Promise<SharedTime> {
  let ahead = 0;
  let jump = Promise.resolve();
  const time: SharedTime = {
    now: () => Date.now() + ahead,
    pass: (milliseconds) => {
      jump = page.clock.fastForward(milliseconds).then(() => {
        ahead += milliseconds;
      });
      return jump;
    },
    answer: async (route, response, json) => {
      // An answer between the two jumps would tell the page that its clock is wrong.
      await jump;
      // The browser has the cookies since the call was made; several in one header would be read as one.
      const { 'set-cookie': _, ...headers } = response.headers();
      headers['date'] = new Date(time.now()).toUTCString();
      await route.fulfill({ response, headers, ...(json ? { json } : {}) });
    },
  };
  await page.clock.install();
  await page.route('**/api/**', async (route) => time.answer(route, await route.fetch()));
  return time;
}

/** Gives the session an end of the test's choosing: a real one lies days ahead. A renewal moves it on by `life`. */
export async function endSessionIn(
  page: Page,
  time: SharedTime,
  life: number,
): Promise<{ renewals: number }> {
  const seen = { renewals: 0 };
  let end = time.now() + life;
  await page.route(/\/api\/(beta\/auth\/session|auth\/refresh)$/, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') {
      seen.renewals += 1;
      end = time.now() + life;
    }
    const answer = (await response.json()) as { session: object | null };
    const session = answer.session && { expires_at: new Date(end).toISOString() };
    await time.answer(route, response, { ...answer, session });
  });
  return seen;
}

/** From now on time passes for the page only where a test lets it: a slow machine cannot bring a limit before its time. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** Lets stopped time creep, a millisecond a step, for what the page leaves to a timer of no length. */
export async function creepUntil(page: Page, happened: Promise<unknown>): Promise<void> {
  const stillWaiting = Symbol('still waiting');
  const step = () => page.clock.runFor(1).then(() => stillWaiting);
  while ((await Promise.race([happened, step()])) === stillWaiting);
}
