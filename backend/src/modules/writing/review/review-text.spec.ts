import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOSTILE_PARTS } from '../../../../test/support/api/hostile-parts.js';
import type { ReviewContext } from './review-context.js';
import { reviewText } from './review-text.js';

const context = (material: string, more: Partial<ReviewContext> = {}): ReviewContext => ({
  material: [material],
  known: [],
  ownPosts: [],
  neverUse: [],
  isPart: false,
  ...more,
});
const found = (text: string, material: string, more?: Partial<ReviewContext>) =>
  reviewText(text, context(material, more)).map(({ kind, quotation }) => `${kind}: ${quotation}`);

describe('The facts of a text', () => {
  it('are quoted in whole words', () => {
    expect(found('Das 5-jährige Kind lachte.', 'Das Kind lachte.')).toEqual(['number: 5-jährige']);
    expect(found('We left on the 9th of May.', 'We left on the 3rd of May.')).toEqual(['number: 9th']);
  });

  it.each([
    ['It fell by 12 % in the year.', 'it fell by twelve percent in a year'],
    ['Wir haben 1.200 Kunden bei uns.', 'we had 1,200 clients then'],
    ['We have three thousand of them.', 'about 3k in all'],
    ['Il y a 12 500 euros de plus.', 'Es sind 12.500 Euro'],
    ['It is for teams of 2–15 people.', 'teams of 2 to 15 people'],
    ['We took 14 days for it.', 'we took two weeks'],
    ['Wir waren zweiundzwanzig Kunden und sie.', '22 Kunden'],
    ['Hay treinta y cinco euros de más.', '35 euros'],
    ['Nous avons quatre-vingt-dix clients.', '90 clients'],
    ['She works on month 8 of it.', 'Broke even in month 8'],
    ['It was in March and we had a call.', 'Anruf im März'],
    ['We did it on a Tuesday and it was fine.', 'we did it'],
    ['She told me on Thursday and it was fine.', 'client call thursday'],
    ['It was in May and we had a call.', 'since may we have a call'],
    ['Wir waren am Dienstag im Werk und im März auch.', 'dienstag im werk, märz auch'],
    ['The revenue doubled in this time.', 'from 40k to 80k of revenue'],
    ['Last autumn she had no time for us.', 'no time for us in autumn'],
    ['Je ne dis pas qu’il faut casser son four.', 'le four est cassé, il faut attendre'],
    ['I met Ruth and her dog there.', 'met ruth, has a dog'],
    ['There are three reasons for it, and two lessons.', 'some reasons'],
    ['She said “nobody asked us” and left.', 'she: "Nobody asked us!"'],
    ['We read a “quick win” in it.', 'a win'],
    ['Step 3: we call them, 24/7 and 100% in person.', 'we call them'],
    ['1. We call.\n2. They pay.', 'call, pay'],
    ['Nobody told me that we had lost it.', 'nobody had told me we lost it'],
    ['Do it without a lawyer, and you will lose the client.', 'do it with no lawyer and you lose the client'],
  ])('have their source: %s', (text, material) => {
    expect(found(text, material)).toEqual([]);
  });

  it.each([
    ['It fell by 41% in the year.', 'it fell by 31 percent', 'number: 41%'],
    ['We had it done in 12 days or so.', 'done in 12 weeks', 'unit: 12 days'],
    ['Das kostet uns 400 Franken im Jahr.', 'kostet 400 Euro', 'unit: 400 Franken'],
    ['It was in May and we had a call.', 'a call in March', 'date: May'],
    ['It was in May and we had a call.', 'we may call, they march on', 'date: May'],
    ['Es war letzten Sommer und wir waren da.', 'wir waren im Winter da', 'date: letzten Sommer'],
    ['We have done it since 2014 or so.', 'since 2016', 'date: 2014'],
    ['I met Sarah Chen and her dog there.', 'met a client with a dog', 'name: Sarah Chen'],
    ['Then we called Meridian Foods about it.', 'called the client', 'name: Meridian Foods'],
    ['Dann habe ich mit Frau Bauer darüber gesprochen.', 'mit der Kundin gesprochen', 'name: Frau Bauer'],
    ['Das war bei der Nordlicht GmbH und nicht hier.', 'bei einem Kunden', 'name: Nordlicht GmbH'],
    ['She said “you saved our year” and left.', 'she was happy', 'quotation: you saved our year'],
    [
      'We did not lose the client in the end.',
      'we lost the client',
      'negation: We did not lose the client in the end.',
    ],
    [
      'Wir haben den Kunden nicht verloren.',
      'wir haben den Kunden verloren',
      'negation: Wir haben den Kunden nicht verloren.',
    ],
    ['The revenue tripled in this time.', 'revenue went up', 'number: tripled'],
    ['A third of our clients left us then.', 'some clients left', 'number: A third of'],
  ])('are told where they have none: %s', (text, material, finding) => {
    expect(found(text, material)).toEqual([finding]);
  });

  it('are told once where they lie in an invented quotation', () => {
    expect(found('She said “you saved 41% in May” and left.', 'she was happy')).toEqual([
      'quotation: you saved 41% in May',
    ]);
  });

  it('are read by their digits alone where the text shows no language that is known', () => {
    expect(found('Tizenkét ügyfél, 41 nap, Kovács Éva', '')).toEqual(['number: 41']);
  });
});

describe('The habits of an author', () => {
  const own = ['We leverage what we have — always — and it works — for us.', 'One — two — three — four.'];
  it('are no faults of a text', () => {
    const text = 'We leverage it — again — and it works — as ever.';
    expect(found(text, '')).toEqual([`dashes: ${text}`, 'stock_phrase: leverage']);
    expect(found(text, '', { ownPosts: own })).toEqual([]);
  });

  it('decide about hashtags', () => {
    expect(found('We did it. #one #two #three #four', '')).toEqual(['hashtags: #four']);
    expect(found('We did it. #one', '', { ownPosts: ['a b', 'c d', 'e f'] })).toEqual(['hashtags: #one']);
    expect(found('We did it. #one', 'with #one please', { ownPosts: ['a b', 'c d', 'e f'] })).toEqual([]);
  });

  it('about hashtags are one from three posts on', () => {
    expect(found('We did it. #one', '', { ownPosts: ['a b', 'c d'] })).toEqual([]);
  });

  it('are the measure of a rhythm', () => {
    const even = 'We call all of our clients on the phone. '.repeat(9).trim();
    expect(reviewText(even, context('')).map(({ kind }) => kind)).toEqual(['rhythm']);
    const posts = [even, `${even}\n`, `${even}\n\n`];
    expect(reviewText(even, context('', { ownPosts: posts }))).toEqual([]);
    expect(reviewText(even, context('', { isPart: true }))).toEqual([]);
  });
});

describe('What a model says about its text', () => {
  it('is told as no part of it, and hides nothing else', () => {
    const text =
      'Sure! Here is your LinkedIn post:\n\nWe lost 41 of them.\n\nLet me know if you want me to change the tone.';
    expect(found(text, 'lost some')).toEqual([
      'preamble: Sure! Here is your LinkedIn post:',
      'number: 41',
      'sign_off: Let me know if you want me to change the tone.',
    ]);
  });

  it.each([
    'Here is what I do on the first day:\n\nI call.',
    'We called.\n\nLet me know if you were there.',
    'We called.\n\nWould you like to join us?',
    'Natürlich.\n\nDas war der Plan.',
  ])('is not seen in an author’s own words: %s', (text) => {
    expect(reviewText(text, context('')).map(({ kind }) => kind)).toEqual([]);
  });
});

describe('The review of a text', () => {
  // How long it takes is measured by the benchmark `endurance`.
  it.each(HOSTILE_PARTS)(
    'comes to an end, whatever a model repeats, and misses nothing in what it was told: %j',
    (part) => {
      const text = part.repeat(Math.ceil(10_000 / part.length));
      const facts = reviewText(text, context(text, { known: [text], ownPosts: [text] }));
      expect(facts.filter(({ kind }) => ['number', 'unit', 'date'].includes(kind))).toEqual([]);
    },
  );
});

describe('Every finding', () => {
  it('quotes the text at its place, whatever the text is', () => {
    const words = fc.constantFrom(
      'We',
      'lost',
      '41%',
      'in',
      'May',
      '“so',
      'it',
      'is”',
      'Anna',
      '**',
      '#a',
      '—',
      '\n\n',
      '[x]',
      '.',
      'nicht',
      '12 days',
      '1.200',
    );
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 40 }),
        fc.array(words, { maxLength: 20 }),
        (text, material) => {
          const written = text.join(' ');
          for (const { place, quotation } of reviewText(written, context(material.join(' ')))) {
            expect(written.slice(place.start, place.end)).toBe(quotation);
          }
        },
      ),
    );
  });

  it('is none where the text is what the author said', () => {
    const sentence = fc.constantFrom(
      'We lost 12 clients in May. ',
      'Nobody told Ruth about the 30% then. ',
      'Ich habe mit Frau Bauer gesprochen. ',
      'She said “this is not for us at all”. ',
    );
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 7 }), (sentences) => {
        const text = [...new Set(sentences)].join('');
        expect(found(text, text)).toEqual([]);
      }),
    );
  });
});

describe('Denials that are typed in haste', () => {
  const orla =
    'the parents werent told about the new menu, the kids arent asked either, bridget isnt paid for the lunch hour and we shouldnt have let it go on';

  it.each([
    ["The parents weren't told about the new menu. The kids aren't asked either.", orla],
    ["Bridget isn't paid for the lunch hour.", orla],
    ['The parents werent told about the new menu.', orla],
    [
      'Wir haben nichts gesagt.',
      'haben wir acht Profis Traubensaft hingestellt und nix gesagt, das war es dann auch',
    ],
  ])('are no other statements: %s', (text, material) => {
    expect(found(text, material)).toEqual([]);
  });

  it.each([
    ['The parents were told about the new menu.', orla],
    ['Bridget is paid for the lunch hour.', orla],
    ['Er hat die Probe bezahlt.', 'der hat net mal die probe bezahlt und ist dann einfach wieder gegangen'],
  ])('are lost in: %s', (text, material) => {
    expect(found(text, material)).not.toEqual([]);
  });
});

describe('Units with a prefix', () => {
  const plant = 'the hall draws 1.2 MW at full load, each rack 12 kW, and the backup is 40 GB a day';

  it.each([
    'The hall draws 1.2 MW at full load.',
    'Each rack draws 12 kW.',
    'The backup is 40 GB a day.',
    'It draws 1,200 kW.',
  ])('are as the author has them: %s', (text) => {
    expect(found(text, plant)).toEqual([]);
  });

  it.each([
    'The hall draws 1.2 kW at full load.',
    'The hall draws 1.2 GW.',
    'Each rack draws 12 W.',
    'The backup is 40 TB a day.',
  ])('are not exchanged: %s', (text) => {
    expect(found(text, plant)).not.toEqual([]);
  });
});
