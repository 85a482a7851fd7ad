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
];

/** Whether an error says that PostgreSQL cannot be reached; the caller answers 503 and the pool reconnects by itself. */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let cause: unknown = error;
    cause instanceof Error;
    cause = 'driverError' in cause ? cause.driverError : cause.cause
  ) {
    if ('code' in cause && typeof cause.code === 'string' && AWAY_CODES.has(cause.code)) return true;
    const { message } = cause;
    if (AWAY_MESSAGES.some((text) => message.includes(text))) return true;
  }
  return false;
}
