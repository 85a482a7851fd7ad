import { DECISION_STATES, publicationActions } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { PostDecision } from '../types';
import { needsDecision } from './needs-decision';

describe('what waits above the list', () => {
  it('asks its author, but for what is being looked up', () => {
    const asking = DECISION_STATES.filter((state) =>
      needsDecision({ publication: { state, actions: publicationActions(state, false) } } as PostDecision),
    );
    expect(asking.toSorted()).toEqual(['blocked_auth', 'missed', 'needs_user', 'rejected']);
  });
});
