/** Claims of the access token (JWT, HS256), beside the registered iat, exp, iss and aud. */
export interface AccessTokenClaims {
  /** User id. */
  readonly sub: string;
  /** Session id. */
  readonly sid: string;
  /** The user's token version at signing. */
  readonly ver: number;
}

export const ACCESS_TOKEN_ALGORITHM = 'HS256';
export const ACCESS_TOKEN_ISSUER = 'drumbeat';
export const ACCESS_TOKEN_AUDIENCE = 'drumbeat-api';

/** `__Host-` binds the cookie to this host and to https; plain http (the local demo) cannot carry the prefix. */
export function accessCookieName(secure: boolean): string {
  return secure ? '__Host-drumbeat_access' : 'drumbeat_access';
}

export function refreshCookieName(secure: boolean): string {
  return secure ? '__Secure-drumbeat_refresh' : 'drumbeat_refresh';
}
