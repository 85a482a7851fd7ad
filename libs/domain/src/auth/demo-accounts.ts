/** The accounts of the demo, whose passwords everybody can read: for a copy that nobody else reaches. */
export const DEMO_ACCOUNTS = {
  user: { email: 'demo@drumbeat.local', password: 'drumbeat-demo' },
  admin: { email: 'admin@drumbeat.local', password: 'drumbeat-admin' },
} as const;

/** Whether everybody knows a password of the account with this address, or knew one. `email` normalised. */
export function isDemoAddress(email: string): boolean {
  return Object.values(DEMO_ACCOUNTS).some((known) => known.email === email);
}
