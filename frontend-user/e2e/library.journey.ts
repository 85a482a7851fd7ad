import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import {
  cardOf,
  libraryCards,
  noticeSays,
  openLibrary,
  settleWithPrompts,
  storedPrompts,
} from './actors/prompts';
import { settleAccount } from './actors/session';
import { draftIsThere, newPerson } from './actors/user';

test.describe.configure({ timeout: 180_000 });

/** Its count stands behind the name. */
const status = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Status', exact: true })
    .getByRole('button', { name: new RegExp(`^${name}\\b`) });
const counts = (page: Page) => page.getByText(/^\d+ total · \d+ new · \d+ favorites$/);
/** Every call with this method and path fails until the returned function is called; not with 503, after which reads are tried again. */
async function failing(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { error: '', code: 'test.failing' } })
      : route.fallback(),
  );
  return () => page.unroute(path);
}
const onePrompt = /\/api\/content-prompts\/\d+$/;

test('an empty library says what is missing, in each of its segments', async ({ page }) => {
  await settleAccount(page.request, newPerson('Empty Example', 'library-empty'));
  await page.goto('/content-calendar?view=library');
  await expect(page.getByText('No prompts available yet')).toBeVisible();
  await expect(page.getByText('Contact your admin to generate prompts for your account')).toBeVisible();
  await expect(counts(page)).toHaveText('0 total · 0 new · 0 favorites');
  await expectClean(page);
  await status(page, 'Used').click();
  await expect(page.getByText('No used prompts yet')).toBeVisible();
  await status(page, 'Archived').click();
  await expect(page.getByText('No archived prompts')).toBeVisible();
  await status(page, 'Favorites').click();
  await expect(page.getByText('No favorite prompts')).toBeVisible();
  await page.getByLabel('Search prompts', { exact: true }).fill('pricing');
  await expect(page.getByText('No prompts found matching your criteria')).toBeVisible();
  await expect(page).toHaveURL(/status=favorites.*search=pricing|search=pricing.*status=favorites/);
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page.getByText('No prompts available yet')).toBeVisible();
  await expect(page.getByLabel('Search prompts', { exact: true })).toHaveValue('');
});

test('a card tells all it knows, and axe finds nothing serious', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Card Example', 'library-card'));
  const [first] = await storedPrompts(page);
  await openLibrary(page);
  const card = cardOf(page, first!);
  await expect(card).toContainText(first!.category);
  await expect(card).toContainText(`#${first!.category.toLowerCase().replaceAll(' ', '-')}`);
  await expect(card.getByRole('heading')).toContainText(first!.prompt_text.slice(0, 100));
  await expect(card.getByRole('button', { name: '+ Add schedule date', exact: true })).toBeVisible();
  await expect(card.getByRole('radio')).toHaveCount(5);
  await expect(card.getByRole('button', { name: 'Share Your Feedback', exact: true })).toBeVisible();
  await expect(card.getByText(/^Prepared by /)).toBeVisible();
  await expectClean(page);
  await card.getByRole('button', { name: 'Answer the staff', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(first!.hook);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Draft Post', exact: true }).click();
  await draftIsThere(page);
});

test('a prompt gets a date, another one, and none', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Date Example', 'library-date'));
  const last = (await storedPrompts(page)).at(-1)!;
  await openLibrary(page);
  const card = cardOf(page, last);
  const dialog = page.getByRole('dialog', { name: 'Edit Schedule Date', exact: true });

  await card.getByRole('button', { name: '+ Add schedule date', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Update Date', exact: true })).toBeDisabled();
  await dialog.getByLabel('Date', { exact: true }).fill('2031-06-04');
  await expect(dialog).toContainText('Wednesday, both slots are free.');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Update Date', exact: true }).click();
  await noticeSays(page, 'Schedule date updated successfully');
  await expect(dialog).toBeHidden();
  await expect(libraryCards(page).first()).toContainText(last.hook);
  await expect(libraryCards(page).first()).toContainText('Wed, Jun 4');

  await card.getByRole('button', { name: /change the date/ }).click();
  await dialog.getByLabel('Date', { exact: true }).fill('');
  await expect(dialog.getByRole('button', { name: 'Update Date', exact: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(card.getByRole('button', { name: /change the date/ })).toBeFocused();

  await card.getByRole('button', { name: /change the date/ }).click();
  await dialog.getByRole('button', { name: 'Remove date', exact: true }).click();
  await noticeSays(page, 'Schedule date updated successfully');
  await expect(card.getByRole('button', { name: '+ Add schedule date', exact: true })).toBeVisible();
  expect((await storedPrompts(page)).find(({ id }) => id === last.id)?.scheduled_date).toBeNull();
});

test('feedback is shared, kept when it fails, and begins anew after it was sent', async ({
  page,
  request,
}) => {
  await settleWithPrompts(page, request, newPerson('Feedback Example', 'library-feedback'));
  const [first] = await storedPrompts(page);
  await openLibrary(page);
  const open = () =>
    cardOf(page, first!).getByRole('button', { name: 'Share Your Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Your Feedback', exact: true });
  const submit = dialog.getByRole('button', { name: 'Submit Feedback', exact: true });

  await open();
  await expect(dialog).toContainText(first!.hook);
  await expect(submit).toBeDisabled();
  await expect(dialog.getByRole('list', { name: 'Aspects', exact: true }).getByRole('listitem')).toHaveText([
    'Clarity',
    'Relevance',
    'Creativity',
    'Specificity',
    'Actionability',
    'Professional tone',
    'Engaging hook',
    'Target audience fit',
  ]);
  await dialog.getByRole('button', { name: 'Like Clarity', exact: true }).click();
  await dialog.getByRole('button', { name: 'Dislike Clarity', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Like Clarity', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await dialog.getByRole('button', { name: 'Like Relevance', exact: true }).click();
  await dialog.getByLabel('I would use this prompt', { exact: true }).check();
  await dialog.getByLabel('I would recommend this to others', { exact: true }).check();
  await dialog.getByLabel('Additional comments', { exact: true }).fill('Good angle.');
  await dialog.getByLabel('Suggestions for improvement', { exact: true }).fill('A client story first.');
  await expect(submit).toBeDisabled();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await expect(dialog.getByLabel('Additional comments', { exact: true })).toHaveValue('Good angle.');
  await dialog.getByRole('radio', { name: '4 stars', exact: true }).click();
  const mend = await failing(page, 'POST', /\/api\/feedback$/);
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit feedback');
  await expect(dialog.getByLabel('Additional comments', { exact: true })).toHaveValue('Good angle.');
  await mend();
  await submit.click();
  await noticeSays(page, 'Thank you for your feedback! It helps us improve.');
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, first!).getByRole('radio', { name: '4 stars', exact: true })).toBeChecked();
  const stored = await page.request.get(`/api/feedback?type=prompt&targetId=${first!.id}`);
  expect(((await stored.json()) as { feedback: object[] }).feedback).toMatchObject([
    {
      rating: 4,
      likedAspects: ['Relevance'],
      dislikedAspects: ['Clarity'],
      wouldUse: true,
      wouldRecommend: true,
      feedbackText: 'Good angle.',
      improvementSuggestions: 'A client story first.',
      contextInfo: { title: first!.hook, content_preview: first!.prompt_text.slice(0, 200) },
    },
  ]);

  await open();
  await expect(dialog.getByText(/^You rated this 4 of 5 on /)).toBeVisible();
  await expect(dialog.getByLabel('Additional comments', { exact: true })).toHaveValue('');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Continue from that', exact: true }).click();
  await expect(dialog.getByLabel('Additional comments', { exact: true })).toHaveValue('Good angle.');
  await page.keyboard.press('Escape');
  await failing(page, 'GET', /\/api\/feedback\?/);
  await page.reload();
  await open();
  await expect(dialog.getByRole('alert')).toContainText('Failed to load feedback');
});

test('the calendar has its own words for the same changes', async ({ page, request }) => {
  await settleWithPrompts(page, request, newPerson('Words Example', 'library-words'), {
    count: 2,
    push: true,
  });
  const [prompt] = await storedPrompts(page);
  await page.goto(`/content-calendar?selectedDate=${prompt!.scheduled_date}`);
  const card = cardOf(page, prompt!);
  const archive = card.getByRole('button', { name: 'Archive', exact: true });
  const unarchive = card.getByRole('button', { name: 'Unarchive', exact: true });

  let mend = await failing(page, 'POST', /\/archive$/);
  await archive.click();
  await noticeSays(page, 'Failed to archive prompt. Please try again.');
  await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
  await mend();
  await archive.click();
  await noticeSays(page, 'Prompt archived successfully');
  await expect(card.getByRole('button', { name: 'Archived', exact: true })).toBeDisabled();
  mend = await failing(page, 'POST', /\/unarchive$/);
  await unarchive.click();
  await noticeSays(page, 'Failed to unarchive prompt. Please try again.');
  await mend();
  await unarchive.click();
  await noticeSays(page, 'Prompt unarchived successfully');
  await card.getByRole('radio', { name: '5 stars', exact: true }).click();
  await expect(card.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked();

  await card.getByRole('button', { name: 'Add to favorites', exact: true }).click();
  await noticeSays(page, 'Added to favorites');
  await page.getByRole('tab', { name: /^Favorites/ }).click();
  await expect(page.getByRole('button', { name: 'Back to Calendar View', exact: true })).toBeVisible();
  await expect(card.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked();
  await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
  mend = await failing(page, 'POST', /\/archive$/);
  await archive.click();
  await noticeSays(page, 'Failed to archive prompt. Please try again.');
  await mend();
  await archive.click();
  await noticeSays(page, 'Prompt archived successfully');
  await expect(card.getByRole('button', { name: 'Archived', exact: true })).toBeDisabled();
  await unarchive.click();
  await noticeSays(page, 'Prompt unarchived successfully');

  mend = await failing(page, 'PATCH', onePrompt);
  await card.getByRole('button', { name: 'Status: New', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Used', exact: true }).click();
  await noticeSays(page, 'Failed to update prompt status');
  await mend();
  await card.getByRole('button', { name: 'Status: New', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Used', exact: true }).click();
  await noticeSays(page, 'Marked as used');
  await expect(card.getByRole('button', { name: 'Used', exact: true })).toBeDisabled();
  await unarchive.click();
  await noticeSays(page, 'Prompt unarchived successfully');
  await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
});

test('calendar and library are read again when asked, and a prompt that does not open says so', async ({
  page,
  request,
}) => {
  await settleWithPrompts(page, request, newPerson('Newest Example', 'library-newest'), {
    count: 2,
    push: true,
  });
  const [prompt] = await storedPrompts(page);
  const path = `/api/content-prompts/${prompt!.id}`;
  const card = cardOf(page, prompt!);
  await page.goto(`/content-calendar?selectedDate=${prompt!.scheduled_date}`);
  const open = await failing(page, 'GET', onePrompt);
  await card.getByRole('button', { name: 'Select', exact: true }).click();
  await noticeSays(page, 'Failed to load prompt. Please try again.');
  await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
  await open();

  await call(page.request, 'PATCH', path, { status: 'used' });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Used', exact: true })).toBeDisabled();
  await card.getByRole('button', { name: 'Unarchive', exact: true }).click();
  await noticeSays(page, 'Prompt unarchived successfully');
  await expect(card.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();

  await openLibrary(page);
  await expect(card.getByRole('button', { name: 'Status: New', exact: true })).toBeVisible();
  await call(page.request, 'PATCH', path, { status: 'archived' });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Status: Archived', exact: true })).toBeVisible();
  await expect(status(page, 'Archived')).toHaveText(/^Archived\s*1$/);
});

test('a library of 5,000 prompts draws those in view, keeps its place and can be walked by keys', async ({
  page,
  request,
}) => {
  await settleWithPrompts(page, request, newPerson('Many Example', 'library-many'), { count: 1 });
  const lists = await answerManyPrompts(page, 5_000);
  let batches = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/api/feedback/batch')) batches += 1;
  });
  await openLibrary(page);
  await expect(counts(page)).toHaveText('5000 total · 5000 new · 0 favorites');
  expect(await libraryCards(page).count()).toBeLessThan(40);

  const position = (card: Locator) => card.getAttribute('aria-posinset').then(Number);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await position(libraryCards(page).last())).toBeGreaterThan(250);
  }).toPass();
  expect(await libraryCards(page).count()).toBeLessThan(60);
  await expect.poll(() => batches, 'one call for the ratings of each page').toBe(lists.length);

  await page.evaluate(() => window.scrollBy(0, -window.innerHeight));
  const inView = () =>
    page.evaluate(() => {
      const isInView = (card: Element) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      };
      const card = [...document.querySelectorAll('[role=listitem] article')].find(isInView);
      return { hook: card?.getAttribute('aria-label') ?? '', scrolled: Math.round(window.scrollY) };
    });
  let seen = await inView();
  await expect(async () => {
    const before = seen;
    seen = await inView();
    expect(seen).toEqual(before);
    expect(seen.hook).not.toBe('');
  }).toPass({ intervals: [250] });
  const { hook, scrolled } = seen;
  const read = lists.length;
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: hook, exact: true })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => Math.round(window.scrollY))) - scrolled)).toBeLessThan(2);
  expect(lists.length, 'coming back reads no list again').toBe(read);

  const buttons = page.getByRole('article', { name: hook, exact: true }).getByRole('button');
  await buttons.last().focus();
  await page.keyboard.press('Tab');
  const next = page.locator('[role=listitem]', { has: page.locator(':focus') });
  const place = await position(page.locator('[role=listitem]', { has: buttons }));
  await expect(next).toHaveAttribute('aria-posinset', String(place + 1));
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search prompts', { exact: true })).toBeFocused();
});

/** The library as the API would answer it with so many prompts; tells which pages were asked for. */
async function answerManyPrompts(page: Page, total: number): Promise<string[]> {
  const [pattern] = (
    (await (await page.request.get('/api/content-prompts')).json()) as { data: { id: number }[] }
  ).data;
  const asked: string[] = [];
  await page.route(/\/api\/content-prompts\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('cursor') ?? 0);
    const end = Math.min(total, start + Number(query.get('limit')));
    asked.push(String(start));
    const data = Array.from({ length: end - start }, (_, index) => ({
      ...pattern,
      id: 1_000_000 + start + index,
      hook: `Hook ${start + index + 1}`,
      prompt_text: `Prompt ${start + index + 1}: ${'what a Friday costs, '.repeat((start + index) % 5)}`,
    }));
    const all = { total, new: total, used: 0, archived: 0, favorites: 0 };
    await route.fulfill({ json: { data, counts: all, next_cursor: end < total ? String(end) : null } });
  });
  return asked;
}
