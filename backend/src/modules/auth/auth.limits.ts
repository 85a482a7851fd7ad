import { RESEND_COOLDOWN_SECONDS } from '@drumbeat/domain';

/** Growth of the wait between wrong passwords; it is never a lock-out. */
export interface GrowingDelay {
  /** Wrong passwords that cost no wait. */
  readonly free: number;
  /** The wait after the first that does; it doubles with each further one. */
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  /** Without another attempt for this long, the count resets. A right password resets it at once. */
  readonly forgetAfterSeconds: number;
}

/** This many in a window of time, then none until it ends. */
export interface Allowance {
  readonly points: number;
  readonly windowSeconds: number;
}

/**
 * Sign-in (OWASP ASVS 5.0, 6.3.1). Three walls, because each alone leaves a way around it. `RATE_LIMIT_SCALE` multiplies
 * what one network address may do, not what one account suffers.
 */
export const SIGN_IN_LIMITS = {
  /** Against a list of stolen passwords: it needs thousands; an office behind one address signs in far less often. */
  perAddress: { points: 100, windowSeconds: 600 },
  /** Against guessing one person's password: 5 at once, then ever slower, at last 96 a day. */
  perAccountAndAddress: {
    free: 5,
    firstDelaySeconds: 1,
    longestDelaySeconds: 900,
    forgetAfterSeconds: 86_400,
  },
  /** Against the same from many addresses. The wait stays short, or strangers could keep the owner out. */
  perAccount: { free: 30, firstDelaySeconds: 1, longestDelaySeconds: 30, forgetAfterSeconds: 86_400 },
} as const satisfies { perAddress: Allowance; perAccountAndAddress: GrowingDelay; perAccount: GrowingDelay };

/** Sign-up: a course signs up together in one room, a robot wants thousands. */
export const SIGN_UP_LIMITS = {
  perAddress: { points: 30, windowSeconds: 3_600 },
} as const satisfies { perAddress: Allowance };

/**
 * Limits of mails to addresses that a stranger may have typed. The first is the form's countdown (SIGNIN-3);
 * the second protects one mailbox; the third stops a robot that writes to many.
 */
export const MAIL_LIMITS = {
  perRecipientAndKind: { points: 1, windowSeconds: RESEND_COOLDOWN_SECONDS },
  perRecipient: { free: 8, firstDelaySeconds: 120, longestDelaySeconds: 3_600, forgetAfterSeconds: 86_400 },
  perAddress: { points: 40, windowSeconds: 3_600 },
} as const satisfies {
  perRecipientAndKind: Allowance;
  perRecipient: GrowingDelay;
  perAddress: Allowance;
};

/** Trying tokens of links, and starting out for Google: 256 bits need no wall, our database and Google do. */
export const LINK_LIMITS = {
  perAddress: { points: 60, windowSeconds: 600 },
} as const satisfies { perAddress: Allowance };

/** Lifetime of a mailed link, in minutes. */
export const LINK_MINUTES = { magiclink: 15, recovery: 30, signup: 24 * 60 } as const;

/** A browser stays known for as long as browsers keep a cookie (RFC 6265bis §5.5). */
export const KNOWN_DEVICE_DAYS = 400;

/** An ended session is kept this long, so that "who was signed in" can be answered (SESSION-11). */
export const ENDED_SESSION_DAYS = 7;

/** A refresh token that was just rotated stays valid for this long: a lost response, or two tabs at the same instant. */
export const REFRESH_GRACE_MS = 10_000;

/**
 * Refresh tokens issued to a session per minute; beyond that it gets fresh cookies with its present token.
 */
export const ROTATIONS_PER_MINUTE = 6;

/** A shorter refresh token is corrupt (SESSION-11). */
export const REFRESH_TOKEN_MIN_LENGTH = 20;

export const USER_AGENT_MAX = 500;
