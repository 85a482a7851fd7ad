import { doesNotSay, eventually, field, fill, http, press, says, server, the } from '@drumbeat/testing';
import { describe, expect, it } from '@jest/globals';
import { asUser, asVisitor } from '../../testing/answers';
import { open } from '../../testing/open-app';

describe('A mail that leads to a new password', () => {
  it.each([
    ['staff, whom it leads back to the console', { is_admin: true }, 'Back to the console', '/admin'],
    ['users, whom it leads back to their settings', {}, 'Back to the settings', '/settings'],
  ])('is there for %s', async (_, user, back, address) => {
    asUser({ user });
    const asked: unknown[] = [];
    server.use(
      http.post('/api/auth/forgot-password', async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({ sent: true });
      }),
    );
    await open('/forgot-password');
    await the('heading', 'Change your password');
    await eventually(async () => expect(await field('Email')).toHaveValue('ada@example.test'));
    expect(await the('link', back)).toHaveAttribute('href', address);
    await doesNotSay('Remembered it?');
    await press('Send the link');
    await says(/a link is on its way there/);
    expect(asked).toEqual([{ email: 'ada@example.test' }]);
  });

  it('is there for visitors, whom it leads to signing in', async () => {
    asVisitor();
    await open('/forgot-password');
    await the('heading', 'Forgot your password?');
    await fill('Email', 'ada@example.test');
    await the('link', 'Sign in');
  });
});
