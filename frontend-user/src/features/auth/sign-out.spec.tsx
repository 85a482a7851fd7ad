import {
  eventually,
  gate,
  gone,
  http,
  isThere,
  leftFor,
  pass,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';

const leavesFor = (address: string) => eventually(() => expect(leftFor()).toBe(address));

/** Presses "Sign out" in the menu of the header; the server answers what `answer` makes. */
async function signOut(answer: () => Promise<Response>): Promise<void> {
  server.use(http.post('/api/auth/logout', async ({ response }) => response.untyped(await answer())));
  await press(/account menu/i);
  await press('Sign out', {}, 'menuitem');
  await says('Logging out...');
}

/** The page that comes then says what did not happen; whoever reads it is signed out of this browser all the same. */
async function isOutHere(): Promise<void> {
  await open('/login');
  await noticeSays('Logout failed');
  await open('/login');
  await the('button', 'Sign in');
  await open('/posts');
  await the('button', 'Sign in');
}

/** Somebody signs in anew: that is another session than the one which was left. */
async function isInAgain(): Promise<void> {
  asUser({ sessionDays: 8 });
  await open('/posts');
  await the('heading', 'Posts', { level: 1 });
}

beforeEach(() => void asUser());

describe('Signing out', () => {
  it('leads to the sign-in page when the server fails', async () => {
    await open('/posts');
    await the('heading', 'Posts', { level: 1 });
    const failure = async () => refusal(500, 'Down');
    await signOut(failure);
    await leavesFor('/login');
    await isOutHere();
    await isInAgain();
  });

  it('leads to the sign-in page when the server never answers', async () => {
    await open('/posts');
    await the('heading', 'Posts', { level: 1 });
    const silence = gate();
    let isAsked = false;
    stopTime();
    await signOut(async () => {
      isAsked = true;
      await silence.passed;
      return refusal(500, 'Down');
    });
    await eventually(() => expect(isAsked).toBe(true));
    await pass(1_500);
    await says('Logging out...');
    expect(leftFor()).toBeNull();
    await pass(1_000);
    await leavesFor('/login');
    silence.open();
    server.use(http.post('/api/auth/logout', ({ response }) => response.untyped(refusal(500, 'Down'))));
    await isOutHere();
    await isInAgain();
  });

  it('that the server did not hear of is told again, and forgotten once it has', async () => {
    await open('/posts');
    await signOut(async () => refusal(500, 'Down'));
    await leavesFor('/login');

    let told = 0;
    server.use(
      http.post('/api/auth/logout', ({ response }) => {
        told += 1;
        return response(204).empty();
      }),
    );
    await open('/posts');
    await the('button', 'Sign in');
    expect(window.location.search).toBe('?next=%2Fposts');
    expect(told).toBe(1);
    expect(isThere('alert')).toBe(false);
    await open('/posts');
    await gone('button', 'Sign in');
  });
});
