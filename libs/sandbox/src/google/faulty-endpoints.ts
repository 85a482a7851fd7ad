import { setTimeout as pause } from 'node:timers/promises';
import type { Provider } from 'oidc-provider';
import { claimsOf, signedJwt } from '../keys/signed-jwt.js';
import type { ArmedGoogleFault, GoogleFaultKind } from './google.faults.js';
import type { GoogleStore } from './google.store.js';
import { endpointAt } from './paths.js';

type Middleware = Parameters<Provider['use']>[0];
type Context = Parameters<Middleware>[0];

/** Changes of each fault to the ID token's claims. */
const forgeries: Partial<Record<GoogleFaultKind, (claims: Record<string, unknown>) => object>> = {
  email_unverified: (claims) => ({ ...claims, email_verified: false }),
  no_email: ({ email: _email, email_verified: _verified, ...claims }) => claims,
  wrong_nonce: (claims) => ({ ...claims, nonce: 'of-another-sign-in' }),
  wrong_audience: (claims) => ({ ...claims, aud: 'another.apps.googleusercontent.com' }),
  wrong_issuer: (claims) => ({ ...claims, iss: 'https://accounts.example.com' }),
  expired: (claims) => ({ ...claims, iat: 1_000_000_000, exp: 1_000_003_600 }),
};

function withBrokenSignature(jwt: string): string {
  const [header = '', claims = '', signature = ''] = jwt.split('.');
  return [header, claims, [...signature].reverse().join('')].join('.');
}

/** The response of oidc-provider with another ID token. */
async function forge(ctx: Context, kind: GoogleFaultKind): Promise<void> {
  const answer = ctx.body as { id_token?: string } | undefined;
  if (answer?.id_token === undefined) return;
  const change = forgeries[kind];
  const id_token = change
    ? await signedJwt(change(claimsOf(answer.id_token)))
    : withBrokenSignature(answer.id_token);
  ctx.body = { ...answer, id_token };
}

async function strike(
  store: GoogleStore,
  ctx: Context,
  fault: ArmedGoogleFault,
  next: () => Promise<void>,
): Promise<void> {
  switch (fault.kind) {
    case '500':
      ctx.status = 500;
      ctx.body = { error: 'internal_failure', error_description: 'Backend Error' };
      return;
    case 'invalid_grant':
      ctx.status = 400;
      ctx.body = { error: 'invalid_grant', error_description: 'Bad Request' };
      return;
    case 'garbage_body':
      ctx.body = '<html><head><title>Welcome to the hotel</title></head></html>';
      return;
    case 'drop':
      ctx.respond = false;
      ctx.req.socket.destroy();
      return;
    case 'slow':
      await pause(fault.delay_ms, undefined, { signal: store.delays }).catch(() => undefined);
      return next();
    default:
      await next();
      return forge(ctx, fault.kind);
  }
}

/** Middleware before the server's own: records the calls of applications' servers, and alters some responses. */
export function withFaults(store: GoogleStore): Middleware {
  return async (ctx, next) => {
    const target = endpointAt(ctx.path);
    if (target === null) {
      await next();
      return;
    }
    const fault = store.faults.take((armed) => armed.target === target);
    await (fault ? strike(store, ctx, fault, next) : next());
    const status = ctx.respond === false ? 0 : ctx.status;
    store.calls.add({ at: store.now().toISOString(), target, status, fault: fault?.kind ?? null });
    store.changes.notify();
  };
}
