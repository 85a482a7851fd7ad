import { expect, type Page } from '@playwright/test';
import type { Person } from './user';

async function chooserIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose an account', exact: true })).toBeVisible();
}

/** The sandbox's account chooser: somebody whom it does not know yet. */
export async function beNewAtGoogle(
  page: Page,
  { name, email }: Person,
  { isVerified = true } = {},
): Promise<void> {
  await chooserIsThere(page);
  await page.getByRole('radio', { name: /Someone else/ }).check();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('The email is verified', { exact: true }).setChecked(isVerified);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** An account that the chooser offers, by its address. */
export async function chooseAtGoogle(page: Page, email: string): Promise<void> {
  await chooserIsThere(page);
  await page.getByRole('radio', { name: new RegExp(email) }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function cancelAtGoogle(page: Page): Promise<void> {
  await chooserIsThere(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
}
