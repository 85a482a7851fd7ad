import { createSign, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

const about = { kid: 'sandbox-1', alg: 'RS256', use: 'sig' } as const;
let made: Promise<{ privateKey: KeyObject; publicKey: KeyObject }> | null = null;

/** One key per process, generated on first use: it takes a tenth of a second. */
function key(): Promise<{ privateKey: KeyObject; publicKey: KeyObject }> {
  made ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return made;
}

function base64urlJson(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The claims as a JWT, signed with RS256. */
export async function signedJwt(claims: object): Promise<string> {
  const { privateKey } = await key();
  const content = `${base64urlJson({ alg: about.alg, typ: 'JWT', kid: about.kid })}.${base64urlJson(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

/** The claims of a JWT that the stand-in made itself. Without verification. */
export function claimsOf(jwt: string): Record<string, unknown> {
  const [, claims = ''] = jwt.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/** The key set that verifies {@link signedJwt}. */
export async function publicKeys(): Promise<{ keys: JsonWebKey[] }> {
  const { publicKey } = await key();
  return { keys: [{ ...publicKey.export({ format: 'jwk' }), ...about }] };
}

/** The key set that signs, for a library that signs on its own. */
export async function privateKeys(): Promise<{ keys: JsonWebKey[] }> {
  const { privateKey } = await key();
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), ...about }] };
}
