/** Something the person at the terminal can put right. The message says what is wrong and names the remedy. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}

/** The way out where the embedded PostgreSQL cannot be had. */
export const OWN_SERVER_REMEDY =
  'Or use a PostgreSQL server of your own (14 or later): DATABASE_URL=postgres://user:password@host:5432/database npm start';
