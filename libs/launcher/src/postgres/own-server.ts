/** The remedy when the embedded PostgreSQL is unavailable. */
export const OWN_SERVER_REMEDY =
  'Or use a PostgreSQL server of your own (14 or later): DATABASE_URL=postgres://user:password@host:5432/database npm start';
