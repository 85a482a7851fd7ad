import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { isSaved, openPostId, savingOf, storedPost, textOf, tool } from './actors/editor';
import { openNewPost } from './actors/post';
import { openSession, settleAccount } from './actors/session';
import { newPerson, PASSWORD } from './actors/user';

/** The user's posts, as the server lists them. */
async function postsOf(page: Page): Promise<{ title: string; content: string }[]> {
  const answer = await page.request.get('/api/posts');
  return ((await answer.json()) as { data: { title: string; content: string }[] }).data;
}
const titlesOf = async (page: Page) => (await postsOf(page)).map(({ title }) => title);
const textsOf = async (page: Page) => (await postsOf(page)).map(({ content }) => content).sort();

test('a post that is begun without a network is kept on the device, and made once when there is one', async ({
  page,
  context,
}) => {
  await settleAccount(page.request, newPerson('Ada Example', 'offline-post'));
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Blank post', exact: true }).click();
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
  await expect(savingOf(page)).toHaveText('Not saved yet');
  const id = openPostId(page);

  await expect(textOf(page)).toBeFocused();

  await test.step('typed offline, it is kept on this device', async () => {
    await context.setOffline(true);
    await textOf(page).fill('Written on a train');
    await expect(savingOf(page)).toHaveText('Offline – kept on this device');
  });

  await test.step('the answer to the first try is lost; what was typed since is saved without a question', async () => {
    let lost = false;
    await page.route('**/api/posts', async (route) => {
      if (lost || route.request().method() !== 'POST') return route.fallback();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await context.setOffline(false);
    await expect.poll(() => lost).toBe(true);
    await textOf(page).pressSequentially(', sent from home');
    await isSaved(page);
    expect(await storedPost(page.request, id)).toMatchObject({
      content: 'Written on a train, sent from home',
    });
    expect(await titlesOf(page)).toEqual(['Written on a train, sent from home']);
  });

  await test.step('an edit goes out once there is a network, also when its editor has been left', async () => {
    await context.setOffline(true);
    await textOf(page).fill('Changed in a tunnel');
    await expect(savingOf(page)).toHaveText('Offline – kept on this device');
    await page.getByRole('link', { name: 'Back to Posts', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await storedPost(page.request, id)).content).toBe('Changed in a tunnel');
  });
});

test('the tools write into the text, and every step of it can be taken back', async ({ page }) => {
  await settleAccount(page.request, newPerson('Grace Example', 'editor-tools'));
  await openNewPost(page, 'With tools');
  const text = textOf(page);
  const value = (words: string) => expect(text).toHaveValue(words);

  await test.step('lists are characters that LinkedIn keeps; Enter goes on with them', async () => {
    await text.fill('Three things');
    await text.press('End');
    await text.press('Enter');
    await tool(page, 'Bullet list').click();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await value('Three things\n• one\n• two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await value('Three things\n• one\n• two\n');
    await text.selectText();
    await tool(page, 'Numbered list').click();
    await value('1. Three things\n2. one\n3. two\n');
    await tool(page, 'Undo').click();
    await value('Three things\n• one\n• two\n');
    await expect(text).toBeFocused();
  });

  await test.step('an emoji is found by its name with the keyboard alone', async () => {
    await text.press('Control+End');
    await tool(page, 'Emoji').focus();
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Emoji', exact: true });
    await expect(picker.getByLabel('Search emoji', { exact: true })).toBeFocused();
    await page.keyboard.type('rocket');
    await expect(picker.getByRole('button', { name: 'rocket', exact: true })).toBeVisible();
    await expectClean(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker).toBeHidden();
    await value('Three things\n• one\n• two\n🚀');
    await expect(text).toBeFocused();
  });

  await test.step('undo and redo go through insertions and typing alike', async () => {
    await page.keyboard.type(' off we go');
    await page.keyboard.press('Control+z');
    await value('Three things\n• one\n• two\n🚀');
    await page.keyboard.press('Control+z');
    await value('Three things\n• one\n• two\n');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    await value('Three things\n• one\n• two\n🚀 off we go');
    await expect(tool(page, 'Redo')).toBeDisabled();
  });

  await test.step('letters that only look bold are named and made plain; hashtags and names are what they become', async () => {
    const hints = page.getByRole('region', { name: 'About this text', exact: true });
    await text.fill('𝗕𝗼𝗹𝗱 words for @Nora Lindqvist #pricing');
    await expect(hints).toContainText('Letters that only look bold');
    await expect(hints).toContainText('@Nora Lindqvist stays plain text');
    await expect(hints).toContainText('#pricing can be clicked on LinkedIn');
    await expectClean(page);
    await hints.getByRole('button', { name: 'Make plain', exact: true }).click();
    await value('Bold words for @Nora Lindqvist #pricing');
    await expect(hints.getByText('Letters that only look bold')).toBeHidden();
    await page.keyboard.press('Control+z');
    await value('𝗕𝗼𝗹𝗱 words for @Nora Lindqvist #pricing');
    await expect(page.getByText('6 words', { exact: true })).toBeVisible();
    await isSaved(page);
  });

  await test.step('axe finds nothing serious in the dialogs that open over the text', async () => {
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    const versions = page.getByRole('dialog', { name: 'Versions', exact: true });
    await expect(versions.getByRole('group', { name: 'What changed since', exact: true })).toBeVisible();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await textOf(page).fill('Let that sink in. More: https://example.com/prices');
    await isSaved(page);
    await page.getByRole('button', { name: 'Preview and post', exact: true }).click();
    const publish = page.getByRole('dialog', { name: 'Preview and Post to LinkedIn', exact: true });
    await expect(publish.getByText('One stock phrase')).toBeVisible();
    await expectClean(page);
    await publish.getByRole('button', { name: 'Schedule', exact: true }).click();
    const schedule = page.getByRole('dialog', { name: 'Schedule post', exact: true });
    await expect(schedule.getByRole('grid')).toBeVisible();
    await expectClean(page);
  });
});

test('each tab finds its own words again, after a reload and after the session, and no words of the other one', async ({
  page,
  context,
}) => {
  const person = newPerson('Toni Example', 'editor-own-words');
  await settleAccount(page.request, person);
  const address = await openNewPost(page, 'Two tabs');
  const other = await context.newPage();
  await other.goto(address);
  await expect(textOf(other)).toHaveValue('The first words.');

  await test.step('a tab that was opened a moment ago takes no words of one that reloads', async () => {
    // Nothing is saved, so that the words stand on this device alone.
    await context.route('**/api/posts/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await textOf(page).fill('Typed here and nowhere else.');
    await expect(savingOf(page)).toHaveText('Offline – kept on this device');
    await other.reload();
    await expect(textOf(other)).toHaveValue('The first words.');
    await page.reload();
    await expect(textOf(page)).toHaveValue('Typed here and nowhere else.');
    await expect(textOf(other)).toHaveValue('The first words.');
  });

  await context.setOffline(true);
  await context.unroute('**/api/posts/*');
  await textOf(page).fill('Typed in the first tab.');
  await expect(savingOf(page)).toHaveText('Offline – kept on this device');
  // Typed last, so that these are the newest words on the device.
  await textOf(other).fill('Typed in the second tab.');
  await expect(savingOf(other)).toHaveText('Offline – kept on this device');
  await context.clearCookies();
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login\?/);

  // Tabs hear of a sign-in and go back by themselves: the second one is to come back after the first has saved.
  await other.goto('about:blank');
  await openSession(context.request, { email: person.email, password: PASSWORD });
  await page.goto(address);
  await expect(textOf(page)).toHaveValue('Typed in the first tab.');
  await isSaved(page);
  await other.goto(address);
  const conflict = other.getByRole('dialog', { name: 'Two versions of one draft', exact: true });
  await expect(conflict).toContainText('Typed in the first tab.');
  await expect(conflict).toContainText('Typed in the second tab.');
  await expect(savingOf(other)).toHaveText('Conflict');
  await other.bringToFront();
  await expectClean(other);

  const keepBoth = conflict.getByRole('button', { name: 'Keep both, one as a new draft', exact: true });
  await test.step('kept both although the first answer is lost, there are two drafts and not three', async () => {
    let lost = false;
    await other.route('**/api/posts', async (route) => {
      if (lost || route.request().method() !== 'POST') return route.fallback();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await keepBoth.click();
    await expect(other.getByText('The new draft was not saved', { exact: true })).toBeVisible();
    await expect(conflict).toContainText('Typed in the second tab.');
    await keepBoth.click();
    await expect(other.getByText('Your text is a draft of its own', { exact: true })).toBeVisible();
    await expect(textOf(other)).toHaveValue('Typed in the first tab.');
    await isSaved(other);
    await expect.poll(() => textsOf(other)).toEqual(['Typed in the first tab.', 'Typed in the second tab.']);
  });

  await test.step('a closed tab leaves its unsaved words to the next one', async () => {
    await context.setOffline(true);
    await textOf(other).fill('Typed before the crash.');
    await expect(savingOf(other)).toHaveText('Offline – kept on this device');
    const next = await context.newPage();
    await other.close();
    await context.setOffline(false);
    await next.goto(address);
    await expect(textOf(next)).toHaveValue('Typed before the crash.');
    await isSaved(next);
    expect(await storedPost(next.request, openPostId(next))).toMatchObject({
      content: 'Typed before the crash.',
    });
  });
});
