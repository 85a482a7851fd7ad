import type { APIRequestContext } from '@playwright/test';
import { call } from './call';
import { DEMO_USER, PASSWORD, PILLARS, type Person } from './user';

/**
 * What a journey begins with when it is about something else: an account, a session. `page.request` shares its cookies
 * with the page, so that the page is signed in; the `request` of a test keeps them to itself.
 */

/** Signs in without the page. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: { email: string; password: string } = DEMO_USER,
): Promise<void> {
  await call(request, 'POST', '/api/auth/login', { email, password });
}

/** Ends every session of whoever the cookies belong to. */
export async function endSessions(request: APIRequestContext): Promise<void> {
  await call(request, 'POST', '/api/auth/logout', { scope: 'global' });
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
  await call(request, 'PATCH', '/api/profile', { content_pillars: PILLARS, onboarding_completed: true });
  await call(request, 'POST', '/api/subscriptions/free');
}
