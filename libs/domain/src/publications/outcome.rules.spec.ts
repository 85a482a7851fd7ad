import { DAY_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classifySendResult, connectionFailure, type SendContext, type SendResult } from './outcome.rules.js';
import { OUTCOME_CODES, outcomeText } from './outcome.texts.js';

const URN = 'urn:li:share:7141138937766391808';
const first: SendContext = { earlierAttemptUnresolved: false, tokenAgeMs: DAY_MS };
const response = (status: number, body = '', restliId: string | null = null): SendResult => ({
  kind: 'response',
  status,
  restliId,
  body,
});
const duplicateBody = JSON.stringify({
  message: `Content is a duplicate of ${URN}`,
  errorDetails: { inputErrors: [{ code: 'DUPLICATE_POST' }] },
});
const scopeBody = '{"serviceErrorCode":100,"code":"ACCESS_DENIED"}';

const coded = (code: string): string => JSON.stringify({ status: 400, code, message: code });
const inputError = (code: string, fieldPath?: string): string =>
  JSON.stringify({
    message: 'refused',
    errorDetails: { inputErrors: [{ code, input: fieldPath ? { inputPath: { fieldPath } } : {} }] },
  });

describe('the outcome of a send', () => {
  it.each([
    ['201 with an id', response(201, '', URN), 'published', 'published', 'published'],
    ['200 with an id', response(200, '', URN), 'published', 'published', 'published'],
    ['201 without an id', response(201), 'published', 'published_without_id', 'published'],
    [
      '201 with a strange id',
      response(201, '', 'javascript:alert(1)'),
      'published',
      'published_without_id',
      'published',
    ],
    ['200 without an id', response(200), 'F', 'unclear_answer', 'uncertain'],
    ['a redirect', response(302), 'F', 'unclear_answer', 'uncertain'],
    ['400', response(400), 'C', 'invalid_request', 'rejected'],
    ['400 too long', response(400, inputError('FIELD_LENGTH_TOO_LONG')), 'C', 'too_large', 'rejected'],
    ['400 blank', response(400, inputError('INVALID_VALUE_BLANK_FIELD')), 'C', 'text_blank', 'rejected'],
    [
      '400 about the text',
      response(400, inputError('INVALID_VALUE_FOR_FIELD', 'commentary')),
      'C',
      'content_refused',
      'rejected',
    ],
    [
      '400 about a field of ours',
      response(400, inputError('INVALID_VALUE_FOR_FIELD', 'lifecycleState')),
      'C',
      'invalid_request',
      'rejected',
    ],
    ['400 a field missing', response(400, inputError('MISSING_FIELD')), 'C', 'invalid_request', 'rejected'],
    ['400 a wrong URN', response(400, inputError('INVALID_URN_TYPE')), 'C', 'invalid_request', 'rejected'],
    ['400 waiting', response(400, coded('MEDIA_ASSET_WAITING_UPLOAD')), 'A', 'media_processing', 'scheduled'],
    ['400 processing', response(400, coded('MEDIA_ASSET_PROCESSING')), 'A', 'media_processing', 'scheduled'],
    [
      '400 not processed',
      response(400, coded('MEDIA_ASSET_PROCESSING_FAILED')),
      'A',
      'media_failed',
      'scheduled',
    ],
    ['400 no such image', response(400, coded('INVALID_IMAGE_ID')), 'A', 'media_failed', 'scheduled'],
    ['400 asset', response(400, coded('UPDATING_ASSET_FAILED')), 'A', 'media_failed', 'scheduled'],
    ['409 CONFLICT', response(409, coded('CONFLICT')), 'A', 'write_conflict', 'scheduled'],
    ['401', response(401, '{"serviceErrorCode":65602}'), 'D', 'token_refused', 'blocked_auth'],
    [
      '403 about the text',
      response(403, '{"message":"not allowed content"}'),
      'C',
      'content_refused',
      'rejected',
    ],
    ['403 about the scope', response(403, scopeBody), 'D', 'scope_missing', 'blocked_auth'],
    ['404', response(404), 'C', 'not_accepted', 'rejected'],
    ['408', response(408), 'F', 'unclear_answer', 'uncertain'],
    ['409', response(409), 'F', 'unclear_answer', 'uncertain'],
    ['413', response(413), 'C', 'too_large', 'rejected'],
    ['422', response(422, '{"message":"empty"}'), 'C', 'content_refused', 'rejected'],
    ['422 duplicate', response(422, duplicateBody), 'E', 'duplicate_of_other', 'rejected'],
    ['426', response(426), 'C', 'api_version_ended', 'rejected'],
    ['429', response(429), 'B', 'rate_limited', 'scheduled'],
    ['500', response(500), 'F', 'server_error', 'uncertain'],
    ['503', response(503), 'F', 'server_error', 'uncertain'],
    ['a refused connection', { kind: 'not_sent', reason: 'unreachable' }, 'A', 'not_reachable', 'scheduled'],
    ['a missed deadline', { kind: 'not_sent', reason: 'deadline' }, 'A', 'not_sent_in_time', 'scheduled'],
    ['a time-out', { kind: 'unknown', reason: 'timeout' }, 'F', 'no_answer', 'uncertain'],
    ['a reset', { kind: 'unknown', reason: 'connection_lost' }, 'F', 'connection_lost', 'uncertain'],
    ['garbage', { kind: 'unknown', reason: 'unreadable' }, 'F', 'unclear_answer', 'uncertain'],
    ['a dead worker', { kind: 'unknown', reason: 'worker_lost' }, 'F', 'worker_lost', 'uncertain'],
  ] as const)('%s is class %s', (_name, result, outcomeClass, code, nextState) => {
    expect(classifySendResult(result, first)).toMatchObject({ outcomeClass, code, nextState });
  });

  it('keeps the URN and says what proves it', () => {
    expect(classifySendResult(response(201, '', URN), first)).toMatchObject({
      urn: URN,
      evidence: 'response',
    });
    expect(classifySendResult(response(201), first)).toMatchObject({ urn: null, evidence: 'response' });
  });

  it('takes a duplicate for no proof: it refuses, or asks once more after an own attempt without a certain answer', () => {
    const again = classifySendResult(response(422, duplicateBody), {
      ...first,
      earlierAttemptUnresolved: true,
    });
    expect(again).toMatchObject({
      code: 'duplicate_of_own',
      nextState: 'needs_user',
      urn: URN,
      evidence: null,
    });

    const foreign = classifySendResult(response(422, duplicateBody), first);
    expect(foreign).toMatchObject({ nextState: 'rejected', urn: URN, evidence: null });
  });

  it('waits out the lag of a fresh token, but not of an expired or old one', () => {
    const fresh = { ...first, tokenAgeMs: 5_000 };
    const revoked = response(401, '{"serviceErrorCode":65601,"code":"REVOKED_ACCESS_TOKEN"}');
    expect(classifySendResult(revoked, fresh)).toMatchObject({ code: 'fresh_token', nextState: 'scheduled' });
    expect(classifySendResult(revoked, first).nextState).toBe('blocked_auth');
    expect(classifySendResult(revoked, { ...first, tokenAgeMs: null }).nextState).toBe('blocked_auth');
    expect(classifySendResult(response(401, '{"serviceErrorCode":65602}'), fresh).nextState).toBe(
      'blocked_auth',
    );
  });

  it('uploads a file that LinkedIn cannot process anew once, then tells the user', () => {
    const failed = response(400, coded('MEDIA_ASSET_PROCESSING_FAILED'));
    const again = classifySendResult(failed, { ...first, mediaUploadedAnew: true });
    expect(again).toMatchObject({ code: 'media_refused', nextState: 'rejected', alertOperator: false });
  });

  it('leaves the operator alone where the user can fix it', () => {
    const ofTheUser = ['FIELD_LENGTH_TOO_LONG', 'INVALID_VALUE_BLANK_FIELD', 'INVALID_VALUE_FOR_FIELD'];
    for (const code of ofTheUser) {
      expect(classifySendResult(response(400, inputError(code, 'commentary')), first)).toMatchObject({
        alertOperator: false,
        fix: expect.stringContaining('publish it again'),
      });
    }
  });

  it('promises no time after which a duplicate is taken', () => {
    for (const code of OUTCOME_CODES.filter((candidate) => candidate.startsWith('duplicate'))) {
      expect(outcomeText(code).fix).not.toMatch(/day|hour|minute/u);
    }
  });

  it('calls the operator for what no user can fix', () => {
    const alerts = [400, 404, 415, 426].map(
      (status) => classifySendResult(response(status), first).alertOperator,
    );
    expect(alerts).toEqual([true, true, true, true]);
    expect(classifySendResult(response(422), first).alertOperator).toBe(false);
  });

  it('always has a sentence, and a way out where the post is refused or blocked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 599 }),
        fc.string(),
        fc.boolean(),
        (status, body, unresolved) => {
          const outcome = classifySendResult(response(status, body), {
            ...first,
            earlierAttemptUnresolved: unresolved,
          });
          expect(OUTCOME_CODES).toContain(outcome.code);
          expect(outcome.sentence).toMatch(/\.$/);
          if (['rejected', 'blocked_auth'].includes(outcome.nextState)) expect(outcome.fix).not.toBeNull();
        },
      ),
    );
  });

  it('is never tried again by itself unless LinkedIn certainly did nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.json(), (status, body) => {
        const { nextState } = classifySendResult(response(status, body), first);
        if (nextState === 'scheduled') expect(status).toBe(429);
        if (status >= 500) expect(nextState).toBe('uncertain');
      }),
    );
  });
});

describe('a failed connection', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET'])(
    '%s before a byte is written was not sent',
    (code) => {
      expect(connectionFailure(code, false)).toEqual({ kind: 'not_sent', reason: 'unreachable' });
    },
  );

  it.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    '%s is a question of trust',
    (code) => {
      expect(connectionFailure(code, false)).toEqual({ kind: 'not_sent', reason: 'tls' });
    },
  );

  it.each([
    ['ECONNRESET', 'connection_lost'],
    ['EPIPE', 'connection_lost'],
    ['ETIMEDOUT', 'timeout'],
    ['HPE_INVALID_CONSTANT', 'unreadable'],
  ])('%s after that is unknown: %s', (code, reason) => {
    expect(connectionFailure(code, true)).toEqual({ kind: 'unknown', reason });
  });
});
