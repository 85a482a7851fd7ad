import { describe, expect, it } from '@jest/globals';
import { askedPlace } from './asked-place.rules';
import { CALENDAR_TEXTS, MOVE_TEXTS } from '@drumbeat/domain';

const today = '2026-11-23';
const asked = (date: string | null, slot: string | null) => askedPlace({ date, slot }, today);

describe('the place that an address asks to fill', () => {
  it('is a slot of a coming Monday, Wednesday or Friday', () => {
    expect(asked('2026-11-25', '2')).toEqual({ place: { date: '2026-11-25', slot: 2 }, refusal: null });
  });

  it('is none where none is asked for', () => {
    expect(asked(null, null)).toEqual({ place: null, refusal: null });
  });

  it.each([
    ['2026-11-24', '1'],
    ['nonsense', '1'],
    ['2026-11-25', '9'],
    ['2026-11-25', null],
    [null, '1'],
  ])('that the calendar does not have is told: %s, slot %s', (date, slot) => {
    expect(asked(date, slot)).toEqual({ place: null, refusal: CALENDAR_TEXTS.noPlace });
  });

  it('lies within the 52 weeks that can be planned, and not before today', () => {
    expect(asked('2029-11-26', '1').refusal).toBe(CALENDAR_TEXTS.tooFarAhead);
    expect(asked('2027-11-26', '1').refusal).toBeNull();
    expect(asked('2027-11-29', '1').refusal).toBe(CALENDAR_TEXTS.tooFarAhead);
    expect(asked('2026-11-20', '1').refusal).toBe(MOVE_TEXTS.dayIsOver);
  });
});
