import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Filled in by `npm start`; has a plan, prompts in this and the next week, and posts. */
export const DEMO_USER = { email: 'demo@drumbeat.local', password: 'drumbeat-demo' } as const;

/** Somebody new; the address says which journey it was. */
export const newPerson = (name: string, journey: string): Person => ({
  name,
  email: `${journey}-${Date.now()}@example.test`,
});

/** From the sign-up page to the calendar, with the free plan. */
export async function signUpForFree(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('three beats a week');
  await page.getByRole('button', { name: 'Start for free' }).click();
  await page.getByRole('button', { name: 'Start without a card' }).click();
  await expect(page.getByRole('heading', { name: 'Content Calendar' })).toBeVisible();
}

export async function signIn(page: Page, { email, password }: typeof DEMO_USER): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** The editor, once the draft is all there and saved. */
export async function draftIsThere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await expect(page.getByLabel('Post text')).not.toHaveValue('');
}

/** Replaces the text and waits until the server has it. */
export async function rewrite(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/api/posts/'),
  );
  await page.getByLabel('Post text').fill(text);
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
}
