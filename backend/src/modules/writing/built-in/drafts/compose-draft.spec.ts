import {
  countCharacters,
  defaultWritingProfile,
  extractHashtags,
  type WritingProfile,
} from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import {
  inventedAuthor,
  NEWCOMER,
  ownPosts,
  requestOf,
} from '../../../../../test/support/writing/invented-authors.js';
import type { DraftWritingRequest } from '../../draft-writer.service.js';
import { composeDraft } from './compose-draft.js';

const draftOf = (notes: string, overrides: Partial<DraftWritingRequest> = {}) =>
  composeDraft(requestOf(NEWCOMER, notes, overrides));
const voice = (overrides: Partial<WritingProfile>) => ({
  preferences: { ...defaultWritingProfile(), ...overrides },
});
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('A draft of the built-in writer', () => {
  it('opens with the verdict that the notes end with, and goes on in their order', () => {
    const notes =
      'We moved the payroll date. The team hated it for a week. That gave us 6 days of float. Cash planning is mostly calendar work.';
    expect(draftOf(notes)).toBe(
      [
        'Cash planning is mostly calendar work.',
        'We moved the payroll date. The team hated it for a week. That gave us 6 days of float.',
      ].join('\n\n'),
    );
  });

  it('says with a colon what notes say with “=”, and sets no line first that hangs on another', () => {
    expect(
      draftOf(
        'Apprentice Callum, week 3. He rebuilt the same 2 metres five times. Teaching = keeping your hands in your pockets',
      ).split('\n\n')[0],
    ).toBe('Teaching: keeping your hands in your pockets.');
    expect(
      draftOf(
        '- Förderung Aufforstung: Antrag bis 31. März\n- von 12 Kunden haben 5 die Frist verpasst\n- ich fülle es jetzt mit ihnen aus\n- letztes Jahr keiner zu spät',
      ),
    ).not.toMatch(/^Letztes Jahr/u);
  });

  it('cuts no sentence at the full stop of a date, a number in a row or a time', () => {
    const notes =
      'Wir haben lange gesucht und nichts gefunden. Am 3. März rief Frau Bauer an und bestellte 400 Stück. Danach war alles anders als vorher.';
    expect(draftOf(notes)).toBe(
      [
        'Wir haben lange gesucht und nichts gefunden.',
        'Am 3. März rief Frau Bauer an und bestellte 400 Stück. Danach war alles anders als vorher.',
      ].join('\n\n'),
    );
    for (const kept of [
      'Im 3. Jahr kamen 40 Kunden.',
      'Der 2. Versuch kostete 900 Euro.',
      'Nr. 4 hielt 11 Tage.',
    ]) {
      expect(draftOf(`Wir haben lange gesucht. ${kept} Es war nicht leicht.`)).toContain(kept);
    }
    expect(draftOf('We had lost hope by then. At 9 a.m. Ruth called with 400 orders.')).toContain(
      'At 9 a.m. Ruth called with 400 orders.',
    );
  });

  it('opens with what somebody said, and with a figure against another one', () => {
    expect(
      draftOf(
        '- Test mit Herrn Krause\n- „Ich suche etwas, worauf man drücken kann“\n- der Knopf hat jetzt eine Farbe',
      ),
    ).toMatch(/^„Ich suche/u);
    expect(
      draftOf(
        'Neues Formular beim Kunden. Das Lager liest drei Felder. Abbrüche runter von 58 auf 12 Prozent.',
      ),
    ).toMatch(/^Abbrüche runter von 58 auf 12 Prozent\./u);
  });

  it('moves no sentence whose pronoun would lose what it stands for', () => {
    const notes =
      'The supplier waited. He cut the price by 20%, and we lost 3 clients less. Nothing else changed.';
    expect(draftOf(notes)).toMatch(/^The supplier waited\./u);
    // What follows takes up the sentence that would move.
    expect(draftOf('We wrote letters. 214 customers got one. They stayed.')).toMatch(/^We wrote letters\./u);
  });

  it.each([
    'Four reefers came on one ship. Difference: 1 was stuffed on a Friday at 16:50. The shipper says impossible. The gate log says otherwise.',
    'We were called to a yard with a mare called Dolly. Not colic, as they had thought. Dolly is eating again, 12 days of antibiotics.',
    'Azubi hat zum ersten Mal allein eine Urne getragen. Das war am Montag. 2 Stunden gebraucht, ich brauche 25 min.',
    'Seen in Leeds: the coffin in the window. 3 people stopped in ten minutes.',
    'Tilbury, Monday. 22 pallets of Chilean blueberries were at set point. The receiver rejected all 22.',
    'We were out there all day long. A fridge cools things down. A reefer keeps things as they were when you closed the door.',
    'Tilbury, Monday. 22 pallets of Chilean blueberries, and the receiver rejected them. They were about to write off £71,000. We wrote off 9.',
    'Seen in Leeds: the coffin in the window, price tag on. I liked it. 3 people stopped in ten minutes. Nobody stops at ours.',
    "Visite d'un lycée hôtelier hier, 24 élèves. Un seul avait déjà ouvert une huître. Le prof non plus. On en a ouvert 300 et on a eu 4 pansements.",
    'Tom fainted at a castration on Tuesday. Twelve years a vet! The farmer held him up.',
    "Acheter la camionnette avant de chercher des clients. En 2019 j'avais 12 restaurants et aucun moyen de livrer. J'ai perdu 3 clients en un mois.",
    'Marlene fiel bei der Probe um. Zwölf Jahre Tierärztin! Der Bauer hielt sie fest.',
    'Yann est tombé du bateau mardi. Douze ans de métier ! On a ri un peu.',
    'The auditor came on a Friday. We found 14 boxes of receipts in the cellar. Nobody spoke for a while.',
    'El martes vino la inspectora. Encontramos 14 cajas en el sótano. Nadie habló durante un rato.',
    'Wir waren früh im Lager. Ich habe 14 Kisten gezählt. Dann kam der Chef.',
    'What went wrong at the yard that day:\nThe probe was 2 degrees off. Nobody had looked.',
  ])('moves no sentence that says less in front, and tells no story from its end: %s', (notes) => {
    expect(draftOf(notes).replace(/\s+/gu, ' ')).toMatch(
      new RegExp(`^${notes.replace(/\s+/gu, ' ').slice(0, 30)}`, 'u'),
    );
  });

  it('moves a denial with the one that goes on from it', () => {
    const notes =
      'Gespräch mit einer Frau, die von einer Frist am Abend wusste. Sie dachte, sie muss alles gleich entscheiden. Die Frist gibt es nicht. Nirgends im Gesetz. Wir haben dann telefoniert.';
    expect(draftOf(notes)).toMatch(/^Die Frist gibt es nicht\. Nirgends im Gesetz\.\n\nGespräch/u);
  });

  it('opens otherwise when it is asked for again', () => {
    const notes =
      'We moved the payroll date by 6 days. The team hated it for a week. Cash planning is mostly calendar work.';
    const first = draftOf(notes);
    const second = draftOf(notes, { previous_text: first });
    expect(first).toMatch(/^Cash planning/u);
    expect(second).toMatch(/^We moved/u);
    expect([...words(second)].sort()).toEqual([...words(first)].sort());
  });

  it('makes sentences of quick notes, and keeps a list that is announced or numbered', () => {
    expect(
      draftOf("- raised prices 20% in May\n- sales said we'd lose a third\n- 214 customers, 3 left"),
    ).toBe("Raised prices 20% in May.\n\nSales said we'd lose a third. 214 customers, 3 left.");
    expect(
      draftOf(
        'Three things from the conference in Berlin:\n- nobody talks about retention\n- everyone sells AI',
      ),
    ).toContain('• nobody talks about retention\n• everyone sells AI');
    expect(draftOf('What I do on Mondays with 3 clients:\n1. call\n2. listen')).toContain(
      '1. call\n2. listen',
    );
  });

  const numbering = ownPosts([
    'Who owns the key?\n\nNobody does.\n\n1. Name two users.\n2. Remove the leaver.',
    'Is a CV evidence?\n\nNo.\n\n1. Ask for a reference.\n2. Copy it.',
    'Must you sponsor?\n\nPerhaps.\n\n1. Ask about grandparents.\n2. Open the checklist.',
  ]);

  it('makes sentences of a story in dashes, even for an author of lists', () => {
    const notes =
      '- sponsor note copied from another worker\n- wrong name in paragraph 2, "Mr Osei" instead of "Mrs Okafor"\n- officer spotted it in 4 minutes\n- nobody reads their own template\n- I read 19 of my own that night. Found 1';
    const draft = draftOf(notes, { own_posts: numbering });
    expect(draft).toMatch(/^Sponsor note copied from another worker\./u);
    expect(draft).toMatch(/I read 19 of my own that night\.\s+Found 1\./u);
    expect(draft).toMatch(/instead of "Mrs Okafor"\.\s/u);
    expect(draft).not.toMatch(/^(?:•|\d\.)/mu);
    const german = '- Prüfer kam um 6\n- er hat alles gesehen\n- Kaffee war kalt';
    expect(draftOf(german, { own_posts: numbering })).not.toContain('•');
  });

  it.each([
    [
      '- ask on payday\n- write down the day\n- keep the old one',
      '1. Ask on payday\n2. Write down the day\n3. Keep the old one',
    ],
    [
      'What to ask 3 new clients:\n- who reads the mail\n- who keeps the key',
      '1. Who reads the mail\n2. Who keeps the key',
    ],
  ])('gives a list of steps the marks and capitals of the author’s lists: %s', (notes, list) => {
    expect(draftOf(notes, { own_posts: numbering })).toContain(list);
  });

  it('asks in brackets for what is missing, at most twice, and for nothing where nothing is', () => {
    expect(draftOf('we talked about pricing again, and I was surprised how long it went on')).toMatch(
      /\[One case: who, when, which number\.\]\n\n\[What you take from it, in one sentence\.\]$/u,
    );
    expect(
      draftOf('We lost Acme in March. They had 40 seats. Nobody had called them since the sale.'),
    ).not.toContain('[');
  });

  it('closes as the author does: with a question only where they ask, and their own emoji and hashtags', () => {
    const notes =
      'We hired 9 people since January. The mugs with their names cost £6 each. Nine of them are still here.';
    const asks = ownPosts([
      'One! 🥐\n\nText.\n\nAnd you? 👇\n\n#Bakery',
      'Two! 🥐\n\nText.\n\nYours? 👇\n\n#Bakery',
      'Three! 🥐\n\nText of this.\n\nWho? 👇\n\n#Bakery',
    ]);
    expect(draftOf(notes, { own_posts: asks })).toMatch(
      /🥐\n\n.*\[Your question to the readers\.\] 👇\n\n#Bakery$/su,
    );
    const states = ownPosts([
      'One of these. It is so.',
      'Two of them. That was it.',
      'Three of us. And that is all.',
    ]);
    expect(draftOf(notes, { own_posts: states })).toMatch(/still here\.$/u);
    const signed = ownPosts([
      'It was so.\n\nBack to work.',
      'We had that.\n\nBack to work.',
      'They did it.\n\nBack to work.',
    ]);
    expect(draftOf(notes, { own_posts: signed })).toMatch(/Back to work\.$/u);
  });

  it('leaves out what the user does not want this time', () => {
    const rosie = inventedAuthor('bakeries');
    const draft = (instructions: string) =>
      composeDraft(requestOf(rosie, rosie.notes[0] ?? '', { instructions }));
    expect(extractHashtags(draft('no hashtags'))).toEqual([]);
    expect(draft('without emoji')).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(draft('no closing question')).not.toContain('[Your question');
  });

  it('makes no hashtag that the author has not used', () => {
    expect(
      extractHashtags(draftOf('Customer success starts before the sale. We lost a deal over it.')),
    ).toEqual([]);
    const sayers = voice({ signature_expressions: ['Progress over perfection'] });
    expect(draftOf('We lost a deal over it in May.', sayers)).not.toContain('Progress');
  });

  it('sets no hashtag of another subject, though it stands under two posts of five', () => {
    const tags = ['#cattle #vet', '#cattle #vet', '#horses #vet', '#goats #vet', '#dogs #vet'];
    const own_posts = tags.map((line, index) => ({
      content: `We treated ${12 + index} animals on the farm this week and none had to leave.\n\n${line}`,
      id: `post-${index}`,
      title: 'A week',
      posted_at: null,
      impressions: null,
      engagement_rate: null,
    }));
    const text = draftOf('The 340 sheep at Ronda had foot rot again. We moved them to the dry field.', {
      own_posts,
    });
    expect(extractHashtags(text)).toEqual(['vet']);
  });

  it('adds no word to a language that it does not know', () => {
    const notes =
      'Il cliente mi ha chiesto uno sconto del 20 per cento. Io ho detto di no. È tornato dopo due settimane e ha pagato tutto.';
    expect(words(draftOf(notes))).toEqual(words(notes));
    expect(draftOf(notes)).not.toContain('[');
  });

  it.each([
    'Il cliente ha chiesto uno sconto',
    'Podnieśliśmy ceny, trzech klientów odeszło',
    'De klant vroeg om korting',
    'Aumentei os preços e perdi três clientes',
    'Мы подняли цены',
    '値段を上げた',
  ])('adds no word to a headline in a language that it does not know: %s', (notes) => {
    const english = {
      ...NEWCOMER,
      profile: {
        ...NEWCOMER.profile,
        client_pain_points: 'They run out of cash while the plan of the year looks fine to all of them',
      },
    };
    const draft = composeDraft(requestOf(english, notes));
    expect(words(draft)).toEqual(words(notes));
    expect(draft).toMatch(/\n\n\[…\]$/u);
  });

  it('asks for more in the language of a headline', () => {
    expect(draftOf('Preise erhöht, drei Kunden weg')).toContain('[Was du daraus mitnimmst');
    expect(draftOf('Prix augmentés, trois clients partis')).toContain('[Ce que vous en retenez');
    expect(draftOf('Subimos los precios un poco')).toContain('[Un caso:');
  });

  it('leaves Japanese sentences as they are', () => {
    const notes = '先月、三つのお店の値段を二割上げました。お客様は一人も離れませんでした。';
    expect(draftOf(notes).replace(/\s/gu, '')).toBe(notes);
  });

  it.each(['no idea', 'Weiß ich nicht.', 'dunno, skip', '🎉🎉'])(
    'takes an answer that is none for none: %s',
    (answer) => {
      const draft = draftOf('Door seals again', { answers: [{ question: 'q', answer }] });
      expect(draft).toMatch(/^Door seals again\n/u);
      expect(draft).not.toContain(answer);
    },
  );

  it('has no marks of Markdown, and the capitals of German nouns that the author has', () => {
    expect(draftOf('# Prices\n\nWe raised them by **20%** in May, and __nobody__ left us.')).not.toMatch(
      /[#*_]/u,
    );
    const own_posts = ownPosts([
      'Eins. Die alte Frist war da.',
      'Zwei. Wir haben eine Frist.',
      'Drei. Das ist keine Frist.',
    ]);
    expect(
      draftOf('gestern hat sie angerufen, weil die frist nicht gilt und das keiner weiß', { own_posts }),
    ).toContain('weil die Frist nicht gilt');
  });

  it('marks where notes that are too long for LinkedIn have to be cut', () => {
    const draft = draftOf('Every sentence of these notes counts. '.repeat(130));
    expect(countCharacters(draft)).toBeLessThanOrEqual(3000);
    expect(draft).toContain('[Your notes go on from here.');
  });
});
