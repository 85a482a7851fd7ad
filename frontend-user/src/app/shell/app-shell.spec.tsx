import { eventually, gone, press, the, usePhone, user, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { anUser, asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';

beforeEach(() => void asUser());

describe('The sidebar', () => {
  it('leads to the dashboard at its own address, which /dashboard shows, too', async () => {
    await open('/dashboard');
    const sidebar = await the('navigation', 'Product');
    const dashboard = await the('link', 'Dashboard', { inside: sidebar });
    expect(dashboard).toHaveAttribute('href', '/beta/dashboard');
    const here = await the('heading', /./, { level: 1 });
    const title = here.textContent;
    await user.click(dashboard);
    await eventually(() => expect(window.location.pathname).toBe('/beta/dashboard'));
    expect(await the('heading', /./, { level: 1 })).toHaveTextContent(title);
  });
});

describe('On a phone', () => {
  beforeEach(usePhone);

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
