import { expect, test, type Page } from '@playwright/test';
import { creepUntil, stopTime } from './actors/time';
import { DEMO_USER, newPerson, PASSWORD } from './actors/user';

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

test('the address fills in the email and says what happened, in our words alone', async ({ page }) => {
  await page.goto('/login?email=ada@example.test&message=account_exists&error=Your account is closed');
  await expect(page.getByRole('heading', { name: 'Welcome back', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.test');
  await expect(
    page.getByText('You already have an account! Enter your password again to sign in', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByText('Your account is closed')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Switch to Magic Link', exact: true })).toBeHidden();
});

test('trouble with the connection comes with tips and the magic link', async ({ page }) => {
  await page.goto('/login?timeout=true');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Having trouble connecting? Our servers might be warming up. Please try logging in again.',
  );
  await expect(alert.getByRole('listitem')).toHaveText([
    'Check the connection',
    'Disable VPN',
    'Clear cache',
    'Try another browser',
  ]);
  await alert.getByRole('button', { name: 'Switch to Magic Link', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Magic Link', exact: true, selected: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();

  await page.goto('/login?error=The connection was lost');
  await expect(alert).toContainText(
    'Connection timeout. Please check your internet connection and try again.',
  );
  await expect(alert.getByRole('listitem')).toHaveCount(4);
});

test('nothing can be sent before it can be right', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('ada at example');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Email', { exact: true }).focus();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(signIn(page)).toBeDisabled();

  await page.getByRole('tab', { name: 'Magic Link', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send magic link', exact: true })).toBeDisabled();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('ada@example.test');
  await expect(page.getByRole('button', { name: 'Send magic link', exact: true })).toBeEnabled();

  await page.getByRole('tab', { name: 'Password', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await expect(signIn(page)).toBeEnabled();
});

test('a network that is away is told from a wrong password', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(DEMO_USER.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await signIn(page).click();
  await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();

  await page.route('**/api/auth/login', (route) => route.abort());
  await signIn(page).click();
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await page.route('**/api/beta/auth/google', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await expect(page.getByText('Google login failed')).toBeVisible();
});

test('what the server says is shown in the words of this page', async ({ page }) => {
  let answer: object = {};
  await page.route(/\/api\/(auth\/(login|signup|magic-link\/send)|beta\/auth\/google)$/, (route) =>
    route.fulfill({ status: 400, json: answer }),
  );
  const says = async (error: string, shown: string) => {
    answer = { error, code: 'test.refused', requestId: 'r' };
    await signIn(page).click();
    await expect(page.getByRole('alert')).toHaveText(shown);
  };
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await says('Invalid login credentials', 'Invalid email or password. Please check your credentials.');
  await says(
    'Email already registered',
    'An account with this email already exists. Please sign in instead.',
  );
  await says('This account is closed', 'This account is closed');
  await says(' ', 'Login failed');
  answer = { error: 'Gateway Timeout', code: 'test.refused', requestId: 'r' };
  await signIn(page).click();
  await expect(page.getByRole('alert')).toContainText('Unable to sign in. Please try again.');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4);
  answer = { error: ' ', code: 'test.refused', requestId: 'r' };

  await page.getByRole('tab', { name: 'Magic Link', exact: true }).click();
  await page.getByRole('button', { name: 'Send magic link', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send magic link');
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Signup failed');
});

test('another magic link can be sent after 60 s, which are counted down', async ({ page }) => {
  await page.goto('/login?tab=magic-link');
  await page.getByLabel('Email', { exact: true }).fill(newPerson('Nobody', 'login-countdown').email);
  await stopTime(page);
  await page.getByRole('button', { name: 'Send magic link', exact: true }).click();
  const resting = (seconds: number) =>
    page.getByRole('button', { name: `Resend in ${seconds}s`, exact: true });
  await creepUntil(page, resting(60).waitFor());
  await expect(resting(60)).toBeDisabled();
  await page.clock.runFor(20_000);
  await expect(resting(40)).toBeDisabled();
  await page.clock.runFor(40_000);
  await expect(page.getByRole('button', { name: 'Resend magic link', exact: true })).toBeEnabled();
});

test('the browser remembers the last 100 sign-ins and no more', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const events = Array.from({ length: 100 }, (_, at) => ({ outcome: 'success', at, durationMs: 0 }));
    localStorage.setItem('drumbeat-auth-analytics', JSON.stringify(events));
  });
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await signIn(page).click();
  await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  const kept = () =>
    page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('drumbeat-auth-analytics') ?? '[]') as {
          outcome: string;
          at: number;
        }[],
    );
  await expect.poll(async () => (await kept()).at(-1)?.outcome).toBe('failure');
  expect(await kept()).toHaveLength(100);
  expect((await kept()).at(0)?.at).toBe(1);
});

test('signing up says what it is for and what it asks, and keeps where somebody came from', async ({
  page,
}) => {
  await page.goto('/signup?utm_source=spring-campaign');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Start posting content that actually brings clients in today',
  );
  await expect(page.getByText('Your content stays private. Cancel anytime')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('ada at example');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  const sent: unknown[] = [];
  await page.route('**/api/beta/auth/google', (route) => {
    sent.push(route.request().postDataJSON());
    return route.abort();
  });
  await page.getByRole('button', { name: 'Sign up with Google', exact: true }).click();
  await expect(page.getByText('Google login failed')).toBeVisible();
  expect(sent).toEqual([{ source: 'spring-campaign', timezone: 'America/Chicago' }]);

  await page.route('**/api/auth/signup', (route) => route.abort());
  await page.goto('/signup?source=a-podcast');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const signUp = page.waitForRequest('**/api/auth/signup');
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();
  expect((await signUp).postDataJSON()).toMatchObject({ source: 'a-podcast' });
});

test.describe('in Safari', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  });

  test('the sign-in page warns of its redirects', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText(/In Safari the redirect .* may fail/)).toBeVisible();
  });
});
