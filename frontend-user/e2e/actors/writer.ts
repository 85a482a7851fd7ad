import { expect, type Locator, type Page } from '@playwright/test';

/** The panel below the text. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('form', { name: 'Change the text', exact: true });

/** The writer's text beside the post, once it is all there. */
export async function suggestionOf(page: Page): Promise<Locator> {
  const suggestion = page.getByRole('region', { name: 'Suggestion', exact: true });
  await expect(suggestion.getByRole('button', { name: 'Keep beside', exact: true })).toBeVisible();
  return suggestion;
}

/** What the built-in writer is told when it asks about a prompt before it writes. */
const TOLD = 'A client in Leeds paid us twice in March, and nobody noticed for eleven days.';

export async function answerFirst(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'A few questions first', exact: true });
  await form.getByRole('textbox').first().fill(TOLD);
  await form.getByRole('button', { name: 'Write with this answer', exact: true }).click();
}
