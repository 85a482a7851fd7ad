import { describe, expect, it } from '@jest/globals';
import { inventedAuthor, requestOf } from '../../../../test/support/writing/invented-authors.js';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { draftBrief } from './draft-data.js';

const author = inventedAuthor('cfo');
const rules = (notes: string, change: Partial<DraftWritingRequest> = {}) =>
  draftBrief({ ...requestOf(author, notes), ...change }).instructions;

const WRITTEN =
  'We raised the price in May. Three of 214 customers left, and two of them were behind on payment.';
const SPOKEN =
  'so um I called the bank on Tuesday and they said um no wait it was Wednesday and they said the line is gone and I said since when and um he did not know';
const SHORTHAND =
  'mtg w/ agent thurs, 9 flats, 41 keys out. changed cyls on 4, rest on log bk. agent wants same for 22 bldgs';
/** Italian, whose words of speech are not known. */
const RUNNING_ON = `ieri la signora ${'ha portato la crosta e poi la signora ha detto che '.repeat(8)} non la voleva`;

describe('The rules that go with a draft', () => {
  it('say how notes came about that were not written as a text', () => {
    expect(rules(SPOKEN)).toContain('The notes were spoken: mend their sentences');
    expect(rules(RUNNING_ON)).toContain('The notes were spoken');
    expect(rules(SHORTHAND)).toContain('The notes are in shorthand');
    expect(rules(WRITTEN)).not.toMatch(/were spoken|in shorthand/u);
  });

  it('name nothing that the data does not hold', () => {
    const absent = /wishes|previous_text|edited|last_openings|set_by_hand|found_by_analysis|letters/u;
    expect(rules(WRITTEN)).not.toMatch(absent);
    expect(rules(WRITTEN)).toContain('Keep to length_and_form');
    expect(rules(WRITTEN, { instructions: 'shorter', previous_text: WRITTEN })).toContain(
      'change it as wishes say and keep the rest',
    );
    expect(rules(WRITTEN, { previous_text: WRITTEN })).toContain('write a clearly different one');
  });

  it('give people without posts a form', () => {
    const new_ = rules(WRITTEN, { own_posts: [], examples: [] });
    expect(new_).toContain('three to six short paragraphs');
    expect(new_).not.toMatch(/length_and_form|examples are posts/u);
  });
});
