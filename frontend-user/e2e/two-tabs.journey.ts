import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { isSaved, savingOf, textOf } from './actors/editor';
import { openNewPost } from './actors/post';
import { choose } from './actors/posts-list';
import { holdAllButSaves, openSession, settleAccount } from './actors/session';
import { isSignedIn, newPerson, PASSWORD, signIn, signOut } from './actors/user';

async function textsOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/posts');
  return ((await answer.json()) as { data: { content: string }[] }).data.map(({ content }) => content).sort();
}

const showsAccountOf = async (page: Page, email: string) => {
  await isSignedIn(page);
  await expect(page.getByRole('button', { name: /account menu/i })).toContainText(email);
};

// A call that is under way when the journey ends is nobody's any more.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

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

  await test.step('what one tab deletes, the other says to be gone', async () => {
    const doomed = await openNewPost(other, 'Deleted elsewhere');
    await page.goto('/posts');
    await choose(page, 'Deleted elsewhere', 'Delete');
    await expect(other.getByText('This post was deleted somewhere else.', { exact: false })).toBeVisible();
    expect(new URL(other.url()).pathname).toBe(doomed);
    await page.goto(address);
    await expect(textOf(page)).toHaveValue('Changed in the first tab.');
  });

  await test.step('a tab that nobody told writes nothing into the other account, and keeps its text', async () => {
    await other.goto('/posts');
    await other.getByRole('button', { name: 'Blank post', exact: true }).click();
    await expect(savingOf(other)).toHaveText('Not saved yet');
    const blank = new URL(other.url()).pathname;
    const goOn = await holdAllButSaves(other);
    await openSession(context.request, { email: ben.email, password: PASSWORD });
    await textOf(other).fill('Hers alone.');
    await goOn();
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
