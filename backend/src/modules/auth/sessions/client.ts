/** The browser or program behind a request. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** Of the cookie by which a browser is known again. */
  readonly deviceToken?: string | undefined;
  /** Of the session that the browser is in, if it is in one. */
  readonly refreshToken?: string | undefined;
}
