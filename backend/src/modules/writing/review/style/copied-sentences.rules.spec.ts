import { describe, expect, it } from '@jest/globals';
import { copiedSentences } from './copied-sentences.rules.js';

const CLOSING = 'Which one do you skip? 📦';
const ownPosts = [
  `Duty relief is not a secret. It is a form.\n\nA furniture importer in Hull sent 11% of its chairs back last year.\n\nThe form has 2 pages.\n\nHow many chairs did you send back? 📦\n\n#customs`,
  `I lost a client this week.\n\nHe found somebody who said yes in 20 minutes.\n\n${CLOSING}`,
  `Your container is not stuck. Your paperwork is.\n\n${CLOSING}`,
  `Incoterms are not a footnote.\n\n${CLOSING}`,
  'Förderanträge sind Märchenbücher.\n\nDer Kunde hatte unterschrieben, ohne auf den Dachboden zu gehen.',
];
const NOTES = 'client in Bristol imports bike lights, container held in Southampton for 9 days';
const copied = (text: string, material: readonly string[] = [NOTES], known: readonly string[] = []) =>
  copiedSentences(text, { material, known: [...known, ...ownPosts], ownPosts }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('A sentence of an earlier post', () => {
  it.each([
    'Duty relief is not a secret.',
    'The form has 2 pages.',
    'How many chairs did you send back? 📦',
    'I lost a client this week.',
    // Nearly: a word exchanged, put in, left out.
    'A furniture importer in Hull sent 12% of its chairs back last year.',
    'He found somebody else who said yes in 20 minutes.',
    'Der Kunde hatte unterschrieben, ohne je auf den Dachboden zu gehen.',
    'Der Kunde hat unterschrieben, ohne auf den Dachboden zu gehen.',
  ])('is found in a text about another matter: %s', (sentence) => {
    expect(copied(`${sentence}\n\nA client in Bristol waited for 9 days.`)).toEqual([sentence]);
  });

  it.each([
    // In three posts it is how they close.
    CLOSING,
    'So it is.',
    'I lost a container this month.',
    'Your client is not late. Your forwarder is.',
    'A bike importer in Bristol sent 3 containers back last year.',
    'Der Kunde hatte gezahlt, ohne je zu fragen.',
  ])('is none where the author only speaks as ever: %s', (sentence) => {
    expect(copied(`${sentence}\n\nA client in Bristol waited for 9 days.`)).toEqual([]);
  });

  it('is the author’s to say again where they said it for this text or of themselves', () => {
    const sentence = 'He found somebody who said yes in 20 minutes.';
    expect(copied(sentence, ['notes: he found somebody who said yes in 20 minutes, then rang'])).toEqual([]);
    expect(copied(sentence, [NOTES], [sentence])).toEqual([]);
    expect(copied(sentence)).toEqual([sentence]);
  });

  it('is none where there are no earlier posts', () => {
    expect(copiedSentences('I lost a client this week.', { material: [], known: [], ownPosts: [] })).toEqual(
      [],
    );
  });
});
