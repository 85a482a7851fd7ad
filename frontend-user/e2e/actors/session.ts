import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { call } from './call';
import { DEMO_USER, newPerson, PASSWORD, PILLARS, type Person } from './user';

/**
 * What a journey begins with when it is about something else: an account, a session. `page.request` shares its cookies
 * with the page, so that the page is signed in; the `request` of a test keeps them to itself.
 */

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in without the page. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: Credentials = DEMO_USER,
): Promise<void> {
  await call(request, 'POST', '/api/auth/login', { email, password });
}

/** Ends every session of whoever the cookies belong to. */
export async function endSessions(request: APIRequestContext): Promise<void> {
  await call(request, 'POST', '/api/auth/logout', { scope: 'global' });
}

/**
 * Lets the page hear of another session by a save alone until somebody lets its other calls go on: one of them might lead it
 * away in the middle of a word, whose end would then be typed into another field, or into none.
 * @returns lets the other calls go on
 */
export async function holdAllButSaves(page: Page): Promise<() => Promise<void>> {
  // Those under way first: the browser may still give them the cookies that are about to change.
  const underWay = async () =>
    (await page.requests()).filter(
      (one) => one.url().includes('/api/') && one.existingResponse() === null && one.failure() === null,
    );
  await expect.poll(async () => (await underWay()).length).toBe(0);
  const held: Route[] = [];
  let holds = true;
  await page.route('**/api/**', async (route) => {
    const [method, url] = [route.request().method(), route.request().url()];
    const tells = method === 'PATCH' || (method === 'POST' && /\/api\/(?:posts|auth\/refresh)$/.test(url));
    if (tells || !holds) await route.fallback();
    else held.push(route);
  });
  return async () => {
    holds = false;
    await Promise.all(held.map((route) => route.fallback()));
  };
}

/** Ends the session, of which the page hears by a save alone. @returns lets its other calls go on */
export async function endSessionBeforeSave(page: Page): Promise<() => Promise<void>> {
  const goOn = await holdAllButSaves(page);
  await page.context().clearCookies();
  return goOn;
}

/** Somebody who has signed up and answered nothing yet; signed in. */
export async function openAccount(request: APIRequestContext, { name, email }: Person): Promise<void> {
  await call(request, 'POST', '/api/auth/signup', {
    email,
    password: PASSWORD,
    full_name: name,
    timezone: 'America/Chicago',
  });
}

/** Somebody who has signed up, answered the questions and taken the free plan; signed in. */
export async function settleAccount(request: APIRequestContext, person: Person): Promise<void> {
  await openAccount(request, person);
  await settleSignedIn(request);
}

/** The signed-in person has answered the questions and taken the free plan. */
export async function settleSignedIn(request: APIRequestContext): Promise<void> {
  await call(request, 'PATCH', '/api/profile', { content_pillars: PILLARS, onboarding_completed: true });
  await call(request, 'POST', '/api/subscriptions/free');
}

/**
 * Signs the page in as somebody whom no other journey knows. Signing out ends all sessions of a person: whoever does it must
 * not be the demo's user, whom journeys share that run at the same time.
 */
export async function openOwnSession(page: Page, journey: string): Promise<Credentials> {
  const person = newPerson('Olive Example', journey);
  await settleAccount(page.request, person);
  return { email: person.email, password: PASSWORD };
}
