import type { components } from '@drumbeat/api-client';
import { defaultWritingProfile } from '@drumbeat/domain';
import { gone, http, isThere, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asStaff } from '../../../testing/answers';
import { open } from '../../../testing/open-console';

type Schemas = components['schemas'];

const ANN = '0d9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d';
const PAGE = `/admin/users/${ANN}/writing-profile`;
const AT = '2026-11-20T15:00:00.000Z';

const PREFERENCES: Schemas['PreferencesResponse'] = {
  ...defaultWritingProfile(),
  id: 'a0d9c5d6-0000-4000-8000-000000000001',
  user_id: ANN,
  signature_expressions: ['Cash first'],
  sample_posts: [],
  version: 1,
  created_at: AT,
  updated_at: AT,
};

const aPost = (change: Partial<Schemas['TrainingPostResponse']>): Schemas['TrainingPostResponse'] => ({
  id: '7a0d9c5d-0000-4000-8000-000000000001',
  user_id: ANN,
  kind: 'post',
  post_content: 'We raised our day rate.',
  impressions: 2_480,
  engagements: null,
  likes: 71,
  comments: 28,
  shares: 7,
  engagement_rate: 4.27,
  post_date: '2026-10-30',
  linkedin_url: null,
  created_at: AT,
  updated_at: AT,
  word_count: 5,
  character_count: 23,
  performance_category: 'Great',
  what_works: [],
  insights: { performance_category: 'Great' },
  ...change,
});

const POSTS = [
  aPost({}),
  aPost({
    id: '7a0d9c5d-0000-4000-8000-000000000002',
    post_content: 'A full calendar is a warning light.',
    impressions: 0,
    engagement_rate: null,
    post_date: null,
  }),
];

function have(preferences: Schemas['PreferencesResponse'] | null, posts = POSTS): void {
  server.use(
    http.get('/api/admin/users/{id}/writing-profile', ({ response }) =>
      response(200).json({
        data: {
          user_id: ANN,
          user_email: 'ann@example.test',
          user_name: 'Ann Example',
          preferences,
          voice: { analysis: null, under_way: null, changes: [], set_by_hand: [] },
        },
      }),
    ),
    http.get('/api/admin/users/{id}/training-posts', ({ response }) =>
      response(200).json({ data: { training_posts: posts, total: posts.length }, next_cursor: null }),
    ),
  );
}

const remove = () => press('Delete “We raised our day rate.”');

beforeEach(asStaff);

describe('The writing profile of a user in the console', () => {
  it('shows what they see, to read', async () => {
    have(PREFERENCES);
    await open(PAGE);
    await the('heading', 'Writing Profile', { level: 1 });
    await says('Admin View');
    await says('Ann Example');
    await says('Cash first');
    expect(isThere('button', 'Edit Profile')).toBe(false);
    await press('Training', {}, 'tab');
    await the('heading', 'Your Saved Posts (2)');
    const table = await the('table', 'Your Saved Posts (2)');
    expect(table).toHaveTextContent(/^Post ContentPerformancePost DateAddedActions/);
    expect(table).toHaveTextContent('4.3%Great!2,480 impressions');
    expect(table).toHaveTextContent('No analyticsNo date');
    expect(await the('textbox', 'Your post')).toBeDisabled();
    expect(isThere('button', 'Add Post')).toBe(false);
    expect(isThere('button', 'Add Performance Data')).toBe(false);
  });

  it('of somebody without one says so, and asks nobody to create it', async () => {
    have(null, []);
    await open(PAGE);
    await says('No writing profile yet');
    expect(isThere('dialog')).toBe(false);
    await press('Training', {}, 'tab');
    await says('No training posts yet');
  });

  it('has training posts that staff delete, after a question', async () => {
    have(PREFERENCES);
    const deleted: (string | null)[] = [];
    server.use(
      http.delete('/api/sample-posts/analytics', ({ query, response }) => {
        deleted.push(query.get('id'));
        have(PREFERENCES, POSTS.slice(1));
        return response(204).empty();
      }),
    );
    await open(PAGE);
    await press('Training', {}, 'tab');
    await remove();
    await says('Are you sure you want to delete this training post? This action cannot be undone.');
    await press('Cancel');
    await gone('dialog');
    expect(deleted).toEqual([]);
    await remove();
    await press('Delete');
    await says('Training post deleted successfully!');
    await the('heading', 'Your Saved Posts (1)');
    expect(deleted).toEqual([POSTS[0]!.id]);
  });

  it.each([
    ['is gone', 404, 'Post not found'],
    ['cannot be deleted', 422, 'Failed to delete training post'],
  ])('says that a post %s', async (_, status, said) => {
    have(PREFERENCES);
    server.use(
      http.delete('/api/sample-posts/analytics', ({ response }) => response.untyped(refusal(status, 'No.'))),
    );
    await open(PAGE);
    await press('Training', {}, 'tab');
    await remove();
    await press('Delete');
    await says(said);
    await gone('dialog');
  });

  it('that cannot be loaded says why, and is read again when asked', async () => {
    have(PREFERENCES);
    server.use(
      http.get(
        '/api/admin/users/{id}/writing-profile',
        ({ response }) => response.untyped(refusal(404, 'The user does not exist')),
        { once: true },
      ),
    );
    await open(PAGE);
    await says('The user does not exist');
    await press('Try again');
    await says('Cash first');
  });
});
