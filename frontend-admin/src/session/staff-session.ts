import type { components } from '@drumbeat/api-client';
import { api, renewSession, signInApi } from '../providers/api';

type Staff = components['schemas']['UserResponse'];

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Nobody is signed in, or somebody who is not staff; the message is for the sign-in page. */
export class SignInNeededError extends Error {}

/** Somebody is signed in who is not staff. */
export class NotStaffError extends SignInNeededError {
  constructor() {
    super('This account is not staff. Open the user app instead.');
  }
}

/**
 * The signed-in member of staff.
 * @throws SignInNeededError, NotStaffError; ApiError where the server could not say
 */
export async function currentStaff(): Promise<Staff> {
  // An expired access token answers "nobody"; the refresh cookie may still open a new session.
  const user = (await sessionUser()) ?? ((await renewSession()) ? await sessionUser() : null);
  if (!user) throw new SignInNeededError();
  if (!user.is_admin) throw new NotStaffError();
  return user;
}

async function sessionUser(): Promise<Staff | null> {
  const { data } = await api.GET('/api/beta/auth/session');
  return data?.user ?? null;
}

/** @throws NotStaffError for a user who is not staff, who keeps the session of the user app; ApiError */
export async function signIn(credentials: Credentials): Promise<void> {
  const { data } = await signInApi.POST('/api/auth/login', { body: credentials });
  if (!data?.user.is_admin) throw new NotStaffError();
}

/** Whatever the server says, the console forgets the person. */
export async function signOut(): Promise<void> {
  await api.POST('/api/auth/logout', { body: {} }).catch(() => undefined);
}
