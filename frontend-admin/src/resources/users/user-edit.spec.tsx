import {
  doesNotSay,
  eventually,
  field,
  fill,
  gone,
  http,
  press,
  refusal,
  says,
  server,
  the,
  user,
} from '@drumbeat/testing';
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

it('A person’s page names their zone in words', async () => {
  await open('/admin/users/ann');
  await says('ann@example.test, Chicago time');
});

it('A person’s page says since when no mail reaches them', async () => {
  stored = { ...stored, mail_refused_at: '2026-11-03T09:00:00.000Z' };
  await open('/admin/users/ann');
  await says(/^Not taken for this address since Nov 3/);
});

it('What could not be saved is no longer said once it is saved, nor the other way round', async () => {
  server.use(
    http.patch(
      '/api/admin/users/{id}',
      ({ response }) => response.untyped(refusal(503, 'Try again in a moment.', { code: 'busy' })),
      { once: true },
    ),
  );
  await open('/admin/users/ann');
  await fill('Name', 'Ann Lee');
  await press('Save');
  await says('Try again in a moment.');
  await press('Save');
  await says('The person is saved');
  await gone('alert');
  server.use(
    http.patch('/api/admin/users/{id}', ({ response }) =>
      response.untyped(refusal(503, 'Try again in a moment.', { code: 'busy' })),
    ),
  );
  await fill('Name', 'Ann Li');
  await press('Save');
  await says('Try again in a moment.');
  await doesNotSay('The person is saved');
});

describe('The profile of a person', () => {
  it('is locked and unlocked for a reason', async () => {
    const asked: unknown[] = [];
    server.use(
      http.put('/api/admin/users/{id}/profile-lock', async ({ request, response }) => {
        const body = await request.json();
        asked.push(body);
        stored = { ...stored, profile_locked: body.is_locked };
        return response(200).json(stored);
      }),
    );
    await open('/admin/users/ann');
    await press('Lock the profile', { inside: await the('region', 'Profile lock') });
    const dialog = await the('dialog', 'Lock the profile of Ann Example?');
    expect(await field('Reason')).toHaveFocus();
    expect(await the('button', 'Lock the profile', { inside: dialog })).toBeDisabled();
    await fill('Reason', ' Two people write in it ');
    await press('Lock the profile', { inside: dialog });
    await says('The profile is locked');
    await press('Unlock the profile', { inside: await the('region', 'Profile lock') });
    await fill('Reason', 'It is settled');
    await press('Unlock the profile', { inside: await the('dialog') });
    await says('The profile is unlocked');
    await says('Not locked');
    expect(asked).toEqual([
      { is_locked: true, reason: 'Two people write in it' },
      { is_locked: false, reason: 'It is settled' },
    ]);
  });

  it('stays as it is for whoever closes the question by Escape, which gives the focus back and keeps the words', async () => {
    await open('/admin/users/ann');
    (await the('button', 'Lock the profile')).focus();
    await user.keyboard('{Enter}');
    await fill('Reason', 'Two people write in it');
    await user.keyboard('{Escape}');
    await gone('dialog');
    expect(await the('button', 'Lock the profile')).toHaveFocus();
    await press('Posts', {}, 'link');
    const question = await the('dialog', /without saving|Save your changes/);
    await press('Stay here', { inside: question });
    await gone('dialog');
    await press('Lock the profile');
    expect(await field('Reason')).toHaveValue('Two people write in it');
    await press('Cancel');
    await gone('dialog');
    await press('Lock the profile');
    expect(await field('Reason')).toHaveValue('');
  });

  it('stays as it is where locking is refused, with the reason that was typed', async () => {
    server.use(
      http.put('/api/admin/users/{id}/profile-lock', ({ response }) =>
        response.untyped(refusal(404, 'The user was not found.')),
      ),
    );
    await open('/admin/users/ann');
    await press('Lock the profile');
    await fill('Reason', 'Two people write in it');
    await press('Lock the profile', { inside: await the('dialog') });
    await says('The user was not found.');
    expect(await field('Reason')).toHaveValue('Two people write in it');
  });
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

  it('is not saved without the name that the person has', async () => {
    await open('/admin/users/ann');
    await user.clear(await field('Name'));
    await press('Save');
    await says('A name can be changed, not removed.');
    expect(sent).toEqual([]);
    expect(await field('Name')).toHaveFocus();
  });

  it('is not saved with a name that is too long, which is said in words', async () => {
    await open('/admin/users/ann');
    (await field('Name')).focus();
    await user.paste('n'.repeat(121));
    await press('Save');
    await says('Keep it to 120 characters');
    expect(sent).toEqual([]);
  });

  it.each([
    ['is too long', 'p'.repeat(81), 'A pillar has at most 80 characters'],
    ['is in the list already', 'pricing', 'This pillar is in the list already'],
  ])('is not saved with a pillar that %s, which is said in words', async (_what, third, words) => {
    stored = { ...stored, content_pillars: ['Pricing', 'Running a small studio'] };
    await open('/admin/users/ann');
    await press('Add a pillar');
    await fill('Pillar 3', third);
    await press('Save');
    await says(words);
    expect(sent).toEqual([]);
  });

  it('cannot be taken back where it gave the person a name', async () => {
    stored = aPerson('ann');
    await open('/admin/users/ann');
    await fill('Name', 'Ann Example');
    await press('Save');
    await says('The person is saved');
    await doesNotSay('Undo');
  });

  it('leaves the focus on the button that saved it, which then saves nothing more', async () => {
    await open('/admin/users/ann');
    await fill('Name', 'Ann Other');
    (await the('button', 'Save')).focus();
    await user.keyboard('{Enter}');
    await says('The person is saved');
    await eventually(async () =>
      expect(await the('button', 'Save')).toHaveAttribute('aria-disabled', 'true'),
    );
    const save = await the('button', 'Save');
    expect(save).toBeEnabled();
    expect(save).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(await field('Name'), '{Enter}');
    expect(sent).toHaveLength(1);
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
