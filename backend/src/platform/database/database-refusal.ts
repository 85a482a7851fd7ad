/** Permanent refusals of a server, by PostgreSQL's code. `database` is the requested one. */
const REFUSALS: Readonly<Record<string, (database: string) => string>> = {
  '3D000': (database) =>
    `The database "${database}" of DATABASE_URL does not exist on its server. Create it (createdb ${database}), then run cli.js migrate up.`,
  '28P01': () => 'The server of DATABASE_URL refuses the password of its user. Correct DATABASE_URL.',
  '28000': () =>
    'The server of DATABASE_URL does not let this user in. Correct DATABASE_URL, or the server’s pg_hba.conf.',
  '42501': (database) =>
    `The user of DATABASE_URL may not use the database "${database}". Make it the owner of the database.`,
};

/** The reason why PostgreSQL refuses us, as text for the operator; null for other errors. */
export function databaseRefusal(error: unknown, databaseUrl: string): string | null {
  // Not by `instanceof`: the error may come from another realm than ours, as it does in tests.
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const words = typeof error.code === 'string' ? REFUSALS[error.code] : undefined;
  return words === undefined ? null : words(nameOf(databaseUrl));
}

function nameOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? decodeURIComponent(new URL(databaseUrl).pathname.slice(1)) : '';
}
