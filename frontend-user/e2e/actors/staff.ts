import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { call } from './call';
import { openMail } from './mailbox';
import { openAccount, openSession, type Credentials } from './session';
import { newPerson, PASSWORD, type Person } from './user';

/** Filled in by `npm start`. */
export const DEMO_ADMIN = { email: 'admin@drumbeat.local', password: 'drumbeat-admin' } as const;

export async function signInToConsole(page: Page): Promise<void> {
  await openSession(page.request, DEMO_ADMIN);
  await page.goto('/admin/');
  await consoleIsOpen(page);
}

/** Opens the console as a member of staff whom no other journey knows: signing out ends all sessions of a person. */
export async function signInToConsoleAlone(
  page: Page,
  admin: APIRequestContext,
  journey: string,
): Promise<Credentials> {
  const person = newPerson('Sally Staff', journey);
  await openAccount(page.request, person);
  await confirmAddress(page, person.email);
  const { id } = (await (await page.request.get('/api/profile')).json()) as { id: string };
  await openSession(admin, DEMO_ADMIN);
  await call(admin, 'PATCH', `/api/admin/users/${id}`, { is_admin: true });
  const credentials = { email: person.email, password: PASSWORD };
  await openSession(page.request, credentials);
  await page.goto('/admin/');
  await consoleIsOpen(page);
  return credentials;
}

/** Nobody becomes staff whose address is not proved: a sign-in link of theirs proves it. */
async function confirmAddress(page: Page, email: string): Promise<void> {
  await call(page.request, 'POST', '/api/auth/magic-link/send', { email });
  const mail = await openMail(page, email, 'Your sign-in link for Drumbeat');
  const link = await mail.frameLocator('iframe').getByRole('link').first().getAttribute('href');
  await mail.close();
  const { searchParams } = new URL(link ?? '');
  await call(page.request, 'POST', '/api/auth/verify', {
    type: searchParams.get('type'),
    token: searchParams.get('token'),
  });
}

export async function consoleIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Console', exact: true })).toBeVisible();
}

/** Finds a person in the list and opens the page about them. */
export async function openPerson(page: Page, { name, email }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
}

/** Adds a pillar to those that the person has named. */
export async function addPillar(page: Page, pillar: string, named: number): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Pillar \d$/ })).toHaveCount(named);
  await page.getByRole('button', { name: 'Add a pillar', exact: true }).click();
  await page.getByLabel(`Pillar ${named + 1}`, { exact: true }).fill(pillar);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The person is saved')).toBeVisible();
}

/** Orders prompts for the person whose page is open, to be pushed at once, and waits until they are written. */
export async function orderBatch(
  page: Page,
  { count, weeks }: { count: number; weeks: number },
): Promise<void> {
  await page.getByRole('link', { name: 'Make batch', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'How many prompts', exact: true }).fill(String(count));
  await page.getByRole('spinbutton', { name: 'Over how many weeks', exact: true }).fill(String(weeks));
  await page.getByText('Push to the calendar as soon as they are written', { exact: true }).click();
  await expect(page.getByLabel(/Push to the calendar/)).toBeChecked();
  await page.getByRole('button', { name: 'Order the batch', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Prompts of this batch', exact: true }).getByRole('listitem'),
  ).toHaveCount(count);
}
