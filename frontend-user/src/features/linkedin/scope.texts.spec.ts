import { describe, expect, it } from '@jest/globals';
import { LINKEDIN_SCOPES } from '@drumbeat/domain';
import { scopeMeanings } from './scope.texts';

describe('what the granted scopes allow', () => {
  it('is said for each scope that Drumbeat asks for, posting first', () => {
    const meanings = scopeMeanings(LINKEDIN_SCOPES);
    expect(meanings.map(({ scope }) => scope)).toEqual(['w_member_social', 'openid', 'profile', 'email']);
    expect(meanings.map(({ allows }) => allows)).not.toContain('Granted by LinkedIn, not used by Drumbeat');
  });

  it('names a scope that it does not know, without pretending to use it', () => {
    expect(scopeMeanings(['rw_organization', 'toString', 'profile'])).toEqual([
      { scope: 'profile', allows: 'Show your name' },
      { scope: 'rw_organization', allows: 'Granted by LinkedIn, not used by Drumbeat' },
      { scope: 'toString', allows: 'Granted by LinkedIn, not used by Drumbeat' },
    ]);
  });

  it('is nothing without a connection', () => {
    expect(scopeMeanings([])).toEqual([]);
  });
});
