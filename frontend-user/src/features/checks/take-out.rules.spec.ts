import { describe, expect, it } from '@jest/globals';
import { withoutSentenceOf } from './take-out.rules';

const without = (text: string, quotation = '41%', start = text.indexOf(quotation)) =>
  withoutSentenceOf(text, { kind: 'number', quotation }, { start, end: start + quotation.length })?.text ??
  null;

describe('A sentence that is taken out', () => {
  it.each([
    ['between two others', 'We sold. We lost 41% of them. We learned.', 'We sold. We learned.'],
    ['at the beginning', 'We lost 41%. We learned.', 'We learned.'],
    ['at the end', 'We learned. We lost 41%.', 'We learned.'],
    ['at the end of a paragraph', 'We sold. We lost 41%.\n\nWe learned.', 'We sold.\n\nWe learned.'],
    ['as a paragraph', 'We sold.\n\nWe lost 41%.\n\nWe learned.', 'We sold.\n\nWe learned.'],
    ['in a list', 'Then:\n- we sold\n- we lost 41%\n- we learned', 'Then:\n- we sold\n- we learned'],
    ['alone', 'We lost 41%.', ''],
  ])('leaves the others as they stand: %s', (_where, text, left) => {
    expect(without(text)).toBe(left);
  });

  const twice = 'We lost 41% in a year. We learned. The second 41% came later.';

  it('is the one at this place, where the words stand in two', () => {
    expect(without(twice, '41%', twice.indexOf('41%'))).toBe('We learned. The second 41% came later.');
    expect(without(twice, '41%', twice.lastIndexOf('41%'))).toBe('We lost 41% in a year. We learned.');
  });

  it('is the nearest one, where its author has typed on since the text was checked', () => {
    const before = 'Listen. ';
    expect(without(before + twice, '41%', twice.lastIndexOf('41%'))).toBe(
      'Listen. We lost 41% in a year. We learned.',
    );
  });

  it('is each one that the words are in, and none where they are gone', () => {
    expect(without('We sold. It did not work. Not once. We learned.', 'It did not work. Not once.')).toBe(
      'We sold. We learned.',
    );
    expect(without('We learned.')).toBeNull();
  });

  it.each([
    ['behind a joint', 'Ruth paid in 30 days, and 41% of them followed.', 'Ruth paid in 30 days.'],
    ['behind a dash', 'We asked 12 owners – it was 41% that knew.', 'We asked 12 owners.'],
    ['in brackets', 'The 12 shops (41% of all) closed in May.', 'The 12 shops closed in May.'],
    ['between dashes', 'The 12 shops – 41% of all – were closed in May.', 'The 12 shops were closed in May.'],
    ['before a joint', 'It was 41% of them, but Ruth paid in 30 days.', 'Ruth paid in 30 days.'],
    ['in German', 'Frau Ott hat 12 Tage gewartet, und 41% waren weg.', 'Frau Ott hat 12 Tage gewartet.'],
  ])('leaves what else its sentence tells, where that stands alone: %s', (_where, sentence, left) => {
    expect(without(`We sold. ${sentence} We learned.`)).toBe(`We sold. ${left} We learned.`);
  });

  it.each([
    ['a clause that leads on', 'When Ruth paid in 30 days, and 41% of them followed.'],
    ['a list', '12 shops and 41% of the offices closed.'],
    ['what leans on it', 'It was 41% of them, and the other 12 were fine.'],
    ['no fact', 'We were glad, and 41% of them followed.'],
  ])('takes all of it where the rest is %s', (_what, sentence) => {
    expect(without(`We sold. ${sentence} We learned.`)).toBe('We sold. We learned.');
  });
});
