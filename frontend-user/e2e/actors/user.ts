import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Filled in by `npm start`; has a plan, prompts in this and the next week, and posts. */
export const DEMO_USER = { email: 'demo@drumbeat.local', password: 'drumbeat-demo' } as const;

/** Of everybody who signs up in a journey. */
export const PASSWORD = 'three beats a week';

/** What somebody new names as pillars. */
export const PILLARS = ['Pricing', 'Running a small studio', 'Client conversations'] as const;

/**
 * Somebody new; the address says which journey it was. It stands in the button of the account menu, so it goes without
 * vowels: whoever looks for the button "Versions" must not find the menu of versions@example.test.
 */
export const newPerson = (name: string, journey: string): Person => ({
  name,
  email: `${journey.replaceAll(/[aeiou]/g, '')}-${Date.now()}@example.test`,
});

/** From the sign-up page to the first question. */
export async function signUp(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();
  await atStep(page, 'Who do you serve?');
}

/** One of the four steps is open. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible();
}

/** The four steps with as little as they ask for; `look` sees each of them. */
export async function onboard(
  page: Page,
  {
    look = async () => undefined,
    pillars = PILLARS,
  }: { look?: (page: Page) => Promise<void>; pillars?: readonly string[] } = {},
): Promise<void> {
  await look(page);
  await page.getByRole('button', { name: 'Continue to pillars', exact: true }).click();
  await atStep(page, 'What do you want to be known for?');
  await look(page);
  for (const [index, pillar] of pillars.entries()) {
    await page.getByLabel(`Pillar ${index + 1}`, { exact: true }).fill(pillar);
  }
  await look(page);
  await page.getByRole('button', { name: 'Continue to voice', exact: true }).click();
  await atStep(page, 'How do you sound?');
  await look(page);
  await page.getByRole('button', { name: 'Continue to rhythm', exact: true }).click();
  await atStep(page, 'How often, and by whose clock?');
  await look(page);
  await page.getByRole('button', { name: 'Write my prompts', exact: true }).click();
}

/** From the plans to the calendar. */
export async function takeFreePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start without a card', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
}

/** From the sign-up page to the calendar, with the free plan. */
export async function signUpForFree(page: Page, person: Person): Promise<void> {
  await signUp(page, person);
  await onboard(page);
  await takeFreePlan(page);
}

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs out by the menu in the header. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** The user's own screens are open: the header has their menu. */
export async function isSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
}

/** The editor, once the draft is all there and saved. */
export async function draftIsThere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await expect(page.getByLabel('Post text', { exact: true })).not.toHaveValue('');
}

/** The answer to the next change of what `path` names; what is tracked meanwhile is a PATCH as well. */
export const answerToPatch = (page: Page, path: string) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(path),
  );

/** Replaces the text and waits until the server has it. */
export async function rewrite(page: Page, text: string): Promise<void> {
  const saved = answerToPatch(page, '/api/posts/');
  await page.getByLabel('Post text', { exact: true }).fill(text);
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
}
