import { signedJwt } from '../../keys/signed-jwt.js';
import type { Member } from '../members/members.js';

const lifetimeSeconds = 3600;

/** The member's claims as LinkedIn sends them, selected by the scopes. `locale` is an object (LINKEDIN-4). */
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
export function idToken(
  member: Member,
  clientId: string,
  scopes: readonly string[],
  origin: string,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return signedJwt({
    iss: issuer(origin),
    aud: clientId,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
    ...memberClaims(member, scopes, origin),
  });
}

export function issuer(origin: string): string {
  return `${origin}/linkedin/oauth`;
}
