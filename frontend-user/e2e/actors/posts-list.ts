import { DAY_MS } from '@drumbeat/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './call';

/** So many days ago, to the minute. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

interface NewPost {
  title: string;
  content?: string;
  /** YYYY-MM-DD. */
  scheduled_date?: string;
  /** Posted by hand at this time. */
  posted_at?: Date;
}

/** A post of the signed-in user, made without the page. Answers its id. */
export async function storePost(page: Page, { posted_at, ...post }: NewPost): Promise<string> {
  const draft = { content: `${post.title} And some more words.`, ...post };
  const response = await call(page.request, 'POST', '/api/posts', draft);
  const { id } = (await response.json()) as { id: string };
  if (posted_at) await call(page.request, 'POST', `/api/posts/${id}/mark-posted`, { posted_at });
  return id;
}

/** A group of the list, by its heading. */
export const group = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** The row of a post, wherever it stands. */
export const rowOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) });

/** Chooses something from the menu of a post's row. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${title}”`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

/** The toast with this title, which is there now. */
export const toast = (page: Page, title: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: title });
