import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import { connectLinkedIn, turnAwayOnLinkedIn } from './actors/linkedin';
import { choose, daysAgo, group, rowOf, storePost, toast } from './actors/posts-list';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test('what LinkedIn refused waits above the list, tells its story, and is settled there', async ({
  page,
}) => {
  const person = newPerson('Ada Example', 'decisions');
  await settleAccount(page.request, person);
  await connectLinkedIn(page, person.name);

  await test.step('the same words a second time are refused', async () => {
    const content = `The same words, ${person.email}.`;
    for (const title of ['The first time.', 'The second time.']) {
      const postId = await storePost(page, { title, content });
      await call(page.request, 'POST', '/api/posts/share/personal', { postId });
      await expect
        .poll(async () => {
          const answer = await page.request.get(`/api/posts/${postId}`);
          return ((await answer.json()) as { display_state: string }).display_state;
        })
        .toMatch(/^(posted|failed)/);
    }
  });

  await test.step('axe finds nothing serious in the groups, and where figures are added', async () => {
    await storePost(page, { title: 'A day that has passed.', scheduled_date: '2026-01-05' });
    await storePost(page, { title: 'Posted six days ago.', posted_at: daysAgo(6) });
    await page.goto('/posts');
    await group(page, 'Needs you').getByRole('button', { name: 'Add analytics', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add analytics', exact: true });
    await dialog.getByLabel('Impressions', { exact: true }).fill('2,480');
    await dialog.getByLabel('Likes', { exact: true }).fill('71');
    for (const figure of ['Comments', 'Shares']) await dialog.getByLabel(figure, { exact: true }).fill('0');
    await expect(dialog.getByRole('status')).toContainText('2.86%');
    await expectClean(page);
  });

  await test.step('it says why, names one way out, and tells what happened', async () => {
    await page.goto('/posts');
    const inbox = group(page, 'Needs your decision');
    await expect(inbox.getByRole('listitem')).toHaveCount(1);
    await expect(inbox).toContainText('LinkedIn refused it as a duplicate of an earlier post.');
    await expect(inbox.getByRole('link', { name: 'Edit text', exact: true })).toBeVisible();
    // Nowhere twice.
    await expect(rowOf(page, 'The second time.')).toHaveCount(1);
    await inbox.getByRole('button', { name: 'What happened so far', exact: true }).click();
    const story = inbox
      .getByRole('list', { name: 'What happened so far', exact: true })
      .getByRole('listitem');
    await expect(story.first()).toContainText('You asked to publish it now.');
    await expect(story.nth(2)).toContainText('Attempt 1: sent to LinkedIn.');
    await expect(story.last()).toContainText('LinkedIn refused it as a duplicate of an earlier post.');
    await expect(story.last()).toContainText(/\d{1,2}:\d\d [AP]M \S+/);
    await expectClean(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0);
    await expectClean(page);
  });

  await test.step('no time can be chosen for it as it is, and the dialog says why', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await group(page, 'Needs your decision').getByRole('button', { name: 'Move to…', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule post', exact: true });
    await expect(
      dialog.getByText('LinkedIn refused this text. Change it before you post it again.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a search finds it, and it leads to the earlier post in words', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const search = page.getByLabel('Search your posts', { exact: true });
    await search.fill('second time');
    await expect(group(page, 'Needs your decision')).toHaveCount(0);
    const found = rowOf(page, 'The second time.');
    await expect(found.getByRole('link', { name: 'the post on LinkedIn', exact: true })).toHaveAttribute(
      'href',
      /^http:\/\/localhost:\d+\/linkedin\/feed\/update\/urn:li:\w+:\d+\/$/,
    );
    await expect(found).not.toContainText('http');
    await search.fill('');
    await expect(group(page, 'Needs your decision')).toHaveCount(1);
  });

  await test.step('it becomes a draft again without leaving the list', async () => {
    await page.getByRole('button', { name: 'Make it a draft again', exact: true }).click();
    await expect(toast(page, 'Cancelled. It is a draft again.')).toBeVisible();
    await expect(group(page, 'Needs your decision')).toHaveCount(0);
    await expect(rowOf(page, 'The second time.')).toContainText('Draft');
    await expect(page).toHaveURL(/\/posts$/);
  });

  await test.step('posted by hand, it is marked with its page in the sandbox, which stands in for LinkedIn', async () => {
    const address = await rowOf(page, 'The first time.')
      .getByRole('link', { name: 'View', exact: true })
      .getAttribute('href');
    await choose(page, 'The second time.', 'Mark as posted');
    const dialog = page.getByRole('dialog', { name: 'Mark as posted', exact: true });
    const mark = dialog.getByRole('button', { name: 'Mark as posted', exact: true });
    const link = dialog.getByLabel('Link to the post, if you have it', { exact: true });
    await link.fill('http://localhost:1/linkedin/feed/update/urn:li:share:1/');
    await expect(mark).toBeDisabled();
    await link.fill(address ?? 'none');
    await mark.click();
    await expect(toast(page, 'Marked as posted')).toBeVisible();
    await expect(
      rowOf(page, 'The second time.').getByRole('link', { name: 'View', exact: true }),
    ).toHaveAttribute('href', address ?? 'none');
  });

  await test.step('what LinkedIn does not take yet is cancelled, and is a draft again', async () => {
    const content = `Turned away, ${person.email}.`;
    await turnAwayOnLinkedIn(page, content);
    const postId = await storePost(page, { title: 'The third time.', content });
    await call(page.request, 'POST', '/api/posts/share/personal', { postId });
    await page.goto(`/posts/${postId}`);
    const publication = page.getByRole('region', { name: 'Publication', exact: true });
    await expect(publication).toContainText('LinkedIn takes no more posts from this account for the moment.');
    await publication.getByRole('button', { name: 'Cancel publishing', exact: true }).click();
    await expect(toast(page, 'Publishing cancelled')).toBeVisible();
    await page.goto('/posts');
    await expect(rowOf(page, 'The third time.')).toContainText('Draft');
  });
});
