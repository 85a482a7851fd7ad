/** The accounts of the demo, whose passwords everybody can read: for a copy that nobody else reaches. */
export const DEMO_ACCOUNTS = {
  user: { email: 'demo@drumbeat.local', password: 'drumbeat-demo' },
  admin: { email: 'admin@drumbeat.local', password: 'drumbeat-admin' },
} as const;

/** Whether this email and password are known to everybody. `email` normalised. */
export function isDemoSignIn(email: string, password: string): boolean {
  return Object.values(DEMO_ACCOUNTS).some((known) => known.email === email && known.password === password);
}
