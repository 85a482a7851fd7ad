import type { GoogleFaultTarget } from './google.faults.js';

/** Paths below `/google`, named after Google's own. Discovery's is fixed by OpenID Connect. */
export const paths = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  userinfo: '/v1/userinfo',
  jwks: '/oauth2/v3/certs',
  revocation: '/revoke',
} as const;

/** Path of the account chooser of a request, below `/google`. */
export const chooserPath = (uid: string): string => `/signin/${uid}`;

/** The server-side endpoint at this path, if any. */
export function endpointAt(path: string): GoogleFaultTarget | null {
  switch (path) {
    case '/.well-known/openid-configuration':
      return 'discovery';
    case paths.jwks:
      return 'jwks';
    case paths.token:
      return 'token';
    case paths.userinfo:
      return 'userinfo';
    default:
      return null;
  }
}
