import { expect, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import { allowOnLinkedIn, turnAwayOnLinkedIn } from './actors/linkedin';
import { choose, daysAgo, group, rowOf, storePost, toast } from './actors/posts-list';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test('each post says how it stands and what it asks for, and can be put away and taken back', async ({
  page,
}) => {
  await settleAccount(page.request, newPerson('Grace Example', 'posts-list'));
  await storePost(page, { title: 'A draft without a day.' });
  await storePost(page, { title: 'A day that has passed.', scheduled_date: '2026-01-05' });
  await storePost(page, { title: 'Posted today.', posted_at: daysAgo(0.1) });
  await storePost(page, { title: 'Posted three days ago.', posted_at: daysAgo(3) });
  await storePost(page, { title: 'Posted six days ago.', posted_at: daysAgo(6) });

  await test.step('the groups begin with what needs the user', async () => {
    await page.goto('/posts');
    await expect(group(page, 'Needs you').getByRole('listitem')).toHaveCount(2);
    await expect(group(page, 'Coming up').getByRole('listitem')).toHaveText(/Draft/);
    await expect(rowOf(page, 'Posted today.')).toContainText('Analytics available in 2 days');
    await expect(rowOf(page, 'Posted three days ago.')).toContainText('Needs analytics');
    await expect(
      group(page, 'Posted').getByRole('button', { name: 'Add analytics', exact: true }),
    ).toHaveCount(1);
    await expect(rowOf(page, 'Posted six days ago.')).toContainText('Out for more than 5 days');
    await expectClean(page);
  });

  await test.step('figures are added as they were copied, and complete the post', async () => {
    await group(page, 'Needs you').getByRole('button', { name: 'Add analytics', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add analytics', exact: true });
    await expect(dialog.getByRole('button', { name: 'Save analytics', exact: true })).toBeDisabled();
    await dialog.getByLabel('Impressions', { exact: true }).fill('2,480');
    await dialog.getByLabel('Likes', { exact: true }).fill('many');
    await expect(dialog.getByText('A whole number from 0')).toBeVisible();
    await dialog.getByLabel('Likes', { exact: true }).fill('71');
    await dialog.getByLabel('Comments', { exact: true }).fill('28');
    await dialog.getByLabel('Shares', { exact: true }).fill('7');
    await expect(dialog.getByRole('status')).toContainText('4.27%');
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Save analytics', exact: true }).click();
    await expect(toast(page, 'Analytics saved')).toBeVisible();
    const figures = group(page, 'Posted').getByRole('list', { name: 'Analytics', exact: true });
    await expect(figures).toContainText('2,480');
    await expect(figures).toContainText('4.3%');

    await choose(page, 'Posted six days ago.', 'Change analytics');
    const again = page.getByRole('dialog', { name: 'Change analytics', exact: true });
    await again.getByLabel('Impressions', { exact: true }).fill('10');
    await expect(again.getByRole('status')).toContainText('More reactions than impressions');
    await again.getByLabel('Impressions', { exact: true }).fill('');
    await expect(again.getByRole('status')).toContainText('No analytics');
    await again.getByRole('button', { name: 'Cancel', exact: true }).click();
  });

  await test.step('what was posted by hand is marked, on the day that it was planned for', async () => {
    await rowOf(page, 'A day that has passed.')
      .getByRole('button', { name: 'Mark as posted', exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Mark as posted', exact: true });
    await expect(dialog.getByLabel('Day of posting', { exact: true })).toHaveValue('Mon, Jan 5');
    await dialog.getByLabel(/Link to the post/).fill('https://example.com/elsewhere');
    await expect(dialog.getByRole('button', { name: 'Mark as posted', exact: true })).toBeDisabled();
    await dialog.getByLabel(/Link to the post/).fill('https://www.linkedin.com/feed/update/urn:li:share:1/');
    await dialog.getByRole('button', { name: 'Mark as posted', exact: true }).click();
    await expect(toast(page, 'Marked as posted')).toBeVisible();
    await expect(rowOf(page, 'A day that has passed.')).toContainText('Mon, Jan 5');
  });

  await test.step('a hidden post is in no list but that of hidden ones, and comes back', async () => {
    await expect(page.getByRole('tab', { name: /^Hidden/ })).toHaveCount(0);
    await choose(page, 'Posted today.', 'Hide');
    await expect(toast(page, 'Post hidden').getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await expect(rowOf(page, 'Posted today.')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Hidden 1', exact: true }).click();
    await expect(page).toHaveURL(/\?tab=hidden$/);
    await choose(page, 'Posted today.', 'Show again');
    await expect(page.getByText('Nothing hidden')).toBeVisible();
    await page.getByRole('tab', { name: /^All/ }).click();
    await expect(rowOf(page, 'Posted today.')).toBeVisible();
  });

  await test.step('an archived post asks for nothing', async () => {
    await choose(page, 'Posted three days ago.', 'Archive');
    await expect(toast(page, 'Archived successfully')).toBeVisible();
    await page.getByRole('tab', { name: 'Archived 1', exact: true }).click();
    const row = rowOf(page, 'Posted three days ago.');
    await expect(row).toContainText('Archived');
    await expect(row.getByRole('button')).toHaveCount(1);
    await page.getByRole('tab', { name: /^All/ }).click();
  });

  await test.step('a deleted post comes back by "Undo", and by itself when the server refuses', async () => {
    await choose(page, 'Posted today.', 'Delete');
    await expect(rowOf(page, 'Posted today.')).toHaveCount(0);
    // The focus stays in the list.
    await expect(
      page.getByRole('main').getByRole('listitem').getByRole('link').and(page.locator(':focus')),
    ).toHaveCount(1);
    await toast(page, 'Post deleted').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rowOf(page, 'Posted today.')).toBeVisible();

    await page.route('**/api/posts/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 500,
            json: { error: 'Something went wrong', code: 'internal', requestId: 'x' },
          })
        : route.fallback(),
    );
    await choose(page, 'Posted today.', 'Delete');
    await expect(toast(page, 'The post could not be deleted')).toBeVisible();
    await expect(rowOf(page, 'Posted today.')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('an address opens its tab and shows which post has changed', async () => {
    const id = await storePost(page, { title: 'The one that changed.', posted_at: daysAgo(0.2) });
    await page.goto(`/posts?tab=posted&updated=${id}`);
    await expect(page.getByRole('tab', { name: /^Posted/, selected: true })).toBeVisible();
    await expect(rowOf(page, 'The one that changed.').getByRole('status')).toHaveText('Updated');
    await expect(page.getByRole('main').getByText('Updated', { exact: true })).toHaveCount(1);
    await page.goto('/posts?tab=scheduled');
    await expect(page.getByRole('tab', { name: /^Scheduled/, selected: true })).toBeVisible();
    await expect(page.getByText('Nothing is scheduled')).toBeVisible();
  });

  await test.step('a page has 50 posts, and the search goes through all of them', async () => {
    await Promise.all(Array.from({ length: 51 }, (_, n) => storePost(page, { title: `Draft number ${n}.` })));
    await page.goto('/posts?tab=drafts');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more', exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(52);
    await page.getByLabel('Search your posts', { exact: true }).fill('number 17');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
});

test('what LinkedIn refused waits above the list, tells its story, and is settled there', async ({
  page,
}) => {
  const person = newPerson('Ada Example', 'decisions');
  await settleAccount(page.request, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect to LinkedIn', exact: true }).first().click();
  await allowOnLinkedIn(page, person.name);
  await expect(page).toHaveURL(/\/settings/);

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

test('a training post stands among the posted ones and is told by how it begins', async ({ page }) => {
  await settleAccount(page.request, newPerson('Trudy Example', 'posts-training'));
  await call(page.request, 'POST', '/api/sample-posts/analytics', {
    postContent: 'Send the invoice first.\n\nThe apology can wait until Thursday.',
    ...{ impressions: 1_000, likes: 30, comments: 12, shares: 2 },
    postDate: '2026-06-03',
  });
  await page.goto('/posts?tab=posted');
  const row = rowOf(page, 'Send the invoice first.');
  await expect(row).not.toContainText('Training Post');
  await expect(row).toContainText('4.4%');
  await row.getByRole('button', { name: 'More for “Send the invoice first.”', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Share Your Feedback', exact: true })).toBeVisible();
});
