import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findPlacesToFill, neighbouringPlace } from './places-to-fill.rules';

const placesIn = (text: string) => findPlacesToFill(text).map(({ start, end }) => text.slice(start, end));

describe('the places to fill in', () => {
  it.each([
    ['It cost [the result] in total.', ['[the result]']],
    ['Revenue: [your number]', ['[your number]']],
    ['[X]% more than in [year]', ['[X]', '[year]']],
    ['[What happened, in two or three sentences.]', ['[What happened, in two or three sentences.]']],
    ['Wir sparten [Ihre Zahl]. 我们 [结果]', ['[Ihre Zahl]', '[结果]']],
    ['Then [who] said: “[the sentence you remember]”.', ['[who]', '[the sentence you remember]']],
    ['[[name]]', ['[name]']],
  ])('stand in square brackets: %s', (text, places) => {
    expect(placesIn(text)).toEqual(places);
  });

  it.each([
    'A footnote [1] and another [12].',
    'Left out […] or [...] or [ ] or [].',
    'He wrote “recieve” [sic].',
    '[x] done\n[ ] open',
    'A [link](https://example.com) of Markdown',
    'An open [bracket and a line\nbreak] in between',
    'array[0] = 7',
  ])('are not seen in: %s', (text) => {
    expect(placesIn(text)).toEqual([]);
  });

  it('are found each one, in their order, whatever stands around them', () => {
    const word = fc.stringMatching(/^\p{L}[\p{L} ]{2,20}$/u).filter((text) => text.trim().length > 2);
    const around = fc.string({ maxLength: 30 }).map((text) => text.replace(/[[\]()]/gu, ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(around, word), { maxLength: 8 }), around, (parts, rest) => {
        fc.pre(
          parts.every(([, inside]) => !['sic', 'laughs', 'laughter', 'applause'].includes(inside.trim())),
        );
        const text = parts.map(([before, inside]) => `${before}[${inside}]`).join('') + rest;
        expect(placesIn(text)).toEqual(parts.map(([, inside]) => `[${inside}]`));
      }),
    );
  });

  it('lie inside the text and never overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('[', ']', '(', 'a', ' ', '\n', '…', '1') }), (text) => {
        const places = findPlacesToFill(text);
        places.forEach(({ start, end }, index) => {
          expect(text[start]).toBe('[');
          expect(text[end - 1]).toBe(']');
          expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
        });
      }),
    );
  });
});

describe('a cursor among the places', () => {
  const text = 'In [year] we won [client] for [sum].';
  const [year, client, sum] = findPlacesToFill(text);
  const cursor = (at: number) => ({ start: at, end: at });

  it('is led to the next one, and from one that is selected to the one behind it', () => {
    expect(neighbouringPlace(text, cursor(0), 'next')).toEqual(year);
    expect(neighbouringPlace(text, year!, 'next')).toEqual(client);
    expect(neighbouringPlace(text, client!, 'next')).toEqual(sum);
  });

  it('is led back to the one before', () => {
    expect(neighbouringPlace(text, sum!, 'previous')).toEqual(client);
    expect(neighbouringPlace(text, cursor(text.length), 'previous')).toEqual(sum);
  });

  it('is not held: behind the last one there is none, nor before the first', () => {
    expect(neighbouringPlace(text, sum!, 'next')).toBeNull();
    expect(neighbouringPlace(text, year!, 'previous')).toBeNull();
    expect(neighbouringPlace('Nothing to fill.', cursor(3), 'next')).toBeNull();
  });
});
