import { createSign, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Member } from '../members/members.js';

const keyId = 'sandbox-1';
const lifetimeSeconds = 3600;
let signingKey: Promise<{ privateKey: KeyObject; publicKey: KeyObject }> | null = null;

/** One key for the life of the process, made when it is first needed: it takes a tenth of a second. */
function key(): Promise<{ privateKey: KeyObject; publicKey: KeyObject }> {
  signingKey ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return signingKey;
}

function base64urlJson(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The member as LinkedIn tells it, as far as the scopes go. `locale` is an object (external-apis §1.2). */
export function memberClaims(member: Member, scopes: readonly string[], origin: string): object {
  return {
    sub: member.sub,
    ...(scopes.includes('profile') && {
      name: member.name,
      given_name: member.given_name,
      family_name: member.family_name,
      picture: `${origin}/linkedin/media/${member.sub}/photo.png`,
      locale: { country: 'US', language: 'en' },
    }),
    ...(scopes.includes('email') && { email: member.email, email_verified: true }),
  };
}

/** An ID token as LinkedIn makes it: RS256, and without a `nonce` even when one was sent. */
export async function idToken(
  member: Member,
  clientId: string,
  scopes: readonly string[],
  origin: string,
  now: Date,
): Promise<string> {
  const { privateKey } = await key();
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: issuer(origin),
    aud: clientId,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
    ...memberClaims(member, scopes, origin),
  };
  const content = `${base64urlJson({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${base64urlJson(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

export async function publicKeys(): Promise<object> {
  const { publicKey } = await key();
  return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] };
}

export function issuer(origin: string): string {
  return `${origin}/linkedin/oauth`;
}
