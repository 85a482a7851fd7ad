import { eventually, gone, press, the, usePhone, user, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { anUser, asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';

beforeEach(() => {
  asUser();
  usePhone();
});

describe('On a phone', () => {
  it('the menu over the page leads on and closes', async () => {
    await open('/posts');
    // Which of the two is shown is the style sheet's to say, which is for journeys.
    await user.click(
      await eventually(() => within(document.body).getByRole('button', { name: 'Menu', hidden: true })),
    );
    await the('button', 'Close menu');
    await user.click(await the('link', 'Resources', { inside: await the('dialog') }));
    await eventually(() => expect(window.location.pathname).toBe('/resources'));
    await gone('button', 'Close menu');
    await the('heading', 'Resources', { level: 1 });
  });

  it('the account menu says who is signed in, and Escape closes it', async () => {
    await open('/resources');
    await press(/account menu/i);
    expect(await the('menu')).toHaveTextContent(anUser().email);
    await user.keyboard('{Escape}');
    await gone('menu');
  });
});
