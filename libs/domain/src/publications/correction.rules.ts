import { missingScopes } from '../linkedin/scopes.js';
import { isMissingScopeError, parseLinkedInError } from './linkedin-error.js';

/** Who changes the text on LinkedIn: Drumbeat by LinkedIn's call, or the author there. */
export type CorrectionWay = 'linkedin' | 'by_hand';

/** What decides whether LinkedIn's call can change a post that is out. */
export interface CorrectionFacts {
  /** False where its author posted it by hand, and nothing was sent. */
  readonly isSent: boolean;
  /** As LinkedIn named it when it took the post from us; null where only its author says where it is. */
  readonly urn: string | null;
  /** The connection that it went out by; null where that one has ended. */
  readonly account: { readonly is_usable: boolean; readonly granted_scopes: readonly string[] } | null;
  readonly isPaused: boolean;
}

/** Why the author changes the text themselves; null where LinkedIn's call does it. */
export function correctionObstacle({ isSent, urn, account, isPaused }: CorrectionFacts): string | null {
  if (!isSent) return 'You posted it yourself, so you change it on LinkedIn yourself, too.';
  // LinkedIn's call takes the URN of a share or of a ugcPost alone (LINKEDIN-29).
  if (urn === null || !/^urn:li:(?:share|ugcPost):\d+$/u.test(urn)) {
    return 'LinkedIn gave Drumbeat no key to this post, so you change it there yourself.';
  }
  if (!account?.is_usable) {
    return 'The LinkedIn account of this post is not connected, so you change it there yourself.';
  }
  if (missingScopes(account.granted_scopes).length > 0) return NOT_PERMITTED;
  return isPaused ? 'Sending to LinkedIn is paused. Wait, or change it there yourself.' : null;
}

const NOT_PERMITTED =
  'LinkedIn does not let Drumbeat change posts of this account, so you change it there yourself.';

/** What became of a new text for a post that is out. */
export type CorrectionOutcome =
  'corrected' | 'not_connected' | 'not_permitted' | 'gone' | 'throttled' | 'refused' | 'unclear';

/**
 * LinkedIn's answer to a new text. What is unclear may have happened: the call replaces the text, so it may be repeated.
 * @param status null without an answer
 */
export function correctionOutcome(status: number | null, body: string): CorrectionOutcome {
  switch (status) {
    case 204:
      return 'corrected';
    case 401:
      return 'not_connected';
    case 403:
      return isMissingScopeError(parseLinkedInError(body)) ? 'not_permitted' : 'refused';
    case 404:
      return 'gone';
    case 408:
    case 409:
      return 'unclear';
    case 429:
      return 'throttled';
    default:
      return status !== null && status >= 400 && status < 500 ? 'refused' : 'unclear';
  }
}

const TEXTS: Readonly<Record<Exclude<CorrectionOutcome, 'corrected'>, string>> = {
  not_connected:
    'LinkedIn does not accept the connection any more. Connect it again, or change the post there.',
  not_permitted: NOT_PERMITTED,
  gone: 'LinkedIn does not find this post any more.',
  throttled:
    'LinkedIn takes nothing more from this account for the moment. Try again later, or change the post there.',
  refused: 'LinkedIn refused this text. Nothing was changed.',
  unclear:
    'LinkedIn did not confirm the new text, so it may be there or not. Try again: the same text twice does no harm.',
};

/** Why nothing was changed here, as text for the author. */
export function correctionWords(outcome: Exclude<CorrectionOutcome, 'corrected'>): string {
  return TEXTS[outcome];
}
