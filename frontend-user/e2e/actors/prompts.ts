import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { openSession, settleAccount } from './session';
import { DEMO_ADMIN } from './staff';
import type { Person } from './user';

interface Order {
  count: number;
  /** Over how many weeks their dates may spread. */
  weeks: number;
  push: boolean;
}

/** Has the staff write prompts for whoever `user` is signed in as; they are there afterwards. */
export async function havePromptsWritten(
  user: APIRequestContext,
  staff: APIRequestContext,
  { count, weeks, push }: Order,
): Promise<void> {
  const { id } = (await (await user.get('/api/profile')).json()) as { id: string };
  await openSession(staff, DEMO_ADMIN);
  const ordered = await staff.post('/api/admin/prompt-batches', {
    data: { user_id: id, count, weeks, pillars: [], push_to_calendar: push },
  });
  expect(ordered.status()).toBe(201);
  const batch = (await ordered.json()) as { id: string };
  await expect
    .poll(async () => {
      const answer = await staff.get(`/api/admin/prompt-batches/${batch.id}`);
      return ((await answer.json()) as { status: string }).status;
    })
    .toBe('done');
}

/** Somebody new with a plan and prompts in the library, without dates as long as they are not pushed; signed in. */
export async function settleWithPrompts(
  page: Page,
  staff: APIRequestContext,
  person: Person,
  { count = 8, weeks = 2, push = false }: Partial<Order> = {},
): Promise<void> {
  await settleAccount(page.request, person);
  await havePromptsWritten(page.request, staff, { count, weeks, push });
}

export interface StoredPrompt {
  id: number;
  hook: string;
  prompt_text: string;
  category: string;
  pillar_number: number;
  status: string;
  scheduled_date: string | null;
  is_favorite: boolean;
}

/** The prompts as the server has them, in the library's order. */
export async function storedPrompts(page: Page): Promise<StoredPrompt[]> {
  const answer = await page.request.get('/api/content-prompts?limit=100');
  return ((await answer.json()) as { data: StoredPrompt[] }).data;
}

/** Opens the library and waits for its first card. */
export async function openLibrary(page: Page, query = ''): Promise<void> {
  await page.goto(`/content-calendar?view=library${query}`);
  await expect(page.getByRole('heading', { name: 'Prompt Library', exact: true })).toBeVisible();
  await expect(libraryCards(page).first()).toBeVisible();
}

/** The cards of the library that are in the document. */
export const libraryCards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Prompts', exact: true }).getByRole('listitem');

/** The card of one prompt, by its hook. */
export const cardOf = (page: Page, { hook }: Pick<StoredPrompt, 'hook'>): Locator =>
  page.getByRole('article').filter({ hasText: hook });

/** The notice with this text, which appears and is dismissed, so that the next one of its kind is not mistaken for it. */
export async function noticeSays(page: Page, text: string): Promise<void> {
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(text);
  await notice.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(notice).toBeHidden();
}
