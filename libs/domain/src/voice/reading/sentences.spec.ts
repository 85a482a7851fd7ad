import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentenceRanges, sentencesOf } from './sentences.js';
import { anyTexts } from '../../text/testing/text-arbitraries.js';

const sentences = (post: string) => sentenceRanges(post).map(({ start, end }) => post.slice(start, end));

describe('sentences of a post', () => {
  it.each<[string, string[]]>([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['er übte. 4. prüfung bestanden. gut', ['er übte.', '4. prüfung bestanden.', 'gut']],
    ['Frau Janssen, 79, 3. gerät. Sie geht.', ['Frau Janssen, 79, 3. gerät.', 'Sie geht.']],
    [
      'Rief an, Wohnung 3. OG, Mieter lag 19 Tage. Gut.',
      ['Rief an, Wohnung 3. OG, Mieter lag 19 Tage.', 'Gut.'],
    ],
    ['How many? 4. They were late.', ['How many?', '4.', 'They were late.']],
    ['Est. cost 900. A firm with no phone no. now.', ['Est. cost 900.', 'A firm with no phone no. now.']],
    ['They said no. we left.', ['They said no.', 'we left.']],
    ['Hab 10 Whg. = 900 Euro, c.-à-d. 90 pro Stück.', ['Hab 10 Whg. = 900 Euro, c.-à-d. 90 pro Stück.']],
    ['A line without a full stop\nand the next', ['A line without a full stop', 'and the next']],
    ['Tools, e.g. a pen, are cheap. So is paper.', ['Tools, e.g. a pen, are cheap.', 'So is paper.']],
    ['It went from 4.5 to 6.2 percent. Good.', ['It went from 4.5 to 6.2 percent.', 'Good.']],
    ['Dr. Smith met J. Doe. They spoke.', ['Dr. Smith met J. Doe.', 'They spoke.']],
    ['Manche, z. B. Anna, gehen. Am 3. Oktober auch.', ['Manche, z. B. Anna, gehen.', 'Am 3. Oktober auch.']],
    [
      'Pens, paper etc. are cheap. We sell pens etc. They sell.',
      ['Pens, paper etc. are cheap.', 'We sell pens etc.', 'They sell.'],
    ],
    [
      "the fault was the shoebox's. he bought a scanner",
      ["the fault was the shoebox's.", 'he bought a scanner'],
    ],
    ['Der Verf. sagt es. Der Lehrj. auch.', ['Der Verf. sagt es.', 'Der Lehrj. auch.']],
    ['Die Gewerksch. hat es im Abschn. zwei. Gut.', ['Die Gewerksch. hat es im Abschn. zwei.', 'Gut.']],
    ['elle a pris 2 kg. on regarde. elle rit', ['elle a pris 2 kg.', 'on regarde.', 'elle rit']],
    [
      'Material 11 Euro. z. B. hätte man warten können.',
      ['Material 11 Euro.', 'z. B. hätte man warten können.'],
    ],
    ['it worked. We were glad. they paid', ['it worked.', 'We were glad.', 'they paid']],
    ['Das dauert i. d. R. zwei Wochen. Gut.', ['Das dauert i. d. R. zwei Wochen.', 'Gut.']],
    ['Wir führen Noten u. a. Dann schließen wir.', ['Wir führen Noten u. a.', 'Dann schließen wir.']],
    ['Er prüft Bälge u. v. m. Das dauert.', ['Er prüft Bälge u. v. m.', 'Das dauert.']],
    ['Wir zahlen i. H. v. 400 Euro. Gut.', ['Wir zahlen i. H. v. 400 Euro.', 'Gut.']],
    ['On ferme la 1re quinz. Mars est calme.', ['On ferme la 1re quinz.', 'Mars est calme.']],
    ['On a vu 30 pers. Le reste dormait.', ['On a vu 30 pers.', 'Le reste dormait.']],
    [
      'In Sept. Ruth left. It opens in Oct. We wait.',
      ['In Sept. Ruth left.', 'It opens in Oct.', 'We wait.'],
    ],
    ['She came on Tues. Nobody else did.', ['She came on Tues.', 'Nobody else did.']],
    ['Der Termin ist Mo. Vormittag. Gut.', ['Der Termin ist Mo. Vormittag.', 'Gut.']],
    ['So did I. Then we left.', ['So did I.', 'Then we left.']],
    ['They said no. We took No. 5.', ['They said no.', 'We took No. 5.']],
    ['So did I. We won 12. They lost.', ['So did I.', 'We won 12.', 'They lost.']],
    ['Well... maybe. Or… no. Hm… Yes.', ['Well... maybe.', 'Or… no.', 'Hm…', 'Yes.']],
    ['Great! 🚀 Next one.', ['Great! 🚀', 'Next one.']],
    ['Done. 👩🏽‍🍳🇫🇷 ✅ 3️⃣x is next.', ['Done. 👩🏽‍🍳🇫🇷 ✅', '3️⃣x is next.']],
    ['Done. 👩🏽‍🍳🇫🇷 ✅ Next.', ['Done. 👩🏽‍🍳🇫🇷 ✅', 'Next.']],
    ['Great! 🚀', ['Great! 🚀']],
    ['She said “Stop.” He did.', ['She said “Stop.”', 'He did.']],
    [
      'Mert (19!) fuhr allein. Dani (¡22 años!) cambió.',
      ['Mert (19!) fuhr allein.', 'Dani (¡22 años!) cambió.'],
    ],
    ['found a nest (in the motor!) £0 parts', ['found a nest (in the motor!) £0 parts']],
    [
      'Die drei (!) Kolleginnen blieben (warum?). Gut.',
      ['Die drei (!) Kolleginnen blieben (warum?).', 'Gut.'],
    ],
    ['We closed. (It was Sunday!) Then we left.', ['We closed.', '(It was Sunday!)', 'Then we left.']],
    ['He came (at last!) Then we left.', ['He came (at last!)', 'Then we left.']],
    ['1. First\n2) Second\n• Third\n→ Fourth', ['First', 'Second', 'Third', 'Fourth']],
    ['Look at example.com and node.js now', ['Look at example.com and node.js now']],
    ['🚀\n---\n\n', []],
    ['', []],
  ])('%p are %p', (post, expected) => {
    expect(sentences(post)).toEqual(expected);
  });

  it.each([
    'Am 3. März rief Frau Bauer an und bestellte 400 Stück.',
    '3. März: Anruf von Frau Bauer.',
    'Zum 31.12. kündigten wir den Vertrag.',
    'Im 3. Jahr war alles anders.',
    'Es war der 2. Versuch.',
    'Seit dem 2. großen Auftrag läuft es.',
    'Wir haben z. B. Anna gefragt.',
    'Wir haben z.B. Anna gefragt, d.h. Annas Büro.',
    'Kunden, u.a. Bäckereien, gingen, u. a. Bauer.',
    'Wir haben u.a. Kunden gefragt.',
    'Nr. 4 war die beste, Nr. 5 nicht.',
    'Es kostete 5 Mio. Euro und max. 3 Tage.',
    'At 9 a.m. Ruth called.',
    'Yesterday at 9:30 p.m. Ruth called again.',
    'The U.S. Navy bought twelve.',
    'Nos clients, p. ex. Marie, sont partis.',
    'Por p. ej. Marta y el Sr. García.',
    'La Sra. Ruiz y M. Lambert.',
    'Unsere Abt. in Leeds ist weg.',
    'Er hat mich bzgl. der Orgel angerufen.',
    'Tues. morning, Capt. Dreyer rang me approx. 0600.',
    'On Sun. night Ms. Oyelaran found Sgt. Mills.',
    'Il a perdu 9 kg, soit 1,5 kg par quinz. environ.',
    'Elle mange 1100 kcal env. par jour.',
    'Hr. Pfr. Lang und Dipl.-Ing. Meyer waren da.',
    'Since Feb. 3 the berth is closed.',
    'Los Sres. Gil y Dña. Ana viven en la Avda. Mayor, tlf. 600.',
    'Un pedido de EE. UU. llegó roto.',
    'Die Fa. Kern, Inh. Frau Moll, geb. Stein, und Fr. Kolb zahlten o. Nachweis.',
  ])('may have a full stop within them: %j', (sentence) => {
    expect(sentences(`${sentence} Then it was over.`)).toEqual([sentence, 'Then it was over.']);
  });

  it.each([
    ['We met at 9 a.m. They were late.', 2],
    ['We slept. At 9 a.m. Ruth called. We got up.', 3],
    ['He moved to the U.S. We stayed.', 2],
    ['I am 40. Clients call me old.', 2],
    ['We spoke to Max. Ruth was there.', 2],
    ['Wir schlossen am 3. Danach war Ruhe.', 2],
    ['Wir blieben bei 12. Kunden gingen trotzdem.', 2],
    ['On a vendu un des 12. Ils sont contents.', 2],
    ['Es ist Juni. wir warten. es geht so. dann los', 4],
    ['wir bauen um. es wird gut. alles neu', 3],
    ['ce matin elle arrive. elle mange 1100 kcal env. par jour. 240 lignes! elle pleure', 4],
    ['wir reden bzgl. der orgel. dann gehen wir', 2],
    ['We lay in the sun. Ruth slept.', 2],
    ['We met on Tues. Then it rained.', 2],
  ])('end with one all the same: %j', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });

  it('are found at once in a text that is made to be read in many ways', () => {
    expect(sentences(`${'today, '.repeat(2_000)}x p.m. Ruth`)).toHaveLength(2);
  });

  it('keep the marks of a list where they are told to', () => {
    const text = '1. First. Second\n• Third';
    expect(sentencesOf(text, { keepsMarks: true })).toEqual(['1. First.', 'Second', '• Third']);
  });

  it.each([true, false])('joined give the text back, whatever it is (marks kept: %p)', (keepsMarks) => {
    const part = fc.oneof(
      fc.constantFrom(
        'Am',
        '3.',
        'März',
        'der',
        '2.',
        'Versuch',
        '9 a.m.',
        'Ruth',
        'z. B.',
        'Nr. 4',
        'p. ex.',
      ),
      fc.constantFrom(
        'Sr. García',
        'we.',
        'Won!',
        '🚀',
        '…',
        '- ',
        '1. ',
        '\n',
        '“Stop.”',
        'https://a.b/c',
        '#tag',
        '---',
      ),
      anyTexts({ maxLength: 8 }),
    );
    const text = fc.array(part, { maxLength: 25 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, (post) => {
        let left = post;
        for (const { start, end } of sentenceRanges(post, { keepsMarks }).reverse()) {
          left = left.slice(0, start) + 'x' + left.slice(end);
        }
        for (const line of left.split(/[\n\r\v\f\u0085\u2028\u2029]/u)) {
          const between = line.includes('x')
            ? line.replace(/^\s*(?:[-–—•*▪‣→➜✓✔>]|\d{1,2}[.)])\s/u, keepsMarks ? '$&' : '')
            : '';
          expect(between.replace(/x/gu, '').trim()).toBe('');
          expect(line.replace(/x|^\s*\d{1,2}[.)]\s/gu, '')).not.toMatch(/[\p{L}\p{N}]/u);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('stand in the post in their order, without white space around them, whatever the text', () => {
    fc.assert(
      fc.property(anyTexts({ maxLength: 300 }), (post) => {
        let end = 0;
        for (const range of sentenceRanges(post)) {
          expect(range.start).toBeGreaterThanOrEqual(end);
          expect(range.end).toBeGreaterThan(range.start);
          expect(post.slice(range.start, range.end)).toBe(post.slice(range.start, range.end).trim());
          ({ end } = range);
        }
      }),
    );
  });
});
