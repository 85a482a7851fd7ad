import { randomBytes } from 'node:crypto';
import {
  type Configuration,
  type ErrorOut,
  type Grant,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { privateKeys } from '../keys/signed-jwt.js';
import { respondWith } from '../http/page.js';
import { googleClaims } from './accounts.js';
import { refusalPage } from './chooser.page.js';
import { withFaults } from './faulty-endpoints.js';
import { demoGoogleClient, type GoogleStore } from './google.store.js';
import { googleTheme } from './google.theme.js';
import { chooserPath, paths } from './paths.js';

const scopes = 'openid email profile';
const hourInSeconds = 3_600;

/** Google's prompts: an account is chosen each time, and choosing it is the consent. */
function prompts(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

/** Every account grants everything: the stand-in has no consent page beyond its chooser. */
async function grantOf({ oidc }: KoaContextWithOIDC): Promise<Grant> {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope(scopes);
  await grant.save();
  return grant;
}

/** For a request without a valid redirect target. */
function showRefusal(
  ctx: KoaContextWithOIDC,
  { error, error_description: description = '' }: ErrorOut,
): void {
  const { headers, body } = respondWith({
    title: 'Access blocked | Google sandbox',
    body: refusalPage(error, description),
    theme: googleTheme,
  });
  ctx.set(headers);
  ctx.body = body;
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

const client = {
  client_id: demoGoogleClient.clientId,
  client_secret: demoGoogleClient.clientSecret,
  client_name: 'Drumbeat',
  // For native applications any port of a loopback address is accepted (RFC 8252 §7.3).
  application_type: 'native',
  redirect_uris: loopbackHosts.map((host) => `http://${host}${demoGoogleClient.redirectPath}`),
} as const;

function configuration(store: GoogleStore, origin: string): Omit<Configuration, 'jwks'> {
  return {
    adapter: store.artifacts.adapter,
    clients: [client],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Google puts the claims of all scopes into the ID token.
    conformIdTokenClaims: false,
    clientBasedCORS: () => false,
    cookies: { keys: [randomBytes(32).toString('hex')] },
    // There are no sessions that a code could end with.
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    findAccount: (_ctx, sub) => {
      const account = store.accounts.find(sub);
      return account ? { accountId: sub, claims: () => googleClaims(account, origin) } : undefined;
    },
    interactions: { policy: prompts(), url: (_ctx, { uid }) => `/google${chooserPath(uid)}` },
    loadExistingGrant: grantOf,
    pkce: { required: () => false },
    renderError: showRefusal,
    responseTypes: ['code'],
    routes: paths,
    scopes: scopes.split(' '),
    ttl: {
      AccessToken: hourInSeconds,
      AuthorizationCode: 600,
      Grant: hourInSeconds,
      IdToken: hourInSeconds,
      Interaction: hourInSeconds,
      Session: hourInSeconds,
    },
  };
}

/** The certified server, as the issuer of this name: `http://host/google`, or `http://host` for a host of its own. */
export async function googleProvider(store: GoogleStore, issuer: string): Promise<Provider> {
  const provider = new Provider(issuer, {
    ...configuration(store, new URL(issuer).origin),
    jwks: await privateKeys(),
  });
  provider.use(withFaults(store));
  return provider;
}
