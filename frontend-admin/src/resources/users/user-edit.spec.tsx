import { eventually, field, fill, http, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../providers/records';
import { aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

let stored: User;
let sent: unknown[];

beforeEach(() => {
  asStaff();
  sent = [];
  stored = aPerson('ann', { full_name: 'Ann Example' });
  server.use(
    http.get('/api/admin/users/{id}', ({ response }) => response(200).json(stored)),
    http.patch('/api/admin/users/{id}', async ({ request, response }) => {
      const { version, ...change } = await request.json();
      sent.push({ version, ...change });
      if (version !== stored.version) {
        const details = { current: stored, changed_by: 'bob@example.test' };
        return response.untyped(
          refusal(409, 'This person was changed meanwhile.', { code: 'user.stale', details }),
        );
      }
      stored = { ...stored, ...change, version: `${stored.version}+` };
      return response(200).json(stored);
    }),
  );
});

describe('What staff change of a person', () => {
  it('is taken back as long as nobody changed the person since', async () => {
    await open('/admin/users/ann');
    await fill('Name', 'Ann Other');
    await press('Save');
    await says('The person is saved');
    await press('Undo');
    await says('The person is as before');
    await eventually(async () => expect(await field('Name')).toHaveValue('Ann Example'));
    expect(sent).toEqual([
      { version: 'one', full_name: 'Ann Other' },
      { version: 'one+', full_name: 'Ann Example' },
    ]);
  });

  it('is not taken back over what somebody else changed since', async () => {
    await open('/admin/users/ann');
    await fill('Name', 'Ann Other');
    await press('Save');
    await the('button', 'Undo');
    stored = { ...stored, full_name: 'Ann of Bob', version: 'of Bob' };
    await press('Undo');
    await says('It was not taken back. This person was changed meanwhile.');
    expect(stored.full_name).toBe('Ann of Bob');
  });
});
