import { http, server, the } from '@drumbeat/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const POST = '00000000-0000-4000-8000-000000000001';

beforeEach(() => asStaff());

it('The page of a refused publication leads to its post, where an edit can be suggested', async () => {
  server.use(
    http.get('/api/admin/publications/{id}', ({ params, response }) =>
      response(200).json({
        id: params.id,
        user_id: 'ann',
        user_email: 'ann@example.test',
        post_id: POST,
        post_title: 'What a quote costs',
        account_name: 'Ann Example',
        state: 'rejected',
        ...{ is_held: false, is_paused: false, version: 1, attempts_count: 1 },
        ...{ due_at: '2026-11-20T15:00:00.000Z', time_zone: 'America/Chicago', published_at: null },
        ...{ outcome: 'rejected', evidence: null, urn: null, linkedin_url: null, check: null },
        ...{ created_at: '2026-11-19T15:00:00.000Z', updated_at: '2026-11-20T15:00:01.000Z' },
        ...{ timeline: [], attempts: [], events: [] },
      }),
    ),
  );
  await open('/admin/publications/00000000-0000-4000-8000-000000000002/show');
  expect(await the('link', 'Open the post')).toHaveAttribute('href', `/admin/posts/${POST}/show`);
});
