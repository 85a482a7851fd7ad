import { expect, type Page } from '@playwright/test';
import { call } from './call';

/** A new draft of the signed-in user, open in the editor. Answers its address. */
export async function openNewPost(page: Page, title: string): Promise<string> {
  const draft = { title, content: 'The first words.' };
  const response = await call(page.request, 'POST', '/api/posts', draft);
  const { id } = (await response.json()) as { id: string };
  await page.goto(`/posts/${id}`);
  await expect(page.getByLabel('Post text', { exact: true })).toHaveValue('The first words.');
  return `/posts/${id}`;
}
