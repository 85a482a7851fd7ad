import { DAY_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { SendResult } from '@drumbeat/domain';
import { uploadFailure } from './media-upload.policy.js';

const answer = (status: number, body = ''): SendResult => ({
  kind: 'response',
  status,
  restliId: null,
  body,
});
const after = (step: 'initialize' | 'upload', result: SendResult, tokenAgeMs = DAY_MS) =>
  uploadFailure({ kind: 'failed', step, result }, tokenAgeMs);

describe('An upload that failed', () => {
  it.each<[SendResult, string]>([
    [{ kind: 'not_sent', reason: 'unreachable' }, 'not_reachable'],
    [{ kind: 'unknown', reason: 'timeout' }, 'media_not_uploaded'],
    [{ kind: 'unknown', reason: 'unreadable' }, 'media_not_uploaded'],
    [answer(500), 'media_not_uploaded'],
    [answer(302), 'media_not_uploaded'],
  ])('is tried again after %j: nothing was posted, and a second upload harms nobody', (result, outcome) => {
    for (const step of ['initialize', 'upload'] as const) {
      expect(after(step, result)).toEqual({ kind: 'release', outcome });
    }
  });

  it('makes the account pause after 429', () => {
    expect(after('initialize', answer(429))).toEqual({ kind: 'pause' });
  });

  it('waits out the lag of a new token, and takes the refusal of an older one for what it is', () => {
    expect(after('initialize', answer(401), 1_000)).toEqual({ kind: 'release', outcome: 'fresh_token' });
    expect(after('initialize', answer(401))).toEqual({ kind: 'auth_lost', outcome: 'token_refused' });
    expect(after('initialize', answer(403, '{"code":"ACCESS_DENIED"}'))).toEqual({
      kind: 'auth_lost',
      outcome: 'scope_missing',
    });
  });

  it.each([400, 413, 415, 422])('is the file’s fault when the address for its bytes answers %i', (status) => {
    expect(after('upload', answer(status))).toEqual({
      kind: 'refused',
      outcome: 'media_refused',
      alertOperator: false,
    });
  });

  it.each([
    [400, 'invalid_request'],
    [426, 'api_version_ended'],
  ])('is the operator’s to fix when the call before that answers %i', (status, outcome) => {
    expect(after('initialize', answer(status))).toEqual({ kind: 'refused', outcome, alertOperator: true });
  });
});
