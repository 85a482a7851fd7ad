import { expect, type Locator, type Page } from '@playwright/test';

/** The panel below the text. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('form', { name: 'Draft with AI', exact: true });

/** The writer's text beside the post, once it is all there. */
export async function suggestionOf(page: Page): Promise<Locator> {
  const suggestion = page.getByRole('region', { name: 'Suggestion', exact: true });
  await expect(suggestion.getByRole('button', { name: 'Keep beside', exact: true })).toBeVisible();
  return suggestion;
}
