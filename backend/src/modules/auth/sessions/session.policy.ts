import { REFRESH_GRACE_MS, ROTATIONS_PER_MINUTE } from '../auth.limits.js';

/** When a session ends by itself if nobody uses it after `lastUsedAt`: this is what users see as its end (SESSION-2). */
export function idleEnd(lastUsedAt: Date, absoluteEnd: Date, idleSeconds: number): Date {
  return new Date(Math.min(lastUsedAt.getTime() + idleSeconds * 1000, absoluteEnd.getTime()));
}

export interface RefreshFacts {
  readonly session: {
    readonly ended_at: Date | null;
    readonly expires_at: Date;
    readonly user_agent: string;
  };
  readonly token: {
    readonly expires_at: Date;
    readonly used_at: Date | null;
    readonly successor_used_at: Date | null;
    /** Tokens issued to the session within the last minute. */
    readonly rotations: number;
  };
}

/**
 * What to do with a refresh token of ours.
 * - `rotate`: it is the newest; its successor takes its place.
 * - `keep`: it is the newest, and the session was issued many recently; it is kept, so that nothing is
 * written.
 * - `repeat`: it was rotated a moment ago for the same client, which repeats because the response was lost or
 * because two tabs sent it at once; it gets the same successor.
 * - `expired`: the session is over.
 * - `reused`: somebody has a copy, and nobody can tell who is the thief; the whole family ends (RFC 9700
 * §4.14.2).
 */
export type RefreshVerdict = 'rotate' | 'keep' | 'repeat' | 'expired' | 'reused';

export function judgeRefresh({ session, token }: RefreshFacts, userAgent: string, now: Date): RefreshVerdict {
  if (session.ended_at || session.expires_at <= now) return 'expired';
  if (token.used_at) {
    const inGrace = now.getTime() - token.used_at.getTime() <= REFRESH_GRACE_MS;
    // Once the successor was used, the client has it: the old one is not needed any more. The address is not
    // compared, because a changing network is what loses responses.
    return inGrace && !token.successor_used_at && session.user_agent === userAgent ? 'repeat' : 'reused';
  }
  if (token.expires_at <= now) return 'expired';
  return token.rotations >= ROTATIONS_PER_MINUTE ? 'keep' : 'rotate';
}
