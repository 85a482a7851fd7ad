import { PROFILE_LIMITS } from '@drumbeat/domain';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectClean, expectCleanAtBothWidths } from './actors/axe';
import { enter } from './actors/keyboard';
import { openNewPost } from './actors/post';
import { openAccount, openSession, settleAccount } from './actors/session';
import { signInToConsole } from './actors/staff';
import { endSessionIn, shareTime } from './actors/time';
import { atStep, draftIsThere, newPerson, onboard, PASSWORD } from './actors/user';
import { answerFirst } from './actors/writer';

// Many pages in one journey, and axe reads each of them four times: two widths, light and dark.
test.describe.configure({ timeout: 600_000 });

const minutes = (count: number) => count * 60_000;

/** The longest pillars there can be: words that were suggested, and one that has no place to break. */
const LONG_PILLARS = [
  'Questions from dog owners whose dog barks at everything at once, at all hours and in every room of it',
  'Donaudampfschifffahrtsgesellschaftskapitaenspatentpruefungsordnung',
  'Client conversations',
].map((pillar) => pillar.slice(0, PROFILE_LIMITS.pillar));

// A call that is under way when the journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('axe finds nothing serious on the pages of a visitor', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const { email } = newPerson('Nobody', 'axe-mail');
  await expectAccessible(page, '/', link('Start for free'));
  await expectAccessible(page, '/login?tab=magic-link', button('Send magic link'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await button('Send magic link').click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await expectCleanAtBothWidths(page);
  await expectAccessible(page, '/login?timeout=true', button('Switch to Magic Link'));
  await expectAccessible(
    page,
    '/login?error=Something+failed&message=account_exists',
    page.getByText('Something went wrong. Please try again.', { exact: true }),
  );
  await expectAccessible(page, '/signup', button('Sign up with Google'));
  // The demo asks nobody to confirm an address; this is how an installation answers that does.
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 201, json: { user: null, session: null, email_confirmation_required: true } }),
  );
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button('Start for free').click();
  await expect(page.getByRole('heading', { name: 'Check your mail', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
  await expectAccessible(page, '/forgot-password', button('Send the link'));
  await expectAccessible(page, '/reset-password?token=unknown', button('Save the new password'));
  await expectAccessible(page, '/reset-password', link('Send a new link'));
  await expectAccessible(page, '/auth/verify?type=magiclink&token=unknown', button('Sign me in'));
  await button('Sign me in').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectCleanAtBothWidths(page);
  await expectAccessible(page, '/auth/verify?type=signup&token=unknown', button('Confirm my email'));
  await expectAccessible(page, '/auth/callback?error=google.cancelled', link('Back to sign in'));
  await expectAccessible(page, '/callback?linkedin=failed', link('Continue'));
  await expectAccessible(page, '/help', page.getByRole('heading', { name: 'Help', level: 1, exact: true }));
});

test('axe finds nothing serious while the session is awaited, and where it or a plan cannot be read', async ({
  page,
}) => {
  const session = '**/api/beta/auth/session';
  await page.route(session, () => undefined);
  await expectAccessible(page, '/posts', page.getByRole('status'));
  const failure = { error: 'Broken', code: 'test.broken', requestId: 'r' };
  await page.route(session, (route) => route.fulfill({ status: 500, json: failure }));
  await expectAccessible(page, '/posts', page.getByRole('link', { name: 'Sign in', exact: true }));
  await page.route(session, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"session":' }),
  );
  await expectAccessible(
    page,
    '/posts',
    page.getByText(/There was an issue with your authentication session/),
  );
  await page.unroute(session);
  await openSession(page.request);
  await page.route('**/api/user/subscription', (route) => route.fulfill({ status: 500, json: failure }));
  await expectAccessible(page, '/posts', page.getByRole('link', { name: 'See the plans', exact: true }));
});

test('axe finds nothing serious on the way from signing up to a plan', async ({ page }) => {
  await openAccount(page.request, newPerson('Hedy Example', 'axe'));
  await page.goto('/onboarding');
  await atStep(page, 'Who do you serve?');
  await onboard(page, { look: expectCleanAtBothWidths, pillars: LONG_PILLARS });
  await expect(page.getByRole('button', { name: 'Start without a card', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious on the pages of a writing profile', async ({ page }) => {
  await openSession(page.request);
  const known = page.getByRole('region', { name: 'How Well AI Knows Your Style', exact: true });
  await expectAccessible(page, '/profile/writing-profile', known);
  await page.getByRole('button', { name: 'Edit Profile', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Edit your writing profile', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.route('**/api/user-preferences', (route) => route.fulfill({ json: { data: null } }));
  const setup = page.getByRole('dialog', { name: 'Create Your Writing Profile', exact: true });
  await expectAccessible(page, '/profile/writing-profile', setup);
  await setup.getByRole('button', { name: 'Get Started', exact: true }).click();
  await expect(setup.getByRole('button', { name: 'Create profile', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.unroute('**/api/user-preferences');
  await expectAccessible(page, '/profile/writing-profile?tab=training', page.getByRole('table'));
  for (const step of ['start', 'disliked_post', 'address', 'pair-1', 'summary']) {
    await expectAccessible(
      page,
      `/profile/writing-profile/interview?step=${step}`,
      page.getByRole('heading', { level: 1 }),
    );
  }
});

test('axe finds nothing serious on the pages of a user', async ({ page }) => {
  await openSession(page.request);
  for (const address of ['/analytics', '/content-strategy']) {
    await expectAccessible(page, address, page.getByRole('heading', { level: 1 }));
  }
  // Rows of each kind: axe takes many times as long over a long list, and finds the same.
  await page.route('**/api/posts?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=4'),
    }),
  );
  await expectAccessible(page, '/posts', page.getByRole('main').getByRole('listitem').first());
  await page.unroute('**/api/posts?*');
  await expectAccessible(page, '/profile', page.getByLabel('Pillar 1', { exact: true }));
  await expectAccessible(page, '/settings', page.getByText('This device', { exact: true }));
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanAtBothWidths(page);
  await expectAccessible(page, '/billing', page.getByRole('heading', { name: 'Free plan', exact: true }));
  await expectAccessible(page, '/resources', page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: /account menu/i }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectCleanAtBothWidths(page);
  // On some weekdays the first prompts of the demo have posts already.
  const select = page
    .getByRole('article')
    .filter({ hasNotText: /Its post is scheduled|You have a draft of this|You have a post of this/ })
    .getByRole('button', { name: 'Select', exact: true })
    .first();
  await expectAccessible(page, '/content-calendar', select);
  await select.click();
  await answerFirst(page);
  await draftIsThere(page);
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'What the writer is told', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('region').first()).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious with a folded sidebar and with the menu of a phone', async ({ page }) => {
  await openSession(page.request);
  await expectAccessible(page, '/beta/dashboard', page.getByRole('main').getByRole('listitem').first());
  await page.getByRole('button', { name: 'Collapse the sidebar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Expand the sidebar', exact: true })).toBeVisible();
  await expectClean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu', exact: true })).toBeVisible();
  await expectClean(page);
});

test('axe finds nothing serious in the warnings of a session that ends, and coming back renews it', async ({
  page,
}) => {
  await openSession(page.request);
  const time = await shareTime(page);
  const session = await endSessionIn(page, time, minutes(30));
  await page.goto('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Session', exact: true });
  await session.leave(minutes(9.9));
  await expect(banner).toBeVisible();
  await expectCleanAtBothWidths(page);
  await session.leave(minutes(0.9));
  await expect(banner).toContainText('less than 1 minute');
  await expectCleanAtBothWidths(page);
  expect(session.renewals).toBe(0);
  await page.mouse.move(200, 300, { steps: 5 });
  await expect(banner).toBeHidden();
  expect(session.renewals).toBe(1);
});

test('axe finds nothing serious when text would be lost, and while somebody is signed out; staying or leaving needs no mouse', async ({
  page,
}) => {
  await settleAccount(page.request, newPerson('Mary Example', 'axe-leaving'));
  await openNewPost(page, 'The one that will not save');
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Post text', { exact: true }).fill('Nowhere to go.');
  await expect(page.getByRole('status').filter({ hasText: 'kept on this device' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Sign out and lose text?', exact: true });
  const signOut = async () => {
    await enter(page, page.getByRole('button', { name: /account menu/i }));
    await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
  };
  await signOut();
  await enter(page, question.getByRole('button', { name: 'Stay signed in', exact: true }));
  await expect(question).toBeHidden();
  await signOut();
  await expectCleanAtBothWidths(page);

  // Where the next page has no content the browser stays on the one that says so.
  await page.route('**/login', (route) => route.fulfill({ status: 204 }));
  await enter(page, question.getByRole('button', { name: 'Sign out anyway', exact: true }));
  await expect(page.getByText('Logging out...')).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.unroute('**/login');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test('axe finds nothing serious in the console', async ({ page }) => {
  await signInToConsole(page);
  await expectAccessible(
    page,
    '/admin/',
    page.getByRole('table', { name: 'Who needs prompts', exact: true }),
  );
  await expectAccessible(page, '/admin/users', page.getByRole('table', { name: 'Users', exact: true }));
  await expectAccessible(
    page,
    '/admin/prompt-batches/create',
    page.getByRole('button', { name: 'Order the batch', exact: true }),
  );
});
