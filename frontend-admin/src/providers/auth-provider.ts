import { roleLabel } from '@drumbeat/domain';
import type { AuthProvider } from 'react-admin';
import { currentStaff, signInAgain, signOut } from '../session/staff-session';

/** react-admin's view of the session. Signing in is part of the user app: non-staff are redirected there by a page load. */
export const authProvider: AuthProvider = {
  login: signInAgain,
  logout: signOut,
  async checkAuth() {
    // A server error is no reason to sign anybody out; the page reports what it could not load.
    await currentStaff().catch(() => undefined);
  },
  async checkError() {
    // Who is signed out is led away by the page itself, which knows whether something typed would be lost.
  },
  async getIdentity() {
    const staff = await currentStaff();
    const { id, email, full_name } = staff;
    return { id, fullName: full_name ?? email, email, role: roleLabel(staff) };
  },
};
