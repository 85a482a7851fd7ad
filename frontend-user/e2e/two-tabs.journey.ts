import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { isSaved, savingOf, textOf } from './actors/editor';
import { openNewPost } from './actors/post';
import { choose } from './actors/posts-list';
import { openSession, settleAccount } from './actors/session';
import { isSignedIn, newPerson, PASSWORD, signIn, signOut } from './actors/user';

async function textsOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/posts');
  return ((await answer.json()) as { data: { content: string }[] }).data.map(({ content }) => content).sort();
}

const showsAccountOf = async (page: Page, email: string) => {
  await isSignedIn(page);
  await expect(page.getByRole('button', { name: /account menu/i })).toContainText(email);
};

test('two tabs follow each other, and no text of one person lands in the account of another', async ({
  page,
  context,
}) => {
  const ada = newPerson('Ada Example', 'two-tabs-first');
  const ben = newPerson('Ben Example', 'two-tabs-second');
  await settleAccount(context.request, ben);
  await settleAccount(context.request, ada);
  const address = await openNewPost(page, 'In two tabs');
  const other = await context.newPage();
  await other.goto(address);
  await expect(textOf(other)).toHaveValue('The first words.');

  await test.step('what one tab saves, the other shows', async () => {
    await textOf(page).fill('Changed in the first tab.');
    await isSaved(page);
    await expect(textOf(other)).toHaveValue('Changed in the first tab.');
    await isSaved(other);
  });

  await test.step('a tab that nobody told writes nothing into the other account, and keeps its text', async () => {
    await other.goto('/posts');
    await other.getByRole('button', { name: 'Blank post', exact: true }).click();
    await expect(savingOf(other)).toHaveText('Not saved yet');
    const blank = new URL(other.url()).pathname;
    await openSession(context.request, { email: ben.email, password: PASSWORD });
    await textOf(other).fill('Hers alone.');
    for (const tab of [other, page]) await showsAccountOf(tab, ben.email);
    expect(await textsOf(context.request)).toEqual([]);

    await openSession(context.request, { email: ada.email, password: PASSWORD });
    await other.goto(blank);
    await expect(textOf(other)).toHaveValue('Hers alone.');
    await isSaved(other);
    await showsAccountOf(page, ada.email);
    expect(await textsOf(context.request)).toEqual(['Changed in the first tab.', 'Hers alone.']);
  });

  await test.step('signing out and in leads the other tab along', async () => {
    await signOut(page);
    await expect(other).toHaveURL(/\/login$/);
    await signIn(page, { email: ben.email, password: PASSWORD });
    await showsAccountOf(other, ben.email);
  });
});

test('words written into a post that another tab has deleted become a draft of their own', async ({
  page,
  context,
}) => {
  await settleAccount(context.request, newPerson('Dora Example', 'two-tabs-deleted'));
  const address = await openNewPost(page, 'Deleted elsewhere');
  const deleted = page.getByText('This post was deleted somewhere else.', { exact: false });
  const other = await context.newPage();
  await other.goto('/posts');
  await choose(other, 'Deleted elsewhere', 'Delete');

  await test.step('the editor says so before anything is typed, and keeps what is typed then', async () => {
    await expect(deleted).toBeVisible();
    await textOf(page).fill('Written after the end.');
    await expect(savingOf(page)).toHaveText('Deleted – kept on this device');
    await page.reload();
    await expect(deleted).toBeVisible();
    await expect(textOf(page)).toHaveValue('Written after the end.');
  });

  await test.step('left alone, the next page tells of it and leads back', async () => {
    await page.goto('/posts');
    await page.getByRole('button', { name: 'See it', exact: true }).click();
    await expect(textOf(page)).toHaveValue('Written after the end.');
  });

  await test.step('kept as a new draft, nothing of it stays behind', async () => {
    await page.getByRole('button', { name: 'Keep as a new draft', exact: true }).click();
    await expect(page).not.toHaveURL(address);
    await isSaved(page);
    await expect(textOf(page)).toHaveValue('Written after the end.');
    expect(await textsOf(context.request)).toEqual(['Written after the end.']);
    await page.goto(address);
    await expect(page.getByText('This post could not be opened', { exact: true })).toBeVisible();
  });
});
