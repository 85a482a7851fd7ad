import { describe, expect, it } from '@jest/globals';
import { phraseEdits, textPair } from './phrase-edits.rules.js';

const edits = (written: string, posted: string, kind: string) =>
  phraseEdits(textPair({ written, posted }), []).filter((edit) => edit.kind === kind);
const keys = (written: string, posted: string, kind: string) =>
  edits(written, posted, kind).map(({ key }) => key);

describe('A phrase that stands in place of another', () => {
  const replaced = (from: string, to: string) =>
    keys(`Clients see ${from} on Friday.`, `Clients see ${to} on Friday.`, 'replaced_phrase');

  it.each([
    ['leverage', 'plain tools daily'],
    ['holistic growth solutions', 'numbers'],
    ['holistic growth solutions', 'plain tools daily'],
  ])('has at most three words on either side: %s, %s', (from, to) => {
    expect(replaced(from, to)).toEqual([`${from} > ${to}`]);
  });

  it.each([
    ['leverage', 'plain cheap tools daily'],
    ['holistic digital growth solutions', 'numbers'],
  ])('is a passage written anew where one side has four: %s, %s', (from, to) => {
    expect(replaced(from, to)).toEqual([]);
  });

  it('is none across two sentences, of figures, of what others say and of words of the language alone', () => {
    expect(keys('We sell growth. Solutions help.', 'We sell numbers help.', 'replaced_phrase')).toEqual([]);
    expect(replaced('20 invoices', 'bills')).toEqual([]);
    expect(replaced('invoices', '20 bills')).toEqual([]);
    expect(replaced('“invoices”', 'bills')).toEqual([]);
    expect(replaced('the', 'bills')).toEqual([]);
  });

  it('is none where the post still has the phrase elsewhere', () => {
    const posted = 'Clients see numbers on Friday. Leverage is theirs.';
    expect(keys('Clients see leverage on Friday.', posted, 'replaced_phrase')).toEqual([]);
  });
});

describe('A phrase that was cut', () => {
  it('has up to six words within a sentence, and up to nine as a sentence', () => {
    const seven = 'ready steady golden purple orange yellow violet';
    const found = keys(
      `Nobody bought ${seven} paint yesterday.`,
      'Nobody bought paint yesterday.',
      'cut_phrase',
    );
    expect(Math.max(...found.map((key) => key.split(' ').length))).toBe(6);
    const nine = 'ready steady golden purple orange yellow violet silver copper';
    expect(keys(`${nine}. It rained.`, 'It rained.', 'cut_phrase')).toContain(nine);
    expect(keys(`${nine} bronze. It rained.`, 'It rained.', 'cut_phrase')).not.toContain(`${nine} bronze`);
  });

  it('of one word has five letters', () => {
    expect(keys('It was truly good.', 'It was good.', 'cut_phrase')).toEqual(['truly']);
    expect(keys('It was kind good.', 'It was good.', 'cut_phrase')).toEqual([]);
  });

  it('is shown beside the sentence that keeps most of its words', () => {
    const [edit] = edits(
      'The truly quiet printer broke on Monday. We called.',
      'The quiet printer broke on Monday. We called.',
      'cut_phrase',
    );
    expect(edit).toMatchObject({
      key: 'truly',
      before: 'The truly quiet printer broke on Monday.',
      after: 'The quiet printer broke on Monday.',
      place: 'opening',
    });
  });
});
