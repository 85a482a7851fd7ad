import { HttpError, type AuthProvider } from 'react-admin';
import { currentStaff, SignInNeededError, signOut } from '../session/staff-session';

/** react-admin's view of the session. Signing in happens before react-admin is loaded (SignInPage). */
export const authProvider: AuthProvider = {
  async login() {
    throw new SignInNeededError();
  },
  async logout() {
    await signOut();
  },
  async checkAuth() {
    try {
      await currentStaff();
    } catch (error) {
      // A server that cannot answer is no reason to sign anybody out; the page says what it could not load.
      if (error instanceof SignInNeededError) throw error;
    }
  },
  async checkError(error: unknown) {
    if (error instanceof HttpError && error.status === 401) throw error;
  },
  async getIdentity() {
    const { id, email, full_name } = await currentStaff();
    return { id, fullName: full_name ?? email, email };
  },
};
