import { describe, expect, it } from '@jest/globals';
import { actualThreadUrn, COMMENT_SCOPE, firstCommentOutcome, mayComment } from './first-comment.js';
import type { SendResult } from './outcome.rules.js';

const answer = (status: number, body = ''): SendResult => ({
  kind: 'response',
  status,
  restliId: null,
  body,
});

describe('What became of a first comment', () => {
  it.each<[SendResult, state: string, reason: string]>([
    [answer(201), 'posted', 'posted'],
    [answer(200, '<html>'), 'copy', 'unclear'],
    [answer(429), 'copy', 'rate_limited'],
    [answer(401), 'copy', 'not_connected'],
    [answer(403, '{"code":"ACCESS_DENIED"}'), 'copy', 'not_granted'],
    [answer(403, '{"code":"FORBIDDEN"}'), 'failed', 'refused'],
    [answer(404), 'failed', 'refused'],
    [answer(422), 'failed', 'refused'],
    [answer(408), 'copy', 'unclear'],
    [answer(500), 'copy', 'unclear'],
    [answer(302), 'copy', 'unclear'],
    [{ kind: 'unknown', reason: 'timeout' }, 'copy', 'unclear'],
  ])('after %j is %s: %s', (result, state, reason) => {
    expect(firstCommentOutcome(result)).toEqual({ state, reason });
  });

  it('is open while nothing was sent for certain', () => {
    expect(firstCommentOutcome({ kind: 'not_sent', reason: 'unreachable' })).toBeNull();
  });
});

describe('The thread that a comment belongs to', () => {
  const body = JSON.stringify({
    message:
      'Provided threadUrn: urn:li:share:1 is not the same as the actual threadUrn: urn:li:ugcPost:7141138937766391808',
  });

  it('is read from the refusal that names it, and from nothing else', () => {
    expect(actualThreadUrn(answer(400, body))).toBe('urn:li:ugcPost:7141138937766391808');
    for (const result of [answer(201, body), answer(500, body), answer(400, '{}'), answer(400, '<html>')]) {
      expect(actualThreadUrn(result)).toBeNull();
    }
    expect(actualThreadUrn(answer(400, '{"message":"the actual threadUrn: javascript:1"}'))).toBeNull();
    expect(actualThreadUrn({ kind: 'unknown', reason: 'timeout' })).toBeNull();
  });
});

describe('Commenting', () => {
  it('is a permission of its own', () => {
    expect(mayComment(['w_member_social'])).toBe(false);
    expect(mayComment(['w_member_social', COMMENT_SCOPE])).toBe(true);
  });
});
