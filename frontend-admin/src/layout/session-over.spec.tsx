import {
  eventually,
  field,
  fill,
  http,
  leftFor,
  press,
  refusal,
  says,
  server,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBatchPrompt, aPerson, asStaff } from '../testing/answers';
import { open } from '../testing/open-console';

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(aPerson('ann'))),
    http.post('/api/admin/users/{id}/notes', ({ response }) =>
      response.untyped(refusal(401, 'Please sign in.', { code: 'auth.required' })),
    ),
    http.get('/api/admin/posts', ({ response }) =>
      response.untyped(refusal(401, 'Please sign in.', { code: 'auth.required' })),
    ),
    http.post('/api/auth/refresh', ({ response }) =>
      response.untyped(refusal(401, 'Please sign in.', { code: 'auth.session_ended' })),
    ),
  );
});

describe('The console after the session has ended', () => {
  it('keeps what was typed, and says how to save it', async () => {
    await open('/admin/users/ann');
    await fill('New note', 'Away in May');
    await press('Add');
    await says(/^Your session has ended\. What you typed or chose is still here:/);
    expect(await the('link', 'sign in again in another tab')).toHaveAttribute('target', '_blank');
    expect(await field('New note')).toHaveValue('Away in May');
    expect(leftFor()).toBeNull();
  });

  it('has rows that were to be archived chosen again, and says that they are not', async () => {
    let isOver = false;
    server.use(
      http.get('/api/admin/content-prompts', ({ response }) =>
        isOver
          ? response.untyped(refusal(401, 'Please sign in.', { code: 'auth.required' }))
          : response(200).json({ data: [aBatchPrompt(1), aBatchPrompt(2)], total: 2 }),
      ),
      http.patch('/api/admin/content-prompts/{id}', ({ response }) =>
        response.untyped(refusal(401, 'Please sign in.', { code: 'auth.required' })),
      ),
    );
    await open('/admin/content-prompts');
    await user.click(await field('Choose Hook 1'));
    await press('Archive');
    await says('1 prompt is archived');
    // The console hears of the end while the call is held back to be undone.
    isOver = true;
    await press('Category');
    await says('They are not archived: Please sign in.');
    await says(/^Your session has ended\. What you typed or chose is still here:/);
    expect(leftFor()).toBeNull();
    isOver = false;
    await press('Try again');
    await says('1 chosen');
    await press('Choose none');
    await eventually(() => expect(leftFor()).toMatch(/^\/login\?next=%2Fadmin%2Fcontent-prompts/));
  });

  it('leads to the sign-in page, and back, where nothing was typed', async () => {
    await open('/admin/posts');
    await eventually(() => expect(leftFor()).toBe('/login?next=%2Fadmin%2Fposts'));
  });
});
