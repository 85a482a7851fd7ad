import { describe, expect, it } from '@jest/globals';
import type { CalendarPost } from '../../../../entities/types';
import { dayBeats, dayState, weekSentence } from './day-state';

const aPost = (display_state: CalendarPost['display_state']) => ({ display_state }) as CalendarPost;
const stateOf = (...states: CalendarPost['display_state'][]) =>
  dayState('2026-11-25', states.map(aPost), '2026-11-23');

describe('The mark of a day', () => {
  it('is another one for a post that waits in a pause than for one that goes out at its time', () => {
    expect(stateOf('scheduled')).toBe('scheduled');
    expect(stateOf('paused')).toBe('paused');
    expect(stateOf('on-hold', 'paused')).toBe('paused');
    expect(stateOf('paused', 'posted-complete')).toBe('posted');
  });

  it('is one, and the week’s sentence counts each of its posts', () => {
    const beatsOf = (...states: CalendarPost['display_state'][]) =>
      dayBeats('2026-11-25', states.map(aPost), '2026-11-23');
    expect(beatsOf()).toEqual(['open']);
    expect(beatsOf('draft-upcoming')).toEqual([stateOf('draft-upcoming')]);
    const beats = [beatsOf('posted-complete', 'not-confirmed'), beatsOf('scheduled'), beatsOf()].flat();
    expect(weekSentence(beats)).toBe('One out, one lined up, one to look at, one to write.');
  });

  it('counts a post that its author posts by hand as lined up, and to look at once its time has come', () => {
    expect(stateOf('by-hand')).toBe('scheduled');
    const beats = dayBeats('2026-11-25', [aPost('by-hand'), aPost('by-hand-due')], '2026-11-23');
    expect(weekSentence(beats)).toBe('One lined up, one to look at.');
  });

  it('counts a paused post as lined up', () => {
    expect(weekSentence(['paused', 'scheduled', 'open'])).toBe('Two lined up, one to write.');
  });
});
