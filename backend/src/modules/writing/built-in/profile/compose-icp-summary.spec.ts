import { ICP_FIELDS, PROFILE_LIMITS, findNeverUsePhrases } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { AnsweredProfile } from '../../profile-writer.service.js';
import { composeIcpSummary } from './compose-icp-summary.js';

const EMPTY: AnsweredProfile = {
  full_name: 'Ada Example',
  content_pillars: [],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  company_size: null,
  content_strategy: null,
  generated_icp_summary: null,
  pain_points: null,
};
const summary = (answers: Partial<AnsweredProfile>, neverUsePhrases: readonly string[] = []) =>
  composeIcpSummary({ profile: { ...EMPTY, ...answers }, neverUsePhrases });

describe('The ICP summary of the built-in writer', () => {
  it('says what was answered, and nothing else', () => {
    expect(
      summary({
        ideal_target_client: 'Studio owners\nin Berlin',
        client_pain_points: 'Slow hiring!',
        industry: ' ',
      }),
    ).toBe('Ideal client: Studio owners in Berlin. What troubles them: Slow hiring!');
  });

  it.each(ICP_FIELDS)('holds the answer to %s', (field) => {
    expect(summary({ [field]: 'A word of mine' })).toContain('A word of mine.');
  });

  it('stays short, whatever was answered, and cuts between words', () => {
    const long = 'a long answer '.repeat(300);
    const text = summary(Object.fromEntries(ICP_FIELDS.map((field) => [field, long])));
    expect(text.length).toBeLessThanOrEqual(PROFILE_LIMITS.icpSummary);
    expect(text).toMatch(/ (?:a|long|answer)… What troubles them: /);
  });

  it('leaves a gap where a phrase must never be used', () => {
    const text = summary({ industry: 'Synergy consulting' }, ['synergy']);
    expect(findNeverUsePhrases(text, ['synergy'])).toEqual([]);
    expect(text).toBe('Industry: […] consulting.');
  });
});
