/** The browser or program behind a request. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
  /** Token of the cookie that identifies a known browser. */
  readonly deviceToken?: string | undefined;
  /** Refresh token of the browser's session, if any. */
  readonly refreshToken?: string | undefined;
}
