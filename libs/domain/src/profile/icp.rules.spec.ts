import { describe, expect, it } from '@jest/globals';
import { ICP_FIELDS, hasIcpAnswers, hasPillarAnswers, icpFieldsChanged } from './icp.rules.js';

const ANSWERS = {
  ideal_target_client: 'Studio owners',
  client_pain_points: 'Slow hiring',
  content_strategy: 'Teach what I know',
  business_size: 'Just me',
  company_size: '10 to 50 people',
  industry: 'Design',
  pain_points: 'No time',
};

describe('The ICP summary', () => {
  it('rests on seven answers (ONBOARDING-3)', () => {
    expect([...ICP_FIELDS].sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it.each(ICP_FIELDS)('is made anew when %s changes', (field) => {
    expect(icpFieldsChanged(ANSWERS, { ...ANSWERS, [field]: 'Something else' })).toBe(true);
    expect(icpFieldsChanged(ANSWERS, { ...ANSWERS, [field]: null })).toBe(true);
    expect(icpFieldsChanged({ ...ANSWERS, [field]: null }, ANSWERS)).toBe(true);
  });

  it.each(ICP_FIELDS)('stays when only spaces around %s change', (field) => {
    expect(icpFieldsChanged(ANSWERS, { ...ANSWERS, [field]: `  ${ANSWERS[field]}\n` })).toBe(false);
  });

  it.each(ICP_FIELDS)('stays when %s is empty in another way', (field) => {
    for (const [before, after] of [
      [null, ''],
      ['', undefined],
      ['  ', null],
    ]) {
      expect(icpFieldsChanged({ ...ANSWERS, [field]: before }, { ...ANSWERS, [field]: after })).toBe(false);
    }
  });

  it('stays when another field of the profile changes', () => {
    const profile = { ...ANSWERS, full_name: 'Ada' };
    const renamed = { ...profile, full_name: 'Grace' };
    expect(icpFieldsChanged(profile, renamed)).toBe(false);
  });

  it('needs one answer at least', () => {
    expect(hasIcpAnswers({ industry: ' Design ' })).toBe(true);
    expect(hasIcpAnswers({ industry: '  ', pain_points: null })).toBe(false);
    expect(hasIcpAnswers({})).toBe(false);
  });
});

describe('Pillars to choose from', () => {
  it('need an answer, and the audience alone will do', () => {
    expect(hasPillarAnswers({ target_audience: 'Founders' })).toBe(true);
    expect(hasPillarAnswers({ industry: 'Design' })).toBe(true);
    expect(hasPillarAnswers({ target_audience: '  ', industry: null })).toBe(false);
  });
});
