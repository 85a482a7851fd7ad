import { describe, expect, it } from '@jest/globals';
import { foreignStockPhrases, surplusDashes, surplusTriples } from './own-rate.rules.js';

const author = (material = '', ...ownPosts: string[]) => ({ material: [material], ownPosts });
const TRIPLES = 'It was faster, cleaner and cheaper. They were tired, hungry and angry.';

describe('More than an author’s own rate', () => {
  it('are rows of three from the second on', () => {
    const places = surplusTriples(TRIPLES, author());
    expect(places.map(({ start, end }) => TRIPLES.slice(start, end))).toEqual([
      'They were tired, hungry and angry.',
    ]);
  });

  it('are none that the author said, in whatever words around them', () => {
    expect(surplusTriples(TRIPLES, author('they were all tired and quite hungry'))).toHaveLength(1);
    expect(surplusTriples(TRIPLES, author('they were all tired, quite hungry, angry too'))).toEqual([]);
  });

  it.each(['Leadership. Courage. Honesty.', 'Mut. Nähe. Vertrauen.', 'Lire. Écouter. Répondre.'])(
    'are three sentences of a word each: %s',
    (row) => {
      const text = `It held.\n\n${row}`;
      const found = surplusTriples(text, author()).map(({ start, end }) => text.slice(start, end));
      expect(found).toEqual([row]);
      expect(surplusTriples(text, author(row.toLowerCase()))).toEqual([]);
      expect(surplusTriples(text, author('', row))).toEqual([]);
    },
  );

  it.each([
    'Monday. Rain.',
    'Ready. Go. He went. Left.',
    'Dr. Ana Roth. Paid.',
    'Two. Three. Four. Five. Gone.',
  ])('are no other short sentences: %s', (text) => {
    expect(surplusTriples(text, author())).toEqual([]);
  });

  it('are none where the author’s posts have as many', () => {
    expect(surplusTriples(TRIPLES, author('', TRIPLES))).toEqual([]);
  });

  it('are dashes from the third on', () => {
    const text = 'One — two. Three — four. Five — six.';
    expect(surplusDashes(text, author()).map(({ start }) => start)).toEqual([text.indexOf('Five')]);
    expect(surplusDashes(text, author('', 'Well — yes — no — so'))).toEqual([]);
  });

  it('are a pair of dashes of an author whose posts have none', () => {
    const text = 'Four repairs — £11,600 — and a leak.';
    expect(surplusDashes(text, author('', 'A.', 'B.', 'C.'))).toHaveLength(1);
    expect(surplusDashes(text, author('', 'A.', 'B.'))).toEqual([]);
    expect(surplusDashes(text, author('so — yes', 'A.', 'B.', 'C.'))).toEqual([]);
    expect(surplusDashes('Four repairs — and a leak.', author('', 'A.', 'B.', 'C.'))).toEqual([]);
  });

  it('are stock phrases that they neither said nor have the habit of', () => {
    const text = 'We leverage it.';
    expect(foreignStockPhrases(text, author())).toHaveLength(1);
    expect(foreignStockPhrases(text, author('We LEVERAGE it all'))).toEqual([]);
    expect(foreignStockPhrases(text, author('', 'Leveraging is fun'))).toEqual([]);
  });

  it('are no stock phrases where they said both parts of one', () => {
    const text = '"It\'s not the no that hurts," she told me. It\'s not knowing whether to tell her kids.';
    const notes = "she said it's not the no that hurts it's the not knowing whether to tell my kids";
    expect(foreignStockPhrases(text, author())).toHaveLength(1);
    expect(foreignStockPhrases(text, author(notes))).toEqual([]);
    expect(foreignStockPhrases(text, author("it's not the no that hurts"))).toHaveLength(1);
  });
});
