import type { FastifyInstance } from 'fastify';
import { publicKeys } from '../../keys/signed-jwt.js';
import { selfServeScopes } from './clients.js';
import { issuer } from './id-token.js';

/** The OpenID document: like LinkedIn's it lists no PKCE, no revocation and no introspection (LINKEDIN-4). */
export function discoveryRoutes(app: FastifyInstance): void {
  app.get('/oauth/.well-known/openid-configuration', async (request) => {
    const origin = `${request.protocol}://${request.host}`;
    return {
      issuer: issuer(origin),
      authorization_endpoint: `${origin}/linkedin/oauth/v2/authorization`,
      token_endpoint: `${origin}/linkedin/oauth/v2/accessToken`,
      userinfo_endpoint: `${origin}/linkedin/v2/userinfo`,
      jwks_uri: `${origin}/linkedin/oauth/openid/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: selfServeScopes.filter((scope) => scope !== 'w_member_social'),
      claims_supported: [
        'iss',
        'aud',
        'iat',
        'exp',
        'sub',
        'name',
        'given_name',
        'family_name',
        'picture',
        'email',
        'email_verified',
        'locale',
      ],
    };
  });
  app.get('/oauth/openid/jwks', publicKeys);
}
