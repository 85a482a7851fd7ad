import { createContext, use } from 'react';
import type { User } from '../types';

/** Provided by the app below its session gate; features read it instead of the session. */
export const CurrentUser = createContext<User | null>(null);

/** The signed-in user. Throws outside of the session gate, where there is none. */
export function useCurrentUser(): User {
  const user = use(CurrentUser);
  if (!user) throw new Error('No user is signed in here');
  return user;
}
