import { eventually, field, fill, http, leftFor, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, asStaff } from '../testing/answers';
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
    await says(/^Your session has ended\. What you typed is still here:/);
    expect(await the('link', 'sign in again in another tab')).toHaveAttribute('target', '_blank');
    expect(await field('New note')).toHaveValue('Away in May');
    expect(leftFor()).toBeNull();
  });

  it('leads to the sign-in page, and back, where nothing was typed', async () => {
    await open('/admin/posts');
    await eventually(() => expect(leftFor()).toBe('/login?next=%2Fadmin%2Fposts'));
  });
});
