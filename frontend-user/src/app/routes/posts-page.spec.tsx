import { postGroupOf, postTabOf } from '@drumbeat/domain';
import {
  doesNotSay,
  eventually,
  field,
  fill,
  gone,
  http,
  isThere,
  press,
  refusal,
  says,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Post } from '../../entities/types';
import { asUser, noPosts } from '../../testing/answers';
import { noticeSays, notices } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost } from '../../testing/post-answers';
import { aWritingProfile, haveVoice } from '../../testing/voice-answers';

/** What the list is asked for: once a page of a group. */
interface MadeUpPosts {
  posts: Post[];
  searches: (string | null)[];
}

const PAGE = 50;
const NO_FIGURES = { impressions: null, likes: null, comments: null, shares: null };
let count = 0;

const aRow = (title: string, change: Partial<Post> = {}): Post =>
  aPost({
    id: `7b0c2f10-1111-4c0b-9a53-${String((count += 1)).padStart(12, '0')}`,
    title,
    content: `${title} And some more words.`,
    ...change,
  });
const draft = (title: string, change: Partial<Post> = {}) =>
  aRow(title, { display_state: 'draft-upcoming', ...change });
const posted = (title: string, change: Partial<Post> = {}) =>
  aRow(title, {
    status: 'used',
    display_state: 'posted-analytics-pending',
    posted_at: '2026-11-20T15:00:00.000Z',
    analytics_in_days: 2,
    ...change,
  });

/** Posts in their tabs and groups, as the API keeps them. */
function havePosts(...posts: Post[]): MadeUpPosts {
  const made: MadeUpPosts = { posts, searches: [] };
  const change = (id: string, changed: Partial<Post>): Post => {
    const before = made.posts.find((post) => post.id === id);
    if (!before) throw new Error(`No post ${id}`);
    const after = { ...before, ...changed, version: before.version + 1 };
    made.posts = made.posts.map((post) => (post === before ? after : post));
    return after;
  };
  const tabOf = ({ is_hidden, display_state }: Post) => (is_hidden ? 'hidden' : postTabOf(display_state));
  const deleted: Post[] = [];
  server.use(
    http.get('/api/posts', ({ query, response }) => {
      const [tab, group, search] = [query.get('tab'), query.get('group'), query.get('search') ?? null];
      made.searches.push(search);
      const all = made.posts.filter(
        (post) =>
          (tab === 'all' ? !post.is_hidden : tabOf(post) === tab) &&
          (!group ||
            postGroupOf({ state: post.display_state, needsAnalytics: post.needs_analytics }) === group) &&
          (search === null || post.title.includes(search)),
      );
      const start = Number(query.get('cursor') ?? 0);
      const data = all.slice(start, start + PAGE);
      const inTab = (name: string) => made.posts.filter((post) => tabOf(post) === name).length;
      const counts = {
        all: made.posts.filter(({ is_hidden }) => !is_hidden).length,
        drafts: inTab('drafts'),
        scheduled: inTab('scheduled'),
        posted: inTab('posted'),
        archived: inTab('archived'),
        hidden: inTab('hidden'),
      };
      const next_cursor = start + PAGE < all.length ? String(start + PAGE) : null;
      return response(200).json({ ...noPosts, data, counts, group_count: all.length, next_cursor });
    }),
    http.patch('/api/posts/{id}', async ({ params, request, response }) => {
      const { status, is_hidden } = await request.json();
      const moved: Partial<Post> =
        status === 'archived' ? { status, display_state: 'archived' } : { is_hidden: is_hidden ?? false };
      return response(200).json(change(params.id, moved));
    }),
    http.delete('/api/posts/{id}', ({ params, response }) => {
      deleted.push(...made.posts.filter(({ id }) => id === params.id));
      made.posts = made.posts.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
    http.post('/api/posts/{id}/restore', ({ params, response }) => {
      made.posts = [...made.posts, ...deleted.filter(({ id }) => id === params.id)];
      return response.untyped(Response.json(made.posts.at(-1)));
    }),
    http.put('/api/posts/{id}/performance', async ({ params, request, response }) => {
      const figures = await request.json();
      const performance = {
        ...NO_FIGURES,
        ...figures,
        engagement_rate: Object.values(figures).includes(null) ? null : 4.27,
        source: 'person' as const,
        recorded_at: '2026-11-23T15:00:00.000Z',
      };
      change(params.id, { performance, needs_analytics: false, display_state: 'posted-complete' });
      return response.untyped(Response.json(performance));
    }),
    http.post('/api/posts/{id}/mark-posted', async ({ params, request, response }) => {
      const { posted_at, linkedin_url } = await request.json();
      const after = change(params.id, {
        status: 'used',
        display_state: 'posted-needs-analytics',
        posted_at: posted_at ?? null,
        linkedin_url: linkedin_url ?? null,
      });
      return response.untyped(Response.json(after));
    }),
  );
  return made;
}

const group = (title: string) => the('region', new RegExp(`^${title} \\d+$`));
/** The row of a post, wherever it stands. */
const row = (title: string) =>
  eventually(async () => {
    const link = await the('link', title);
    const found = link.closest('li');
    if (!found) throw new Error(`No row of “${title}”`);
    return found;
  });
const titlesIn = async (title: string) =>
  within(await group(title))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const rows = () => document.querySelectorAll('main li').length;

async function choose(title: string, action: string): Promise<void> {
  await press(`More for “${title}”`);
  await user.click(await the('menuitem', action));
  await gone('menu');
}

beforeEach(() => {
  asUser();
  server.use(
    http.get('/api/posts/{id}/publication', ({ response }) => response(200).json({ publication: null })),
  );
});

describe('The list of posts', () => {
  it('begins with what needs its user, and says how each post stands and what it asks for', async () => {
    havePosts(
      draft('A draft without a day.'),
      draft('A day that has passed.', { display_state: 'draft-date-passed', scheduled_date: '2026-01-05' }),
      posted('Posted today.'),
      posted('Posted three days ago.', { display_state: 'posted-needs-analytics' }),
      posted('Posted six days ago.', { display_state: 'posted-needs-analytics', needs_analytics: true }),
    );
    await open('/posts');
    expect(await titlesIn('Needs you')).toEqual(['A day that has passed.', 'Posted six days ago.']);
    expect(await titlesIn('Coming up')).toEqual(['A draft without a day.']);
    expect(await group('Coming up')).toHaveTextContent('Draft');
    expect(await row('Posted today.')).toHaveTextContent('Analytics available in 2 days');
    expect(await row('Posted three days ago.')).toHaveTextContent('Needs analytics');
    expect(await row('Posted six days ago.')).toHaveTextContent('Out for more than 5 days');
    const inPosted = within(await group('Posted'));
    expect(inPosted.getAllByRole('button', { name: 'Add analytics' })).toHaveLength(1);
  });

  it('takes figures as they were copied, and says what they come to', async () => {
    havePosts(
      posted('Posted six days ago.', { display_state: 'posted-needs-analytics', needs_analytics: true }),
    );
    await open('/posts');
    await press('Add analytics');
    const dialog = await the('dialog', 'Add analytics');
    expect(await the('button', 'Save analytics', { inside: dialog })).toBeDisabled();
    await fill('Impressions', '2.48K', dialog);
    await fill('Likes', 'many', dialog);
    await says('A whole number from 0, or as LinkedIn shortens it: 1.5K', dialog);
    await fill('Likes', '7.1', dialog);
    expect(await the('button', 'Save analytics', { inside: dialog })).toBeDisabled();
    await fill('Likes', '71', dialog);
    await fill('Comments', '28', dialog);
    await fill('Shares', '7', dialog);
    expect(await the('status', undefined, { inside: dialog })).toHaveTextContent('4.27%');
    await press('Save analytics', { inside: dialog });
    await noticeSays('Analytics saved');
    await gone('dialog');
    const figures = await the('list', 'Analytics', { inside: await group('Posted') });
    expect(figures).toHaveTextContent('2,480');
    expect(figures).toHaveTextContent('4.3%');

    await choose('Posted six days ago.', 'Change analytics');
    const again = await the('dialog', 'Change analytics');
    const result = () => the('status', undefined, { inside: again });
    await fill('Impressions', '10', again);
    expect(await result()).toHaveTextContent('More reactions than impressions');
    await press('Save analytics', { inside: again });
    expect(await the('alert', undefined, { inside: again })).toHaveTextContent('Check the numbers');
    expect(await the('button', 'Save all the same', { inside: again })).toBeEnabled();
    await fill('Impressions', '0', again);
    expect(await result()).toHaveTextContent('No analytics');
  });

  it('keeps a figure that is left empty as missing, and needs one at least', async () => {
    havePosts(
      posted('Posted six days ago.', { display_state: 'posted-needs-analytics', needs_analytics: true }),
    );
    await open('/posts');
    await press('Add analytics');
    const dialog = await the('dialog', 'Add analytics');
    await fill('Impressions', '1234', dialog);
    expect(await the('status', undefined, { inside: dialog })).toHaveTextContent('needs all four numbers');
    await fill('Impressions', ' ', dialog);
    expect(await the('button', 'Save analytics', { inside: dialog })).toBeDisabled();
    await fill('Impressions', '1234', dialog);
    await fill('Comments', '0', dialog);
    await press('Save analytics', { inside: dialog });
    await gone('dialog');
    const figures = await the('list', 'Analytics', { inside: await group('Posted') });
    expect([...figures.children].map((figure) => figure.textContent)).toEqual([
      'Impressions 1,234',
      'Likes –',
      'Comments 0',
      'Shares –',
      'Engagement rate –',
    ]);
    await choose('Posted six days ago.', 'Change analytics');
    const again = await the('dialog', 'Change analytics');
    expect(await field('Likes', again)).toHaveValue('');
    expect(await field('Comments', again)).toHaveValue('0');
  });

  it('marks what was posted by hand, on the day that it was planned for, with an address on LinkedIn alone', async () => {
    havePosts(
      draft('A day that has passed.', { display_state: 'draft-date-passed', scheduled_date: '2026-01-05' }),
    );
    server.use(
      http.get('/api/integrations', ({ response }) =>
        response(200).json({
          integrations: [
            {
              ...{ provider: 'linkedin', name: 'LinkedIn', logo: '', description: '' },
              ...{ connect_url: '', disconnect_url: '', activity_url: '' },
              site_url: 'https://www.linkedin.com',
              sandbox: false,
              asks_for_figures: false,
              sending_paused_since: null,
            },
          ],
        }),
      ),
    );
    await open('/posts');
    await press('Mark as posted');
    const dialog = await the('dialog', 'Mark as posted');
    expect(await field('Day of posting', dialog)).toHaveValue('Mon, Jan 5');
    await fill(/Link to the post/, 'https://example.com/elsewhere', dialog);
    await says('This is not the address of a post on LinkedIn', dialog);
    expect(await the('button', 'Mark as posted', { inside: dialog })).toBeDisabled();
    await fill(/Link to the post/, 'https://www.linkedin.com/feed/update/urn:li:share:1/', dialog);
    await press('Mark as posted', { inside: dialog });
    await noticeSays('Marked as posted', { dismiss: false });
    const [marked] = notices('Marked as posted');
    expect(marked).toHaveTextContent(/is out\. Next: .+ is still open\.View on LinkedIn/);
    await eventually(async () => expect(await row('A day that has passed.')).toHaveTextContent('Mon, Jan 5'));
  });

  it('has hidden posts in a tab of their own alone, and asks for nothing of an archived one', async () => {
    const made = havePosts(posted('Posted today.'), posted('Posted three days ago.'));
    await open('/posts');
    await row('Posted today.');
    expect(isThere('tab', /^Hidden/)).toBe(false);
    await choose('Posted today.', 'Hide');
    await noticeSays('Post hidden');
    await gone('link', 'Posted today.');
    await user.click(await the('tab', 'Hidden 1'));
    expect(window.location.search).toBe('?tab=hidden');
    await choose('Posted today.', 'Show again');
    await says('Nothing hidden');
    await user.click(await the('tab', /^All/));
    await row('Posted today.');

    await choose('Posted three days ago.', 'Archive');
    await noticeSays('Archived successfully');
    await user.click(await the('tab', 'Archived 1'));
    const archived = await row('Posted three days ago.');
    expect(archived).toHaveTextContent('Archived');
    expect(within(archived).getAllByRole('button')).toHaveLength(1);
    expect(made.posts.map(({ status }) => status)).toEqual(['used', 'archived']);
  });

  it('brings a deleted post back by “Undo”, and by itself where that is refused, and keeps the focus', async () => {
    havePosts(posted('Posted today.'), posted('Posted yesterday.'));
    await open('/posts');
    await choose('Posted today.', 'Delete');
    await gone('link', 'Posted today.');
    await eventually(async () => expect(await the('link', 'Posted yesterday.')).toHaveFocus());
    await press('Undo');
    await row('Posted today.');
    server.use(http.delete('/api/posts/{id}', ({ response }) => response.untyped(refusal(500, 'Away'))));
    await choose('Posted today.', 'Delete');
    await noticeSays('The post could not be deleted');
    await row('Posted today.');
  });

  it('opens the tab of its address, and shows which post has changed', async () => {
    const changed = posted('The one that changed.');
    havePosts(changed, posted('Posted today.'));
    await open(`/posts?tab=posted&updated=${changed.id}`);
    await the('tab', /^Posted/, { selected: true });
    const updated = await the('status', undefined, { inside: await row('The one that changed.') });
    expect(updated).toHaveTextContent('Updated');
    expect(within(await the('main')).getAllByText('Updated')).toHaveLength(1);
    await open('/posts?tab=scheduled');
    await the('tab', /^Scheduled/, { selected: true });
    await says('Nothing is scheduled');
  });

  it('has 50 posts a page, and a search goes through all of them', async () => {
    const made = havePosts(...Array.from({ length: 52 }, (_, index) => draft(`Draft number ${index}.`)));
    await open('/posts?tab=drafts');
    await eventually(() => expect(rows()).toBe(50));
    await press('Show more');
    await eventually(() => expect(rows()).toBe(52));
    await gone('button', 'Show more');
    await fill('Search your posts', 'number 17');
    await eventually(() => expect(rows()).toBe(1));
    await row('Draft number 17.');
    expect(made.searches.at(-1)).toBe('number 17');
  });

  it('tells a training post among the posted ones by how it begins', async () => {
    const performance = { impressions: 1_000, likes: 30, comments: 12, shares: 2, engagement_rate: 4.4 };
    havePosts(
      posted('Training Post', {
        content: 'Send the invoice first.\n\nThe apology can wait until Thursday.',
        source_type: 'training',
        display_state: 'posted-complete',
        performance: { ...performance, source: 'person', recorded_at: '2026-06-03T09:00:00.000Z' },
      }),
    );
    await open('/posts?tab=posted');
    const training = await row('Send the invoice first.');
    await says('4.4%', training);
    expect(training).not.toHaveTextContent('Training Post');
    await press('More for “Send the invoice first.”');
    await the('menuitem', 'Share Your Feedback');
    await doesNotSay('Training Post');
    expect(isThere('menuitem', 'Change analytics')).toBe(false);
    haveVoice(aWritingProfile());
    await press('Open in the writing profile', {}, 'menuitem');
    await the('tab', /^Training/, { selected: true });
  });
});
