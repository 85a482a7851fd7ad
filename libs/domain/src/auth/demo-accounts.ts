/** The accounts of the demo, with public passwords: for a copy that nobody else can reach. */
export const DEMO_ACCOUNTS = {
  user: { email: 'demo@drumbeat.local', password: 'drumbeat-demo' },
  admin: { email: 'admin@drumbeat.local', password: 'drumbeat-admin' },
} as const;

/** True when a password of the account with this address is or was public. `email` normalised. */
export function isDemoAddress(email: string): boolean {
  return Object.values(DEMO_ACCOUNTS).some((known) => known.email === email);
}
