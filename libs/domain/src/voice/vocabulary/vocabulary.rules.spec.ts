import { describe, expect, it } from '@jest/globals';
import { readPosts } from '../reading/read-posts.js';
import { returningWords } from './returning-words.js';
import { frequentWords, jargon } from './vocabulary.rules.js';

const frequent = (...posts: string[]) => frequentWords(readPosts(posts)).map(({ text }) => text);
const terms = (...posts: string[]) => jargon(readPosts(posts)).map(({ text }) => text);

describe('frequent words', () => {
  it('are those that come back, most frequent first and the same count by the alphabet', () => {
    expect(
      frequent('Margin and studio and margin.', 'The studio has a margin, a quote and a bill.', 'Quote it.'),
    ).toEqual(['margin', 'quote', 'studio']);
  });

  it('have more than two letters and are no stop words of the language of their post', () => {
    expect(frequent('We do AI, and we do it with you. AI is what we do. Because because.')).toEqual([]);
    expect(frequent('Die Kunden sind wichtig. Wir fragen die Kunden.')).toEqual(['Kunden']);
    expect(frequent('Les clients sont là. Avec des clients, c’est mieux.')).toEqual(['clients']);
    expect(frequent('Los clientes son todo. Para los clientes y con ellos.')).toEqual(['clientes']);
  });

  it('keep the capital of a name and lose that of a beginning', () => {
    expect(frequent('Margin counts on Thursday. A margin is what Thursday shows.')).toEqual([
      'margin',
      'Thursday',
    ]);
  });

  it('count possessive and elided forms as the word itself', () => {
    expect(frequent("The client's money. Ask the client.")).toEqual(['client']);
    expect(frequent('L’entreprise est là et nous aussi. Une entreprise, c’est tout.')).toEqual([
      'entreprise',
    ]);
    expect(frequent("They don't. We don't. I don't.")).toEqual([]);
  });

  it('are neither hashtags nor mentions nor parts of addresses', () => {
    expect(
      frequent(
        '#growth #growth @Anna Berg @Anna Berg https://growth.example/pricing https://growth.example/pricing',
      ),
    ).toEqual([]);
  });

  it('are at most ten', () => {
    const words = [...'abcdefghijkl'].map((letter) => letter.repeat(4)).join(' ');
    expect(frequent(`${words}. ${words}.`)).toHaveLength(10);
  });
});

describe('jargon', () => {
  it('has more than six letters and comes more than once, in two posts', () => {
    expect(terms('Our retainer and our budget.', 'The retainer, the budget, overdrafts.')).toEqual([
      'retainer',
    ]);
    expect(terms('Our retainer. The retainer.', 'No other word of the trade.')).toEqual([]);
  });

  it('is none of the words that everybody uses, in any form', () => {
    expect(
      terms('Different projects, working together.', 'Together, different projects are working.'),
    ).toEqual([]);
    expect(terms('Die Unternehmen und die Rechnungen.', 'Unternehmen schreiben Rechnungen.')).toEqual([]);
    expect(terms('Les réunions du directeur.', 'Le directeur aime les réunions.')).toEqual([]);
    expect(terms('Los clientes y los camiones.', 'Sin camiones no hay clientes.')).toEqual([]);
  });

  it('has acronyms and rare short terms, but no shouted word and no name', () => {
    expect(terms('Our DSO and the P&L, with WIP.', 'DSO again. Read the P&L, and the WIP.').sort()).toEqual([
      'DSO',
      'P&L',
      'WIP',
    ]);
    expect(terms('There was NOTHING, said BEA.', 'NOTHING at all. Bea knew, and so did BEA.')).toEqual([]);
    expect(terms('The churn rate of it.', 'We lost it to churn.')).toEqual(['churn']);
    expect(terms('We met Okonkwo there.', 'Then Okonkwo came.')).toEqual([]);
  });

  it('keeps words together that a mark or a habit joins', () => {
    expect(terms('Das Design-System steht.', 'Wir haben ein Design-System.')).toEqual(['Design-System']);
    expect(terms('The aged debtors are here.', 'Look at aged debtors.')).toEqual(['aged debtors']);
  });

  it('is nothing that others are quoted with, and no word of a signature phrase', () => {
    expect(terms('He said "retainer" once.', 'She said "retainer" too.')).toEqual([]);
    const posts = readPosts(['Hello flourpeople.', 'Hello flourpeople.']);
    expect(jargon(posts, [], ['Hello flourpeople'])).toEqual([]);
  });

  it('is at most eight words', () => {
    const words = [...'abcdefghij'].map((letter) => letter.repeat(7)).join(', ');
    expect(terms(`${words}.`, `${words}.`)).toHaveLength(8);
  });
});

describe('words to come back to', () => {
  const posts = [
    'He asked about the slates on Monday. Slates ring.',
    'We asked for new slates. The buckets stood there, eleven buckets.',
    'Nobody asked. The slates had slipped.',
  ];

  it('stand in three posts and are not among the commonest', () => {
    expect(returningWords(['asked', 'slates', 'buckets'], posts)).toEqual(['slates']);
  });

  it('are none of everyday verbs and of the subject of one post', () => {
    expect(
      returningWords(
        ['dit', 'ans', 'carottes'],
        ['Il a dit deux ans.', 'Elle a dit trois ans.', 'On a dit dix ans avec des carottes.'],
      ),
    ).toEqual([]);
  });

  it('are no words of others', () => {
    expect(
      returningWords(
        ['slates'],
        posts.map((text) => `She said "${text}"`),
      ),
    ).toEqual([]);
  });
});

describe('German terms', () => {
  it('are named as they stand alone, not in the genitive', () => {
    const posts = [
      'Die Rechnung eines Patents ist kurz. Die Spannvorrichtung hält.',
      'Der Gegner des eigenen Patents ist das Marketing.',
      'Ein Patent ist eine Urkunde. Mit den Patenten beginnt es.',
    ];
    expect(jargon(readPosts(posts)).map(({ text }) => text)).toEqual(['Patent']);
  });
});
