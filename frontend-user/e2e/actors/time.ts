import { expect, type APIResponse, type Page, type Route } from '@playwright/test';

/** Time as the page and its server tell it together; `pass` lets it jump, like a device that was asleep. */
export interface SharedTime {
  now(): number;
  pass(milliseconds: number): Promise<void>;
  /** Jumps to a moment; one that has passed already, on a slow machine, is reached. */
  reach(moment: number): Promise<void>;
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
    reach: (moment) => time.pass(Math.max(0, moment - time.now())),
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

export interface EndingSession {
  renewals: number;
  /** Lets time pass until so much of the session is left. */
  leave(milliseconds: number): Promise<void>;
}

/** Gives the session an end of the test's choosing: a real one lies days ahead. A renewal moves it on by `life`. */
export async function endSessionIn(page: Page, time: SharedTime, life: number): Promise<EndingSession> {
  let end = time.now() + life;
  const session: EndingSession = {
    renewals: 0,
    // By the moment and not by steps: what the machine takes between two steps does not add up.
    leave: (milliseconds) => time.reach(end - milliseconds),
  };
  await page.route(/\/api\/(beta\/auth\/session|auth\/refresh)$/, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') {
      session.renewals += 1;
      end = time.now() + life;
    }
    const answer = (await response.json()) as { session: object | null };
    const lasting = answer.session && { expires_at: new Date(end).toISOString() };
    await time.answer(route, response, { ...answer, session: lasting });
  });
  return session;
}

/** Calls that are under way end by the page's clock, too: by the browser's own they would go on ending in a page that stands still. */
function endCallsByTheClock(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    const late = new DOMException('signal timed out', 'TimeoutError');
    setTimeout(() => controller.abort(late), milliseconds);
    return controller.signal;
  };
}

/** Further ahead than the slowest machine needs to hear of it: a clock cannot stop in the past. */
const margin = 60_000;

/** From now on time passes for the page only where a test lets it: a slow machine cannot bring a limit before its time. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(endCallsByTheClock);
  await page.evaluate(endCallsByTheClock);
  await page.clock.pauseAt(Date.now() + margin);
}

/** Lets stopped time creep, a millisecond a step, for what the page leaves to a timer of no length. */
export async function creepUntil<Value>(page: Page, happened: Promise<Value>): Promise<Value> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  happened.then(over, over);
  await expect(async () => {
    await page.clock.runFor(1);
    expect(isOver).toBe(true);
  }).toPass({ intervals: [50] });
  return happened;
}
