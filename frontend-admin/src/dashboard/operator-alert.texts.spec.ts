import { describe, expect, it } from '@jest/globals';
import { OPERATOR_OUTCOMES, operatorAlert } from './operator-alert.texts';
import { classifySendResult } from '@drumbeat/domain';

describe('What only the operator can fix', () => {
  it('has words for every answer of LinkedIn’s that raises the alarm, and for no other', () => {
    const context = { earlierAttemptUnresolved: false, tokenAgeMs: null };
    const seen = new Set<string>();
    for (let status = 100; status < 600; status += 1) {
      const result = { kind: 'response', status, restliId: null, body: '' } as const;
      const { alertOperator, code } = classifySendResult(result, context);
      expect([status, operatorAlert(code) !== null]).toEqual([status, alertOperator]);
      if (alertOperator) seen.add(code);
    }
    expect([...seen].sort()).toEqual(OPERATOR_OUTCOMES.toSorted());
  });

  it('says which setting ends a 426', () => {
    expect(operatorAlert('api_version_ended')).toContain('LINKEDIN_VERSION');
  });
});
