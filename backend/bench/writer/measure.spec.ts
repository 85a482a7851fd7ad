import { FINDING_KINDS } from '@drumbeat/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readCases, readClaims, readDenials, type BenchCase } from './cases.js';
import { FALSE_ALARMS_MAX, measure, type Measurement } from './measure.js';

describe('The review of what writers answer, on eight people and six tasks each', () => {
  let cases: BenchCase[];
  let measured: Measurement;
  beforeAll(() => {
    cases = readCases();
    measured = measure([...cases, ...readDenials(), ...readClaims()]);
  });

  it('finds every fault that was planted', () => {
    expect(measured.missed).toEqual([]);
  });

  it('finds next to nothing in good answers', () => {
    expect(measured.sentences).toBeGreaterThanOrEqual(600);
    expect(measured.falseAlarms.length).toBeLessThanOrEqual(FALSE_ALARMS_MAX);
  });

  it('is tried with each kind of fault in each language', () => {
    expect(cases).toHaveLength(48);
    const planted = (kind: string) => [...(measured.tallies.get(kind)?.keys() ?? [])].sort();
    for (const kind of [...FINDING_KINDS, 'refusal'])
      expect([kind, planted(kind)]).toEqual([kind, ['de', 'en', 'es', 'fr']]);
  });
});
