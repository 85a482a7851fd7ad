import { IN_PROGRESS_STATES, POST_STATUSES, PUBLICATION_STATES, TERMINAL_STATES } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import {
  changedStatus,
  refusalToEdit,
  refusalToRemove,
  refusalToRewrite,
  type PostStanding,
  removesMuch,
} from './posts.policy.js';
import fc from 'fast-check';

const standing = (overrides: Partial<PostStanding> = {}): PostStanding => ({
  status: 'draft',
  posted_at: null,
  source_type: 'manual',
  publication_state: null,
  ...overrides,
});

describe('A post', () => {
  it('is frozen exactly while its delivery is under way or unclear', () => {
    for (const publication_state of PUBLICATION_STATES) {
      const isFrozen = IN_PROGRESS_STATES.includes(publication_state);
      for (const rule of [refusalToEdit, refusalToRewrite, refusalToRemove]) {
        expect(['in_progress', 'awaits_answer'].includes(String(rule(standing({ publication_state }))))).toBe(
          isFrozen,
        );
      }
    }
  });

  it('waits for its user’s answer, and for nobody else’s, once nothing more is looked for', () => {
    for (const publication_state of IN_PROGRESS_STATES) {
      expect(refusalToEdit(standing({ publication_state })) === 'awaits_answer').toBe(
        publication_state === 'needs_user',
      );
    }
  });

  it('can be edited while it waits for its time, but not removed', () => {
    for (const publication_state of ['scheduled', 'claimed', 'blocked_auth'] as const) {
      expect(refusalToEdit(standing({ publication_state }))).toBeNull();
      expect(refusalToRemove(standing({ publication_state }))).toBe('scheduled');
    }
  });

  it('can be removed once nothing sends it by itself any more', () => {
    for (const publication_state of [null, ...TERMINAL_STATES, 'rejected', 'missed'] as const) {
      expect(refusalToRemove(standing({ publication_state }))).toBeNull();
    }
  });

  it('is written anew only as a draft', () => {
    expect(POST_STATUSES.map((status) => refusalToRewrite(standing({ status })))).toEqual([
      null,
      'posted',
      'archived',
    ]);
  });

  it('goes into the archive and comes back as what it was', () => {
    const posted_at = new Date('2026-11-01T08:00:00Z');
    expect(changedStatus(standing(), 'archived').status).toBe('archived');
    expect(changedStatus(standing({ status: 'archived' }), 'draft').status).toBe('draft');
    expect(changedStatus(standing({ status: 'archived', posted_at }), 'draft').status).toBe('used');
    expect(changedStatus(standing(), 'draft')).toEqual({ status: 'draft', refusal: null });
    expect(changedStatus(standing({ status: 'archived' }), 'archived').status).toBe('archived');
    expect(changedStatus(standing({ status: 'used' }), 'draft').refusal).toBe('not_archived');
    expect(changedStatus(standing({ publication_state: 'scheduled' }), 'archived').refusal).toBe('scheduled');
  });
});

const sentence = 'x'.repeat(100);

describe('An edit that takes much of a text away', () => {
  it('is one that removes or rewrites more than a hundred characters in one stretch', () => {
    expect(removesMuch(`Begin ${sentence} end`, 'Begin  end')).toBe(false);
    expect(removesMuch(`Begin ${sentence}x end`, 'Begin  end')).toBe(true);
    expect(removesMuch(`Begin ${sentence}x end`, `Begin ${'y'.repeat(300)} end`)).toBe(true);
    expect(removesMuch(`${sentence}x`, '')).toBe(true);
  });

  it('is never one that only adds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, added, after) => {
        expect(removesMuch(before + after, before + added + after)).toBe(false);
      }),
    );
  });

  it('is every one that leaves over a hundred characters less', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (before, after) => {
        if (before.length - after.length > 100) expect(removesMuch(before, after)).toBe(true);
      }),
    );
  });
});
