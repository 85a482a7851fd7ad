import { describe, expect, it } from '@jest/globals';
import { saveLook } from './save-look';

const around = { savedAt: '2026-03-02T14:05:00Z', zone: 'America/Chicago' };

describe('the state of saving in the editor', () => {
  it('says that there is no network before anything is typed', () => {
    expect(saveLook({ kind: 'saved' }, { ...around, online: false })).toMatchObject({
      words: 'Offline – saved',
      when: expect.any(String),
    });
    expect(saveLook({ kind: 'new' }, { ...around, online: false }).words).toBe('Offline – not saved yet');
  });

  it('keeps its own words where something is on its way or refused', () => {
    const refused = { kind: 'refused', reason: 'Too long' } as never;
    expect(saveLook({ kind: 'offline' }, { ...around, online: false }).words).toBe(
      'Offline – kept on this device',
    );
    expect(saveLook(refused, { ...around, online: false }).words).toBe('Not saved');
  });

  it('says nothing of the network where there is one', () => {
    expect(saveLook({ kind: 'saved' }, { ...around, online: true }).words).toBe('Saved');
  });
});
