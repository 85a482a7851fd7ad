import { describe, expect, it } from '@jest/globals';
import type { OutcomeClass, OutcomeCode } from '@drumbeat/domain';
import { reconcile, type AttemptFacts } from './reconciliation.policy.js';

const attempt = (
  outcomeClass: OutcomeClass | null,
  outcome: OutcomeCode | null,
  isReported = true,
  urn: string | null = null,
): AttemptFacts => ({ outcomeClass, outcome, isReported, urn });
const lost = attempt('F', 'worker_lost', false);
const ASK = { kind: 'ask', duplicate: null };
const settled = { isSenderAlive: false, waitedMs: 0, ownerWaitMs: 300_000 };

describe('Reconciling an uncertain send', () => {
  it('takes a late confirmation as proof, whichever attempt got it', () => {
    const confirmed = attempt('published', 'published', true, 'urn:li:share:1');
    expect(reconcile({ ...settled, attempts: [confirmed, lost] })).toEqual({
      kind: 'published',
      urn: 'urn:li:share:1',
    });
  });

  it('takes a duplicate that LinkedIn names for no proof, and asks about the post that it names', () => {
    const duplicate = attempt('E', 'duplicate_of_own', true, 'urn:li:share:2');
    expect(reconcile({ ...settled, attempts: [lost, duplicate] })).toEqual({
      kind: 'ask',
      duplicate: { urn: 'urn:li:share:2' },
    });
    const confirmed = attempt('published', 'published', true, 'urn:li:share:1');
    expect(reconcile({ ...settled, attempts: [confirmed, duplicate] })).toMatchObject({ kind: 'published' });
  });

  it.each([
    ['A', 'not_sent_in_time'],
    ['B', 'rate_limited'],
    ['C', 'content_refused'],
    ['D', 'token_refused'],
    ['E', 'duplicate_of_other'],
  ] as const)('is absent when the sender itself reports class %s (%s)', (outcomeClass, outcome) => {
    expect(reconcile({ ...settled, attempts: [attempt(outcomeClass, outcome)] })).toEqual({ kind: 'absent' });
  });

  it('is never absent for a sender that has not reported, dead or alive', () => {
    expect(reconcile({ ...settled, attempts: [lost] })).toEqual(ASK);
    expect(reconcile({ ...settled, attempts: [], isSenderAlive: true })).toEqual({ kind: 'wait' });
  });

  it('asks at once where the sender reported that it cannot know', () => {
    const unclear = attempt('F', 'no_answer');
    expect(reconcile({ ...settled, attempts: [unclear], isSenderAlive: true })).toEqual(ASK);
  });

  it('waits for a sender that lives, but not for ever', () => {
    const waiting = { ...settled, attempts: [lost], isSenderAlive: true };
    expect(reconcile({ ...waiting, waitedMs: 299_999 })).toEqual({ kind: 'wait' });
    expect(reconcile({ ...waiting, waitedMs: 300_000 })).toEqual(ASK);
  });
});
