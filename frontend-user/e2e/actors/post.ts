import { expect, type Page } from '@playwright/test';

/** A new draft of the signed-in user, open in the editor. Answers its address. */
export async function openNewPost(page: Page, title: string): Promise<string> {
  const response = await page.request.post('/api/posts', {
    headers: { origin: new URL(page.url()).origin },
    data: { title, content: 'The first words.' },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await page.goto(`/posts/${id}`);
  await expect(page.getByLabel('Post text')).toHaveValue('The first words.');
  return `/posts/${id}`;
}
