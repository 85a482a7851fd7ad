import { fill, http, says, server } from '@drumbeat/testing';
import { describe, it } from '@jest/globals';
import { aBatchPrompt, aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

describe('The form of a prompt', () => {
  it('counts the characters of the hook in the hint of its field', async () => {
    asStaff();
    server.use(
      http.get('/api/admin/users/{id}', ({ response }) => response(200).json(aPerson('ann'))),
      http.get('/api/admin/content-prompts/{id}', ({ response }) =>
        response(200).json(aBatchPrompt(1, { hook: 'As it was' })),
      ),
    );
    await open('/admin/content-prompts/1');
    await says('Read first; 9 of 120 characters');
    await fill(/^Hook/, 'As it is now');
    await says('Read first; 12 of 120 characters');
  });
});
