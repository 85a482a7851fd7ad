import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** The editor of one post, as its user sees it. */
export const textOf = (page: Page): Locator => page.getByLabel('Post text', { exact: true });

/** Where the text is, in the words of the editor's bar, which an open dialog hides from everybody else. */
export const savingOf = (page: Page): Locator => page.locator('header [role="status"]');

export async function isSaved(page: Page): Promise<void> {
  await expect(savingOf(page)).toHaveText(/^Saved/);
}

export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Text tools', exact: true }).getByRole('button', { name, exact: true });

export interface StoredPost {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly version: number;
}

/** The post as the server has it, whatever the page shows. */
export async function storedPost(request: APIRequestContext, id: string): Promise<StoredPost> {
  const response = await request.get(`/api/posts/${id}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as StoredPost;
}

/** The id in the address of an open post. */
export const openPostId = (page: Page): string => new URL(page.url()).pathname.replace('/posts/', '');
