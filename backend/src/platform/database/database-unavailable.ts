/** Error codes of pg and of the socket below it that mean "the server is not there", not "the query is wrong". */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
]);
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Driver not Connected',
  // Of a program that stops: what it does now and then may be in the middle.
  'Cannot use a pool after calling end on the pool',
];

/** PostgreSQL's code for a statement that it stopped, at its time-out as a rule. */
const QUERY_CANCELED = '57014';

/** True when PostgreSQL cancelled a statement because of its time-out. */
export function isStoppedStatement(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === QUERY_CANCELED;
}

/** True when an error says that PostgreSQL cannot be reached; the caller returns 503 and the pool reconnects automatically. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Not by `instanceof`: a socket's error may come from another realm than ours, as it does in tests.
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY_CODES.has(error.code)) return true;
  if ('message' in error && typeof error.message === 'string') {
    const { message } = error;
    if (AWAY_MESSAGES.some((text) => message.includes(text))) return true;
  }
  if ('driverError' in error && isDatabaseUnavailable(error.driverError)) return true;
  return 'cause' in error && isDatabaseUnavailable(error.cause);
}

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
