import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { judgeContinuity, judgeJournal, type DataFacts } from './continuity.policy.js';

const here = { systemIdentifier: '7300000000000000001', timeline: '00000001', databaseOid: '16384' };
const data = (overrides: Partial<DataFacts> = {}): DataFacts => ({
  signed: here,
  server: here,
  position: 40,
  ...overrides,
});
const reasonOf = (facts: DataFacts, mark: number | null) => {
  const verdict = judgeContinuity(facts, mark);
  return verdict.kind === 'restored' ? verdict.reason : verdict.kind;
};

describe('the continuity of the data', () => {
  it('is sound on a first start, whatever is known outside or not', () => {
    expect(reasonOf(data({ signed: null, position: 0 }), null)).toBe('sound');
    expect(reasonOf(data({ signed: null, position: 0 }), 0)).toBe('sound');
  });

  it('is sound after a restart, also where a mark was never written or the files were emptied', () => {
    expect(reasonOf(data(), 40)).toBe('sound');
    expect(reasonOf(data(), 39)).toBe('sound');
    expect(reasonOf(data(), null)).toBe('sound');
  });

  it('is broken on another server, even if no send is missing: edits may be', () => {
    const server = { ...here, systemIdentifier: '7300000000000000002' };
    expect(reasonOf(data({ server }), 40)).toBe('other_server');
    expect(reasonOf(data({ server }), null)).toBe('other_server');
  });

  it('is broken where more is known outside, wherever the database is', () => {
    expect(reasonOf(data(), 41)).toBe('older_data');
    expect(reasonOf(data({ signed: null, position: 0 }), 1)).toBe('older_data');
  });

  it('is broken in another database of the same server where nothing is known outside', () => {
    const server = { ...here, databaseOid: '16999' };
    expect(reasonOf(data({ server }), null)).toBe('other_database');
    expect(reasonOf(data({ server }), 41)).toBe('older_data');
    expect(reasonOf(data({ server }), 40)).toBe('sound');
  });

  it('is broken in another database that is ahead of a mark which could not be written any more', () => {
    expect(reasonOf(data({ server: { ...here, databaseOid: '16999' } }), 39)).toBe('other_database');
    expect(reasonOf(data({ server: { ...here, timeline: '00000002' } }), 39)).toBe('other_timeline');
  });

  it('is sound elsewhere on its server only where what is known outside is exactly what it says', () => {
    const either = fc.constantFrom('1', '2');
    const places = fc.record(
      { systemIdentifier: either, timeline: either, databaseOid: either },
      { noNullPrototype: true },
    );
    const positions = fc.nat({ max: 5 });
    fc.assert(
      fc.property(places, places, positions, fc.option(positions), (signed, server, position, mark) => {
        const isElsewhere = !isDeepStrictEqual(signed, server);
        const isProven = mark === position && signed.systemIdentifier === server.systemIdentifier;
        const isBehind = mark !== null && position < mark;
        expect(judgeContinuity({ signed, server, position }, mark).kind).toBe(
          isBehind || (isElsewhere && !isProven) ? 'restored' : 'sound',
        );
      }),
    );
  });

  it('is sound where it was signed before databases were told apart', () => {
    expect(reasonOf(data({ signed: { ...here, databaseOid: null } }), null)).toBe('sound');
  });

  it('takes a fail-over that lost nothing for what it is, and without a mark for the worst', () => {
    const server = { ...here, timeline: '00000002' };
    expect(reasonOf(data({ server }), 40)).toBe('sound');
    expect(reasonOf(data({ server }), 41)).toBe('older_data');
    expect(reasonOf(data({ server }), null)).toBe('other_timeline');
  });
});

describe('What a journal beside the files tells of the time that is lost', () => {
  const reachOf = (position: number, besideJournal: number | null, markedPosition: number | null) =>
    judgeJournal({
      position,
      besideJournal: besideJournal === null ? null : { position: besideJournal, journalGap: null },
      markedPosition,
      isReadable: true,
    });

  it('is everything where it was written until the last step that is known anywhere', () => {
    expect(reachOf(40, 41, 41)).toBe('whole');
  });

  it('is not everything where it was put back with the data, or is older than what Redis knows', () => {
    expect(reachOf(40, 40, 40)).toBe('stale');
    expect(reachOf(40, 39, 39)).toBe('stale');
    expect(reachOf(40, 41, 45)).toBe('stale');
  });

  it('is nothing where the files were lost, whatever Redis knows', () => {
    expect(reachOf(40, null, 45)).toBe('none');
    expect(reachOf(40, null, null)).toBe('none');
  });

  it('is not everything where something could not be written since the data, but is for data from after that', () => {
    const facts = { markedPosition: 50, isReadable: true };
    const besideJournal = { position: 50, journalGap: 42 };
    expect([40, 42, 43].map((position) => judgeJournal({ ...facts, besideJournal, position }))).toEqual([
      'stale',
      'stale',
      'whole',
    ]);
  });

  it('is not everything where a part of it cannot be read', () => {
    const facts = { position: 40, markedPosition: 41, isReadable: false };
    expect(judgeJournal({ ...facts, besideJournal: { position: 41, journalGap: null } })).toBe('stale');
    expect(judgeJournal({ ...facts, besideJournal: null })).toBe('none');
  });
});
